export { findUnavailableReason, type UnavailableReason } from './questions/availability.ts';
export { pickDistractors } from './questions/distractors.ts';
export {
  type ItemQuestion,
  isSameTile,
  type QuizAnswer,
  type QuizItem,
  type QuizKind,
  type QuizSense,
  type QuizSide,
} from './questions/item.ts';
export {
  buildLetterMatch,
  hintLetter,
  judgeLetterMatch,
  type LetterHint,
  type LetterMatchQuestion,
  type LetterSlot,
  shuffleLetters,
} from './questions/letter-match.ts';
export {
  buildMatchUp,
  judgeMatchUp,
  type MatchUpJudgement,
  type MatchUpQuestion,
  removeMatch,
} from './questions/match-up.ts';
export {
  buildMultipleChoice,
  type MultipleChoiceQuestion,
  type MultipleChoiceSettings,
} from './questions/multiple-choice.ts';
export { isBuiltFromWords } from './questions/phrase.ts';
export {
  buildCard,
  buildSpelling,
  type CardQuestion,
  judgeMultipleChoice,
  type SpellingQuestion,
} from './questions/question.ts';
export { listSpecialLetters } from './questions/special-letters.ts';
export { judgeSpelling } from './questions/spelling-question.ts';
export { deleteResult, getCurrentPair, goToNext, setIndex, undo } from './quiz/navigation.ts';
export {
  addResult,
  createQuiz,
  findLatestResult,
  findResult,
  type Quiz,
  type QuizEntity,
  type QuizPair,
  type QuizResult,
  type RecordedResult,
  reset,
  setEntity,
} from './quiz/quiz.ts';
export {
  countBestStreak,
  countPoints,
  countStreak,
  isComplete,
  listMissedPairs,
  type QuizScore,
  score,
} from './quiz/score.ts';
export { type Random, sample, shuffle } from './random/random.ts';
export { type LessonQuestion, planLesson } from './session/lesson.ts';
export { type PlannedQuestion, planMixedRounds } from './session/mixed-rounds.ts';
export { findPartners, type MixedUpPairs, placeTogether } from './session/mixed-up.ts';
export {
  answerPlacement,
  createPlacement,
  findNextPlacementQuestion,
  findPlacedLevel,
  maxPlacementQuestions,
  type Placement,
  type PlacementAnswer,
  type PlacementQuestion,
  undoPlacement,
} from './session/placement.ts';
export {
  createQuizSession,
  flattenRounds,
  getProgress,
  goToNextRound,
  type QuizSession,
  type SessionProgress,
  undoAcrossRounds,
} from './session/quiz-session.ts';
export {
  gradeSpelling,
  type SpellingGrade,
  type SpellingInput,
} from './spelling/grade-spelling.ts';
export { type DiffSegment, diffSpelling, isSimilar } from './spelling/spelling-diff.ts';
export { isRightVerdict, type RatedVerdict, type SpellingVerdict } from './spelling/verdict.ts';
export { foldText } from './text/fold.ts';
