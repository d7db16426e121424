/** The round as a row of squares, for messages that take nothing but text. */
export const resultSquares = (answers: readonly { correct: boolean }[]): string =>
  answers.map(({ correct }) => (correct ? '🟩' : '🟥')).join('');
