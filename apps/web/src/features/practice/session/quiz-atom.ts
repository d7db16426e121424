import { isQuizCode } from '../../../shared/settings/quiz-choice.ts';
import { isRecord, isText, storedAtom } from '../../../shared/storage/stored-atom.ts';
import type { QuizSession } from './quiz-session.ts';

/** The quiz session in a stored value, if it is complete. */
export const restoreQuiz = (stored: unknown): QuizSession | undefined =>
  isQuizSession(stored) ? stored : undefined;

/** Whether a stored value has every field that the quiz screens read. */
function isQuizSession(value: unknown): value is QuizSession {
  const { id, missedRound, settings, firstMistakes, specialLetters, ...rounds } = Object(value);
  const { tranLangCode, direction, source } = Object(settings);
  const { quiz, finishedRounds, plannedRounds } = rounds;
  return (
    [id, missedRound, tranLangCode, direction, Object(source).kind].every(isText) &&
    isRecord(firstMistakes) &&
    isListOf(specialLetters, isText) &&
    isQuiz(quiz) &&
    isListOf(finishedRounds, isQuiz) &&
    isListOf(plannedRounds, (round) => isListOf(round, isPair))
  );
}

function isQuiz(value: unknown): boolean {
  const { pairs, index, results } = Object(value);
  return (
    isListOf(pairs, isPair) &&
    pairs[Number(index)] !== undefined &&
    isRecord(results) &&
    Object.values(results).every(isResult)
  );
}

function isPair(value: unknown): boolean {
  const { word, question } = Object(value);
  const { kind, item, prompt, options = [] } = Object(question);
  return (
    isText(Object(word).id) &&
    isQuizCode(kind) &&
    isItem(item) &&
    isLabel(prompt) &&
    isListOf(options, isItem)
  );
}

const isItem = (value: unknown): boolean =>
  isLabel(value) && isText(Object(value).wordId) && isLabel(Object(value).word);

function isLabel(value: unknown): boolean {
  const { text, langCode } = Object(value);
  return isText(text) && isText(langCode);
}

function isResult(value: unknown): boolean {
  const { wordId, day, verdict, answer, correct, milliseconds, order, before } = Object(value);
  return (
    [wordId, day, verdict, answer].every(isText) &&
    typeof correct === 'boolean' &&
    [milliseconds, order].every(Number.isFinite) &&
    isRecord(before)
  );
}

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isItem);

/** The current or unfinished quiz session. It belongs to its tab; a new tab resumes the latest one. */
export const quizAtom = storedAtom({
  key: 'wordhoard.quiz',
  area: 'local',
  restore: restoreQuiz,
});
