//! 5×5 작은 체스(mini chess)의 규칙과 평가
