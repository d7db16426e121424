import { z } from 'zod';

/**
 * Reads tab-separated values.
 *
 * @param schema - the columns in their order, which the first line names
 */
export function parseTabSeparated<Shape extends z.ZodRawShape>(
  file: string,
  text: string,
  schema: z.ZodObject<Shape>,
) {
  const columns = Object.keys(schema.shape);
  const [header = '', ...lines] = text.replace(/\n$/, '').split('\n');
  if (header !== columns.join('\t')) {
    throw new ContentError(file, 1, `the columns must be ${columns.join(', ')}`);
  }
  return lines.map((written, index) => {
    const line = index + 2;
    const cells = written.split('\t').map((cell) => cell.trim());
    if (cells.length !== columns.length) {
      throw new ContentError(file, line, `${cells.length} cells instead of ${columns.length}`);
    }
    const row = Object.fromEntries(columns.map((column, place) => [column, cells[place]]));
    const { success, data, error } = schema.safeParse(row);
    if (!success) throw new ContentError(file, line, z.prettifyError(error));
    return data;
  });
}

/** A cell that may be empty. */
export const optionalCell = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (cell === '' ? undefined : cell), schema);

/** A mistake in a content file, with its position. */
export class ContentError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ContentError';
  }
}
