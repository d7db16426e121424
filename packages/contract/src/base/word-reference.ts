import { z } from '@hono/zod-openapi';
import { id, storedLangCode, wordMode, wordText } from './scalar.ts';

/** A word as other entities refer to it. */
export const wordReference = z
  .object({ id, text: wordText, langCode: storedLangCode, mode: wordMode })
  .openapi('WordReference');

export type WordReference = z.infer<typeof wordReference>;
