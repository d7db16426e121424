import { limits } from '@wordhoard/contract/limits';
import { ApplicationError } from '../../platform/errors/application-error.ts';

/** A list's language is that of its words. */
interface Language {
  langCode: string;
}

export function checkWordCount(count: number): void {
  if (count > limits.listMaxWords) throw new ApplicationError('ListMaxWordsExceeded');
}

/**
 * @param wordIds - of the words that are to come into a list
 * @param linkable - those that somebody may link
 * @param path - of the words in the request
 */
export function checkLinkable(
  wordIds: readonly string[],
  linkable: readonly ({ id: string } & Language)[],
  { langCode, path }: Language & { path: string },
): void {
  const byId = new Map(linkable.map((word) => [word.id, word]));
  const words = wordIds.map((id) => byId.get(id));
  const refuse = (code: 'LinkResourceNotFound' | 'ParameterInvalid') =>
    new ApplicationError(code, { fields: [{ path, issue: { code: 'invalid' } }] });
  if (words.includes(undefined)) throw refuse('LinkResourceNotFound');
  if (words.some((word) => word?.langCode !== langCode)) throw refuse('ParameterInvalid');
}

export function checkLanguageChange(
  list: Language & { wordCount: number },
  langCode: string = list.langCode,
): void {
  if (list.wordCount === 0 || langCode === list.langCode) return;
  const fields = [{ path: 'langCode', issue: { code: 'invalid' } as const }];
  throw new ApplicationError('ParameterInvalid', { fields });
}

/**
 * Moves one of the items that stand at rising positions.
 *
 * @param place - where it is to stand, counted from 1; what is beyond the end is last
 * @returns the items whose positions change, with their new ones; undefined if it is not there
 */
export function moved<Item extends { wordId: string; position: number }>(
  items: readonly Item[],
  wordId: string,
  place: number,
): Item[] | undefined {
  const item = items.find((one) => one.wordId === wordId);
  if (item === undefined) return undefined;
  return items
    .filter((one) => one !== item)
    .toSpliced(place - 1, 0, item)
    .map((one, index) => ({ ...one, position: items[index]?.position ?? one.position }))
    .filter((one, index) => one.wordId !== items[index]?.wordId);
}
