import type { PostBody } from '@wordhoard/api-client';

export type ChosenHomograph = NonNullable<
  PostBody<'/front-list/import-preview'>['homographs']
>[number];

/** The lines of a text, as an import counts them. */
const splitLines = (text: string): string[] => text.split(/\r\n?|\n/);

/**
 * What a learner has chosen for lines of a text that have homographs. The choices are kept by the content of the lines, so
 * that they stay when lines are added or removed.
 *
 * @param chosen - the choices as the field of a form
 */
export function listChosen(text: string, chosen: string): ChosenHomograph[] {
  const numberOf = parseChosen(chosen);
  return splitLines(text).flatMap((content, index) => {
    const homograph = numberOf.get(content);
    return homograph === undefined ? [] : [{ line: index + 1, homograph }];
  });
}

/** Adds a choice. */
export function withChosen(
  text: string,
  chosen: string,
  { line, homograph }: ChosenHomograph,
): string {
  const content = splitLines(text)[line - 1] ?? '';
  return JSON.stringify([...parseChosen(chosen).set(content, homograph)]);
}

const parseChosen = (chosen: string): Map<string, number> =>
  new Map(chosen === '' ? [] : JSON.parse(chosen));

/**
 * Removes lines from a text. They are counted from 1.
 *
 * @param rows - what separates rows, which are counted if it is no line break
 */
export function withoutLines(text: string, lines: readonly number[], rows = '\n'): string {
  const isRemoved = new Set(lines);
  if (rows === '\n')
    return splitLines(text)
      .filter((_, index) => !isRemoved.has(index + 1))
      .join(rows);
  return text
    .split(rows)
    .filter((row) => row.trim() !== '')
    .filter((_, index) => !isRemoved.has(index + 1))
    .join(rows);
}
