import type { NewTranslation } from '@wordhoard/contract';
import { speechPartOptions } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { NamedWord } from '../word/find-or-create-words.ts';

/** A word that somebody sees, as far as it decides what may translate it. */
export interface KnownWord {
  id: string;
  langCode: string;
  speechPartIds: readonly number[];
}

export interface CheckedTranslation<Word extends KnownWord = KnownWord> {
  word: Word;
  /** The other word: one that is seen, or what it is to be. */
  dest: Word | NamedWord;
  speechPartId: number;
}

/**
 * A translation has two words of different languages, and whoever adds it sees those it names.
 *
 * @param path - of the translation in the request
 */
export function checkTranslation<Word extends KnownWord>(
  wish: NewTranslation,
  knownWords: ReadonlyMap<string, Word>,
  path: string,
): CheckedTranslation<Word> {
  const word = knownWord(knownWords, wish.wordId, `${path}.wordId`);
  const speechPartId = wish.speechPartId ?? onlySpeechPart(word.speechPartIds);
  const destPath = `${path}.dest.${'id' in wish.dest ? 'id' : 'langCode'}`;
  const dest =
    'id' in wish.dest
      ? knownWord(knownWords, wish.dest.id, destPath)
      : { ...wish.dest, speechPartId };
  if (dest.langCode === word.langCode) throw refusalAt('ParameterInvalid', [destPath]);
  return { word, dest, speechPartId };
}

/** To add only what exists already is a mistake; to add one that is new beside it is none. */
export function checkSomethingNew(resolved: readonly { isNew: boolean }[]): void {
  if (resolved.some(({ isNew }) => isNew)) return;
  throw refusalAt(
    'SimilarRecordAlreadyExists',
    resolved.map((_, index) => `${index}.dest`),
  );
}

/** @param others - how many other translations of the word the learner has pinned */
export function checkPinCount(others: number): void {
  if (others >= limits.translationMaxPins) throw new ApplicationError('MaxTranWordPinsExceeded');
}

export const refusalAt = (
  code: 'NotFound' | 'ParameterInvalid' | 'SimilarRecordAlreadyExists',
  paths: readonly string[],
) =>
  new ApplicationError(code, {
    fields: paths.map((path) => ({ path, issue: { code: 'invalid' } })),
  });

function knownWord<Word>(knownWords: ReadonlyMap<string, Word>, id: string, path: string): Word {
  const word = knownWords.get(id);
  if (word === undefined) throw refusalAt('NotFound', [path]);
  return word;
}

const other =
  speechPartOptions.find(({ code }) => code === 'other')?.id ?? speechPartOptions.length;

/** Under which a translation stands if nobody says: the only one of its word, if that has just one. */
export function onlySpeechPart(speechPartIds: readonly number[]): number {
  const [first = other, ...others] = speechPartIds;
  return others.length === 0 ? first : other;
}
