import { WordMode } from './enumeration.ts';

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
  recordingMaxMegabytes: 2,
  recordingMaxSeconds: 10,
  recordingMinSeconds: 0.2,
  recordingExtensions: '.wav,.mp3,.ogg,.oga,.opus,.webm',
  packageMaxMegabytes: 500,
  packagePartMegabytes: 4,
  packageMaxNotes: 100_000,
  importMaxWords: 50_000,
  importUndoDays: 7,
  openedMaxLinks: 50,
  nameMaxLength: 80,
  noteMaxLength: 500,
  wordMaxLength: 120,
  definitionMaxLength: 300,
  exampleMaxLength: 200,
  exampleMaxTrans: 20,
  grammarMaxLength: 120,
  grammarMaxForms: 12,
  grammarMaxVariants: 10,
  frequencyMaxRank: 1_000_000,
  quizWords: 10,
  quizMaxWords: 100,
  quizAnswerMaxLength: 500,
  quizMaxMixedUp: 50,
  mnemonicMaxLength: 200,
  dailyGoalWords: 10,
  dailyGoalMaxWords: 200,
  dailyGoalMaxMinutes: 120,
  dayEndsAt: 4,
  dayEndsAtMax: 12,
  studyMaxPlans: 5,
  studyMaxBreaks: 50,
  breakMaxDays: 90,
  lessonWords: 5,
  forecastDays: 14,
  retentionWeeks: 12,
  feedPageSize: 24,
  feedMaxPageSize: 100,
  feedMaxPage: 100,
} as const;

export type Limits = typeof limits;

/** How long the text of a word, an idiom or a definition may be. */
export const maxTextLength = (mode: WordMode = WordMode.Word): number =>
  mode === WordMode.Definition ? limits.definitionMaxLength : limits.wordMaxLength;

/** Words of one text. Dictionaries number fewer. */
export const maxHomograph = 9;
