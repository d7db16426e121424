import { z } from '@hono/zod-openapi';
import { genderCodes, levelCodes } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { cleanText, wordText } from '../base/scalar.ts';

const note = (example: string) => cleanText(example, limits.grammarMaxLength).min(1);

/** A further form of a word, such as the past tense _went_. */
const wordForm = z
  .strictObject({ name: note('past tense'), text: wordText.openapi({ example: 'went' }) })
  .openapi('WordForm');

/** What a dictionary says about a word beside its meaning. Every field is optional. */
export const grammar = z
  .strictObject({
    gender: z.enum(genderCodes).optional().openapi({ example: 'neuter' }),
    article: note('das')
      .optional()
      .describe('The definite article, if the gender does not tell it'),
    plural: wordText
      .optional()
      .openapi({ description: 'The word itself if it does not change', example: 'Augen' }),
    forms: z.array(wordForm).min(1).max(limits.grammarMaxForms).optional(),
    variants: z
      .array(wordText)
      .min(1)
      .max(limits.grammarMaxVariants)
      .optional()
      .openapi({
        description: 'Other spellings: British, American, traditional, without vowel marks',
        example: ['gray'],
      }),
    reading: note('ねこ').optional().describe('Kana, pinyin, or vowel marks'),
    romanisation: note('neko').optional(),
    stress: note('молоко́').optional().describe('The word with its stress marked'),
    ipa: note('ˈaʊ̯ɡə').optional().describe('Pronunciation, without slashes'),
    level: z
      .enum(levelCodes)
      .optional()
      .openapi({ description: 'The level at which learners need the word', example: 'A1' }),
    frequencyRank: z
      .int()
      .min(1)
      .max(limits.frequencyMaxRank)
      .optional()
      .openapi({ description: '1 for the commonest word of the language', example: 968 }),
  })
  .openapi('WordGrammar');

export type Grammar = z.infer<typeof grammar>;
