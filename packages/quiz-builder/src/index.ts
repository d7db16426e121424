export {
  acceptAllWords,
  acceptForSamePrompt,
  type FindSynonyms,
} from './accepted-answers.ts';
export {
  type AskedQuestions,
  type AskedSource,
  askAboutWords,
  exampleDirection,
  findAvailability,
} from './availability.ts';
export { type AspectSettings, buildCandidates } from './build-item.ts';
export {
  type AskedWords,
  askWords,
  buildFillers,
  buildPool,
  buildQuiz,
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
export { resolveSettings } from './resolve-settings.ts';
export { seededRandom } from './seeded-random.ts';
