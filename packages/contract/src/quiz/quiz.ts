import { z } from '@hono/zod-openapi';
import { itemAspects, levelCodes } from '../base/enumeration.ts';
import {
  count,
  exampleId,
  id,
  imageUrl,
  quizCode,
  speechPartId,
  storedLangCode,
} from '../base/scalar.ts';
import { wordRecord } from '../card/word-record.ts';
import { grammar } from '../grammar/grammar.ts';
import { resolvedQuizSettings } from './quiz-settings.ts';

const prompt = {
  text: z.string().openapi({ example: 'apple' }),
  langCode: storedLangCode.optional().describe('Absent for a label of a table'),
  imageKey: imageUrl.optional().describe('The URL of the image that is shown instead of the text'),
  isDefinition: z.literal(true).optional().describe('Present if the text is a definition'),
};

/** Where a cell is in its table. */
const cell = z.object({
  row: z.object({ text: prompt.text, langCode: prompt.langCode }).openapi({
    description: 'The name of the row: a label, or the words of the first column',
    example: { text: 'Dative' },
  }),
  column: z.string().openapi({ example: 'Masculine' }),
});

/** A sentence with a gap. */
const gap = z.object({
  before: z.string().openapi({ example: 'Meine Schlüssel sind in der ' }),
  after: z.string().openapi({ example: '.' }),
  hint: z.object({ text: prompt.text, langCode: storedLangCode }).openapi({
    description: 'The translation of the sentence or, without one, of the word',
    example: { text: 'My keys are in the bag.', langCode: 'en' },
  }),
});

/** What tells a prompt from words of the same text, or from other words with the same meaning. */
const sense = z
  .union([
    z.object({ text: prompt.text, langCode: storedLangCode }),
    z.object({ speechPartId }),
    z.object({ imageKey: z.string() }),
  ])
  .openapi({ example: { speechPartId: 10 } });

const answer = {
  ...prompt,
  text: prompt.text.openapi({ example: 'Apfel' }),
  langCode: prompt.langCode.openapi({ example: 'de' }),
};

/** The prompt and the answers of a question, in the form of `@wordhoard/quiz-engine`. */
export const quizItem = z
  .object({
    wordId: id,
    rowId: id.optional().describe('The table row that it comes from'),
    columnId: id.optional().describe('The table column, if a single cell is asked'),
    asks: z.enum(itemAspects).optional().openapi({
      description:
        'Absent if the meaning or a word in a cell is asked. If it is `gender`, the answers are codes of genders',
      example: 'plural',
    }),
    prompt: z.object({
      ...prompt,
      cell: cell.optional().describe('Present if a single cell of a table is asked'),
      sense: sense
        .optional()
        .describe('Present if several words have this text or are right: which one is meant'),
      gap: gap.optional().describe('Present if the answer fills a gap'),
    }),
    ...answer,
    sense: sense
      .optional()
      .describe('Present if other words have the same text as the answer: which one it is'),
    accepted: z.array(z.string()).openapi({
      description: 'All correct answers, the expected one first',
      example: ['Apfel'],
    }),
    spellings: z
      .array(z.string())
      .optional()
      .openapi({
        description:
          'Other spellings of the answers, which are right when typed: kana, traditional characters',
        example: ['うま'],
      }),
    romanisations: z
      .array(z.string())
      .optional()
      .openapi({
        description: 'The expected answer in Latin letters, which is right when typed',
        example: ['uma'],
      }),
    excluded: z
      .array(z.string())
      .optional()
      .openapi({
        description: 'Answers of homographs, which are not right, but never offered as wrong',
        example: ['his'],
      }),
    excludedPrompts: z
      .array(z.string())
      .optional()
      .openapi({
        description: 'The same for a question that asks for the prompt by the answer',
        example: ['his'],
      }),
    kinds: z
      .array(quizCode)
      .optional()
      .openapi({
        description: 'The kinds of question that suit the item; by default all',
        example: ['multiple-choice', 'cards'],
      }),
    options: z
      .array(z.string())
      .optional()
      .openapi({
        description:
          'All options of a multiple-choice question; by default they come from other items',
        example: ['der', 'die', 'das'],
      }),
    article: z.string().optional().openapi({
      description: 'The article of the answer, which may be typed with it',
      example: 'der',
    }),
    fullForm: z.string().optional().openapi({
      description: 'The word with its article and its plural, if one of them is asked',
      example: 'der Apfel, die Äpfel',
    }),
    spoken: z.string().optional().openapi({
      description: 'What a voice says with the answer; by default the word',
      example: 'die Äpfel',
    }),
    speechPartId: speechPartId.optional(),
    level: z.int().min(1).max(levelCodes.length).optional().openapi({
      description: 'The level of the word, 1 for A1: distractors of a near level are picked first',
      example: 1,
    }),
    grammar: grammar.optional().describe('Of the word, unless a table is asked'),
    group: z.string().optional().openapi({
      description: 'Distractors are picked from the same group first',
      example: exampleId,
    }),
  })
  .openapi('QuizItem');

/** A question of a quiz: the word and the kind of question. */
export const quizQuestion = z
  .object({ word: wordRecord, code: quizCode, item: quizItem })
  .openapi('QuizRackWordRecord');

/** Identifies a question. A word may be in several cells of a table. */
export const quizQuestionKey = z.object({
  wordId: id,
  code: quizCode,
  rowId: id.optional(),
  columnId: id.optional(),
});

/** Why a source has no question of a kind. */
const unavailableReason = z.enum([
  'NoWords',
  'NoTranslations',
  'NoDefinitions',
  'NoImages',
  'UnsuitableKind',
  'TooFewWords',
  'TooFewOptions',
  'UnsuitableLetters',
  'ImageCannotBeTyped',
  'DefinitionCannotBeTyped',
  'DefinitionTooLong',
]);

const reason = unavailableReason.optional();

const askable = {
  count: count.openapi({
    description: 'The number of words of the source, or of cells of the table, that can be asked',
    example: 24,
  }),
  unavailable: z
    .object({
      cards: reason,
      'letter-match': reason,
      'match-up': reason,
      'multiple-choice': reason,
      spelling: reason,
    })
    .openapi({
      description: 'The kinds of question that are unavailable, and why',
      example: { 'letter-match': 'UnsuitableLetters' },
    }),
};

const mode = z.object({
  ...askable,
  example: quizItem
    .optional()
    .describe('A question that asks for the word; absent if the count is 0'),
});
const aspect = z.object(askable).optional().describe('Absent if it cannot be asked');

/** What can be asked about the words of a source. */
export const quizAvailability = z
  .object({
    meaning: z.object({
      translation: mode,
      image: mode.optional().describe('Absent for cells and definitions'),
      definition: mode.optional().describe('Absent for tables and definitions'),
    }),
    grammar: z
      .object({ article: aspect, plural: aspect, reading: aspect, gap: aspect })
      .describe('What else can be asked about some of the words'),
    isRecorded: z
      .boolean()
      .describe('Whether every word that can be typed has a recording, for a quiz by ear'),
  })
  .openapi('QuizAvailability');

export const quiz = z
  .object({
    settings: resolvedQuizSettings,
    pairs: z.array(quizQuestion),
    pool: z.array(quizItem).describe('Further items to pick distractors from'),
  })
  .openapi('QuizEntity');

export type QuizItemRecord = z.infer<typeof quizItem>;
export type QuizQuestion = z.infer<typeof quizQuestion>;
export type QuizQuestionKey = z.infer<typeof quizQuestionKey>;
export type QuizAvailability = z.infer<typeof quizAvailability>;
export type UnavailableReason = z.infer<typeof unavailableReason>;
export type Quiz = z.infer<typeof quiz>;
