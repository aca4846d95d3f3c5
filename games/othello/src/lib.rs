//! 오델로(Othello)의 규칙과 평가
