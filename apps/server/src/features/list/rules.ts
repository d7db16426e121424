import { limits } from '@wordhoard/contract/limits';
import { ApplicationError, buildFieldError } from '../../platform/errors/application-error.ts';

/** A list has the language of its words. */
interface Language {
  langCode: string;
}

export function checkWordCount(count: number): void {
  if (count > limits.listMaxWords) throw new ApplicationError('ListMaxWordsExceeded');
}

/** Refuses a text of more words than can be imported, before its first thousand is. */
export function checkImportCount(count: number): void {
  if (count > limits.importMaxWords) throw new ApplicationError('ImportMaxWordsExceeded');
}

/**
 * @param wordIds - the words to add to a list
 * @param linkable - the words that the caller may link
 * @param path - the field of the request that names the words
 */
export function checkLinkable(
  wordIds: readonly string[],
  linkable: readonly ({ id: string } & Language)[],
  { langCode, path }: Language & { path: string },
): void {
  const byId = new Map(linkable.map((word) => [word.id, word]));
  const words = wordIds.map((id) => byId.get(id));
  const invalid = { code: 'invalid' } as const;
  if (words.includes(undefined)) throw buildFieldError(path, invalid, 'LinkResourceNotFound');
  if (words.some((word) => word?.langCode !== langCode)) throw buildFieldError(path, invalid);
}

export function checkLanguageChange(
  list: Language & { wordCount: number },
  langCode: string = list.langCode,
): void {
  if (list.wordCount === 0 || langCode === list.langCode) return;
  throw buildFieldError('langCode', { code: 'invalid' });
}

/**
 * Moves a word among items with ascending positions.
 *
 * @param rank - the word's new rank, counted from 1; beyond the end means last
 * @returns the items whose positions change, with their new positions; undefined without the word
 */
export function moveItem<Item extends { wordId: string; position: number }>(
  items: readonly Item[],
  wordId: string,
  rank: number,
): Item[] | undefined {
  const item = items.find((one) => one.wordId === wordId);
  if (item === undefined) return undefined;
  return items
    .filter((one) => one !== item)
    .toSpliced(rank - 1, 0, item)
    .map((one, index) => ({ ...one, position: items[index]?.position ?? one.position }))
    .filter((one, index) => one.wordId !== items[index]?.wordId);
}
