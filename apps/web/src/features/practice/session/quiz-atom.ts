import { isQuizCode } from '../../../shared/settings/quiz-choice.ts';
import { storedAtom } from '../../../shared/storage/stored-atom.ts';
import type { QuizSession } from './quiz-session.ts';

/** The quiz session in a stored value, if it is complete. */
export const restoreQuiz = (stored: unknown): QuizSession | undefined =>
  isQuizSession(stored) ? stored : undefined;

type Fields = Readonly<Record<string, unknown>>;

/** Whether a stored value has every field that the quiz screens read. */
function isQuizSession(value: unknown): value is QuizSession {
  return (
    isObject(value) &&
    hasTexts(value, 'id', 'missedRound') &&
    isObject(value['settings']) &&
    hasTexts(value['settings'], 'tranLangCode', 'direction') &&
    isObject(value['settings']['source']) &&
    hasTexts(value['settings']['source'], 'kind') &&
    isObject(value['firstMistakes']) &&
    isListOf(value['specialLetters'], (letter) => typeof letter === 'string') &&
    isQuiz(value['quiz']) &&
    isListOf(value['finishedRounds'], isQuiz) &&
    isListOf(value['plannedRounds'], (round) => isListOf(round, isPair))
  );
}

function isQuiz(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { pairs, index, results } = value;
  return (
    isListOf(pairs, isPair) &&
    pairs[Number(index)] !== undefined &&
    isObject(results) &&
    Object.values(results).every(isResult)
  );
}

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isItem);

function isPair(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['word']) || !isObject(value['question'])) return false;
  const { kind, item, prompt, options = [] } = value['question'];
  return (
    hasTexts(value['word'], 'id') &&
    isQuizCode(kind) &&
    isItem(item) &&
    isObject(prompt) &&
    hasTexts(prompt, 'text', 'langCode') &&
    isListOf(options, isItem)
  );
}

const isItem = (value: unknown): boolean =>
  isObject(value) &&
  hasTexts(value, 'wordId', 'text', 'langCode') &&
  isObject(value['word']) &&
  hasTexts(value['word'], 'text', 'langCode');

function isResult(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['before'])) return false;
  return (
    hasTexts(value, 'wordId', 'day', 'verdict', 'answer') &&
    typeof value['correct'] === 'boolean' &&
    typeof value['milliseconds'] === 'number' &&
    typeof value['order'] === 'number'
  );
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const hasTexts = (fields: Fields, ...names: string[]): boolean =>
  names.every((name) => typeof fields[name] === 'string');

/** The current or unfinished quiz session. It belongs to its tab; a new tab resumes the latest one. */
export const quizAtom = storedAtom({
  key: 'wordhoard.quiz',
  area: 'local',
  restore: restoreQuiz,
});
