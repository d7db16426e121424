import type { NewTranslation } from '@wordhoard/contract';
import { speechPartOptions, WordMode } from '@wordhoard/contract/enumeration';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { NamedWord } from '../word/find-or-create-words.ts';

/** The fields of a word that decide what can translate it. */
export interface KnownWord {
  id: string;
  langCode: string;
  mode: WordMode;
  speechPartIds: readonly number[];
}

export interface CheckedTranslation<Word extends KnownWord = KnownWord> {
  /** As the client has made it. */
  id: string | undefined;
  word: Word;
  /** The other word: a known one, or one to find or create. */
  dest: Word | NamedWord;
  speechPartId: number;
}

/**
 * A translation joins two words that the caller sees: words or idioms of different languages, or a definition and a
 * word or an idiom of the same language, which it explains.
 *
 * @param path - of the translation in the request
 */
export function checkTranslation<Word extends KnownWord>(
  requested: NewTranslation,
  knownWords: ReadonlyMap<string, Word>,
  path: string,
): CheckedTranslation<Word> {
  const word = knownWord(knownWords, requested.wordId, `${path}.wordId`);
  const speechPartId = requested.speechPartId ?? getOnlySpeechPart(word.speechPartIds);
  const destPath = `${path}.dest.${'id' in requested.dest ? 'id' : 'langCode'}`;
  const dest =
    'id' in requested.dest
      ? knownWord(knownWords, requested.dest.id, destPath)
      : { ...requested.dest, speechPartId };
  if (!canBeJoined(word, dest)) throw makeRefusal('ParameterInvalid', [destPath]);
  return { id: requested.id, word, dest, speechPartId };
}

interface Side {
  langCode: string;
  mode?: WordMode | undefined;
}

/** Whether one side translates or explains the other. */
export function canBeJoined(one: Side, other: Side): boolean {
  const definitions = [one, other].filter(({ mode }) => mode === WordMode.Definition).length;
  return definitions === (one.langCode === other.langCode ? 1 : 0);
}

/** Refuses a request whose translations all exist already, unless it is repeated and has created one of them. */
export function checkSomethingNew(
  resolved: readonly { id: string; isNew: boolean }[],
  requestedIds: ReadonlySet<string | undefined>,
): void {
  if (resolved.some(({ id, isNew }) => isNew || requestedIds.has(id))) return;
  throw makeRefusal(
    'SimilarRecordAlreadyExists',
    resolved.map((_, index) => `${index}.dest`),
  );
}

export const makeRefusal = (
  code: 'NotFound' | 'ParameterInvalid' | 'SimilarRecordAlreadyExists' | 'WordIsForm',
  paths: readonly string[],
) =>
  new ApplicationError(code, {
    fields: paths.map((path) => ({ path, issue: { code: 'invalid' } })),
  });

function knownWord<Word>(knownWords: ReadonlyMap<string, Word>, id: string, path: string): Word {
  const word = knownWords.get(id);
  if (word === undefined) throw makeRefusal('NotFound', [path]);
  return word;
}

const other =
  speechPartOptions.find(({ code }) => code === 'other')?.id ?? speechPartOptions.length;

/** The default part of speech of a translation: that of its word, if the word has exactly one. */
export function getOnlySpeechPart(speechPartIds: readonly number[]): number {
  const [first = other, ...others] = speechPartIds;
  return others.length === 0 ? first : other;
}
