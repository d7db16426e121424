export { acceptForSamePrompt, type FindSynonyms, type Synonym } from './accepted-answers.ts';
export {
  type AskedQuestions,
  type AskedSource,
  askAboutWords,
  exampleDirection,
  findAvailability,
} from './availability.ts';
export { type AspectSettings, buildCandidates } from './build-item.ts';
export {
  type AnswerFinders,
  type AskedWords,
  askWords,
  buildFillers,
  buildPool,
  buildQuiz,
  completeAnswers,
  type FindFillers,
  type QuizCandidates,
} from './build-quiz.ts';
export {
  type AnswerModes,
  asksImages,
  asksTranslations,
  type Candidate,
  itemFor,
  quizLimits,
  shownText,
  toQuestionKey,
  toSide,
} from './candidate.ts';
export type { FindForms, TextForm } from './forms.ts';
export { type FindHomographs, tellHomographsApart } from './homographs.ts';
export { resolveSettings } from './resolve-settings.ts';
export { hashText, seededRandom } from './seeded-random.ts';
