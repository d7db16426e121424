export type { UnavailableReason } from './questions/availability.ts';
export { findUnavailableReason } from './questions/availability.ts';
export { pickDistractors } from './questions/distractors.ts';
export type { ItemQuestion, QuizAnswer, QuizItem, QuizKind, QuizSide } from './questions/item.ts';
export { judgeMultipleChoice } from './questions/judge-multiple-choice.ts';
export type { LetterHint, LetterMatchQuestion, LetterSlot } from './questions/letter-match.ts';
export {
  buildLetterMatch,
  hintLetter,
  judgeLetterMatch,
  shuffleLetters,
} from './questions/letter-match.ts';
export type { MatchUpJudgement, MatchUpQuestion } from './questions/match-up.ts';
export { buildMatchUp, isMatch, judgeMatchUp, removeMatch } from './questions/match-up.ts';
export type {
  MultipleChoiceQuestion,
  MultipleChoiceSettings,
} from './questions/multiple-choice.ts';
export { buildMultipleChoice } from './questions/multiple-choice.ts';
export type { CardQuestion, QuizQuestion } from './questions/question.ts';
export { buildCard } from './questions/question.ts';
export type { SpellingQuestion } from './questions/spelling-question.ts';
export { buildSpelling, judgeSpelling, listSpecialLetters } from './questions/spelling-question.ts';
export { getCurrentPair, goToNext, setIndex } from './quiz/navigation.ts';
export type { Quiz, QuizEntity, QuizPair, QuizResult, RecordedResult } from './quiz/quiz.ts';
export { createQuiz, reset, setEntity } from './quiz/quiz.ts';
export { addResult, findLatestResult, findResult } from './quiz/results.ts';
export type { QuizScore } from './quiz/score.ts';
export {
  countBestStreak,
  countPoints,
  countStreak,
  isComplete,
  listMissedPairs,
  score,
} from './quiz/score.ts';
export { deleteResult, undo } from './quiz/undo.ts';
export type { Random } from './random/random.ts';
export { sample, shuffle } from './random/random.ts';
export type { LessonQuestion } from './session/lesson.ts';
export { planLesson } from './session/lesson.ts';
export type { PlannedQuestion } from './session/mixed-rounds.ts';
export { planMixedRounds } from './session/mixed-rounds.ts';
export type { Placement, PlacementAnswer, PlacementQuestion } from './session/placement.ts';
export {
  answerPlacement,
  createPlacement,
  findNextPlacementQuestion,
  findPlacedLevel,
  undoPlacement,
} from './session/placement.ts';
export type { QuizSession } from './session/quiz-session.ts';
export {
  createQuizSession,
  flattenRounds,
  getProgress,
  goToNextRound,
  undoAcrossRounds,
} from './session/quiz-session.ts';
export type { SpellingGrade, SpellingInput } from './spelling/grade-spelling.ts';
export { gradeSpelling } from './spelling/grade-spelling.ts';
export type { DiffSegment } from './spelling/spelling-diff.ts';
export { diffSpelling, isSimilar } from './spelling/spelling-diff.ts';
export type { SpellingVerdict } from './spelling/verdict.ts';
export { isRightVerdict } from './spelling/verdict.ts';
export { foldText } from './text/fold.ts';
