//! 틱택토(tic-tac-toe)의 규칙과 평가
