import type { QuizSession } from './quiz-session.ts';
import { isWordQuestionKind } from './word-question-kind.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a stored value has all that the screens of a quiz read. */
export function isQuizSession(value: unknown): value is QuizSession {
  if (!isObject(value) || !isObject(value['source']) || !isObject(value['quiz'])) return false;
  const { pairs, index, results } = value['quiz'];
  return (
    hasTexts(value, 'id', 'direction') &&
    hasTexts(value['source'], 'slug', 'name', 'langCode', 'tranLangCode') &&
    Array.isArray(pairs) &&
    pairs.length > 0 &&
    pairs.every(isPair) &&
    Number.isInteger(index) &&
    pairs[Number(index)] !== undefined &&
    isObject(results) &&
    Object.values(results).every(isResult)
  );
}

function isPair(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['word']) || !isObject(value['question'])) return false;
  const { kind, item, prompt, options = [] } = value['question'];
  return (
    hasTexts(value['word'], 'id') &&
    isWordQuestionKind(kind) &&
    isItem(item) &&
    isObject(prompt) &&
    hasTexts(prompt, 'text', 'langCode') &&
    Array.isArray(options) &&
    options.every(isItem)
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
