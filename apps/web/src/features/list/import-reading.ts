import type { PostBody } from '@wordhoard/api-client';

/** How the reader of a preview wants a text to be read. */
export type ImportReading = NonNullable<PostBody<'/front-list/import-preview'>['reading']>;

/** The choices as the field of a form. */
export const parseReading = (reading: string): ImportReading =>
  reading === '' ? {} : JSON.parse(reading);

/** Adds choices. An undefined one is recognised again. */
export const withReading = (reading: string, change: Partial<ImportReading>): string =>
  JSON.stringify({ ...parseReading(reading), ...change });
