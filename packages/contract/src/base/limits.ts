/** Limits shared by server and browser; `init-data` returns them as `settings`. */
export const limits = {
  listMaxWords: 1000,
  tableMinColumns: 2,
  tableMaxColumns: 10,
  tableMaxRows: 200,
  tableCellMaxWords: 10,
  translationMaxPins: 3,
  imageMaxPins: 3,
  uploadMaxMegabytes: 5,
  uploadExtensions: '.png,.jpg,.jpeg,.webp,.gif',
  imageMinPixels: 200,
  imageMaxMegapixels: 40,
  nameMaxLength: 80,
  noteMaxLength: 500,
  wordMaxLength: 120,
  exampleMaxLength: 200,
  quizWords: 10,
  quizMaxWords: 100,
  quizAnswerMaxLength: 500,
  feedPageSize: 24,
  feedMaxPageSize: 100,
  feedMaxPage: 100,
} as const;

export type Limits = typeof limits;
