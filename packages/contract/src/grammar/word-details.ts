import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import { langCode, orNull, wordExample, wordText } from '../base/scalar.ts';
import { grammar } from './grammar.ts';

/** What belongs to the example of a word, beside its text. */
export const exampleDetails = z
  .strictObject({
    form: wordText
      .optional()
      .openapi({ description: 'The inflected form of the word in the example', example: 'eats' }),
    trans: z
      .array(
        z.strictObject({
          langCode: langCode.openapi({ example: 'de' }),
          text: wordExample.openapi({ example: 'Sie isst jeden Morgen einen Apfel.' }),
        }),
      )
      .max(limits.exampleMaxTrans)
      .describe('Its translations, at most one into each language'),
  })
  .refine(({ trans }) => new Set(trans.map((tran) => tran.langCode)).size === trans.length)
  .openapi('ExampleDetails');

export type ExampleDetails = z.infer<typeof exampleDetails>;

/** What a word has beside its text and its meaning. */
export const wordDetails = {
  example: wordExample.nullable(),
  exampleDetails: orNull(exampleDetails),
  grammar: orNull(grammar),
};
