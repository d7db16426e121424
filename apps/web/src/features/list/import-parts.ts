import { limits } from '@wordhoard/contract/limits';
import { v5 as idOf } from 'uuid';

interface ImportPart {
  id: string;
  /** Which thousand of the words, if there are more. */
  part?: number;
}

interface PartedImport {
  id: string;
  words: number;
  /** The error to throw if a list after the first fails. */
  toFailure: (cause: unknown, progress: { made: number; parts: number }) => unknown;
}

/**
 * Makes a list of each thousand words, with numbered names. Repeating it makes no list twice.
 *
 * @returns the answers about the lists, in their order
 */
export async function importParts<Details extends { name: string; slug?: string }, Answer>(
  details: Details,
  { id, words, toFailure }: PartedImport,
  send: (list: Details, part: ImportPart) => Promise<Answer>,
): Promise<Answer[]> {
  const parts = Math.ceil(words / limits.listMaxWords);
  const answers = [await send(details, { id, ...(parts > 1 && { part: 1 }) })];
  for (let part = 2; part <= parts; part += 1) {
    const list = { ...details, name: numberName(details.name, part), slug: '' };
    try {
      answers.push(await send(list, { id: idOf(String(part), id), part }));
    } catch (cause) {
      throw toFailure(cause, { made: answers.length, parts });
    }
  }
  return answers;
}

function numberName(name: string, part: number): string {
  const number = ` (${part})`;
  return name.slice(0, limits.nameMaxLength - number.length) + number;
}
