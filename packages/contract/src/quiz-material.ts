import { z } from '@hono/zod-openapi';
import { QuizMode, quizCodes } from './enumeration.ts';
import { limits } from './limits.ts';
import {
  exampleId,
  id,
  langCode,
  listSlug,
  pictureUrl,
  searchText,
  speechPartId,
  tableSlug,
  tagCode,
  tranLangCode,
} from './scalar.ts';
import { wordRecord } from './word.ts';

export const quizCode = z.enum(quizCodes).openapi({ example: 'multiple-choice' });

const everyMode = QuizMode.Tran | QuizMode.Image | QuizMode.Table;

const twoColumns = {
  kind: z.literal('table'),
  learnColumnId: id,
  tranColumnId: id.openapi({ example: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a11' }),
};
const areTwo = ({ learnColumnId, tranColumnId }: { learnColumnId: string; tranColumnId: string }) =>
  learnColumnId !== tranColumnId;

/** Where a quiz takes its words from. */
const quizSource = z
  .union([
    z.strictObject({ kind: z.literal('list'), id }),
    z.strictObject({ kind: z.literal('list'), slug: listSlug }),
    z.strictObject({ ...twoColumns, id }).refine(areTwo),
    z.strictObject({ ...twoColumns, slug: tableSlug }).refine(areTwo),
    z.strictObject({ kind: z.literal('tag'), code: tagCode, langCode }),
    z.strictObject({ kind: z.literal('search'), text: searchText.min(1), langCode }),
    z.strictObject({
      kind: z.literal('own'),
      knowing: z.enum(['saved', 'known', 'missed']).openapi({
        description: 'Missed are those whose latest answer was wrong',
        example: 'saved',
      }),
      langCode,
    }),
    z.strictObject({
      kind: z.literal('words'),
      ids: z.array(id).min(1).max(limits.quizMaxWords),
      langCode,
    }),
  ])
  .openapi('QuizSource');

const mode = z.int().min(QuizMode.Tran).max(everyMode).openapi({
  description:
    'Bits of QuizMode. Tran and Image together: the picture, or the translation where there is none',
  example: QuizMode.Tran,
});
const count = z.int().min(1).max(limits.quizMaxWords).openapi({ example: limits.quizWords });
const direction = z.enum(['forward', 'backward']).openapi({
  description: 'Forward shows the word of the language learned and asks what it means',
  example: 'forward',
});
const seed = z.int().min(0).max(0xffff_ffff).openapi({
  description: 'The same seed chooses the same words of the same source',
  example: 42,
});

/** How a quiz is to be played: what starts another one like it, and what a shared link spells. */
export const quizSettings = z
  .strictObject({
    source: quizSource,
    tranLangCode: tranLangCode.openapi({ description: 'What a table asks, its columns decide' }),
    mode: mode.default(QuizMode.Tran),
    codes: z
      .array(quizCode)
      .min(1)
      .max(quizCodes.length)
      .openapi({ description: 'Several are mixed' }),
    count: count.default(limits.quizWords),
    direction: direction.default('forward'),
    seed: seed.optional(),
  })
  .openapi('QuizSettings');

/** The settings of a quiz whose words are chosen. */
export const settledQuizSettings = z
  .strictObject({ ...quizSettings.shape, mode, count, direction, seed })
  .openapi('SettledQuizSettings');

const prompt = {
  text: z.string().openapi({ example: 'apple' }),
  langCode: langCode.optional().openapi({ description: 'Absent for the label of a table' }),
  imageKey: pictureUrl.optional().openapi({
    description: 'The address of the picture that is shown instead of the text',
  }),
};
const answer = {
  ...prompt,
  text: prompt.text.openapi({ example: 'Apfel' }),
  langCode: prompt.langCode.openapi({ example: 'de' }),
};

/** One thing to ask, as `@wordhoard/quiz-engine` takes it. */
export const quizItem = z
  .object({
    wordId: id,
    rowId: id.optional().openapi({ description: 'The row of the table that it comes from' }),
    prompt: z.object(prompt),
    ...answer,
    accepted: z.array(z.string()).openapi({
      description: 'All right answers, the expected one first',
      example: ['Apfel'],
    }),
    speechPartId: speechPartId.optional(),
    group: z.string().optional().openapi({
      description: 'Wrong options come from it first',
      example: exampleId,
    }),
  })
  .openapi('QuizItem');

/** One place in a quiz: which word is asked, in which kind of question. */
export const quizPair = z
  .object({ word: wordRecord, code: quizCode, item: quizItem })
  .openapi('QuizRackWordRecord');

/** A pair by what it is made of. */
export const quizPairName = z
  .strictObject({ wordId: id, code: quizCode, rowId: id.optional() })
  .openapi('QuizPairName');

const quizObstacles = [
  'NoWords',
  'NoTranslations',
  'NoPictures',
  'TooFewWords',
  'TooFewOptions',
  'UnsuitableLetters',
  'PictureCannotBeTyped',
] as const;

const playable = z.object({
  playable: z.boolean(),
  reason: z.enum(quizObstacles).optional().openapi({
    description: 'Why no word of the source can be asked so',
    example: 'NoPictures',
  }),
});

export const quizMaterial = z
  .object({
    settings: settledQuizSettings,
    available: z.int().openapi({
      description: 'How many words of the source can be asked',
      example: 24,
    }),
    pairs: z.array(quizPair),
    pool: z.array(quizItem).openapi({ description: 'Where wrong options come from, too' }),
    playable: z
      .object({
        cards: playable,
        'letter-match': playable,
        'match-up': playable,
        'multiple-choice': playable,
        spelling: playable,
      })
      .openapi({
        example: {
          cards: { playable: true },
          'letter-match': { playable: false, reason: 'UnsuitableLetters' },
          'match-up': { playable: true },
          'multiple-choice': { playable: true },
          spelling: { playable: true },
        },
      }),
  })
  .openapi('QuizEntity');

export type QuizSource = z.infer<typeof quizSource>;
export type QuizSettings = z.infer<typeof quizSettings>;
export type SettledQuizSettings = z.infer<typeof settledQuizSettings>;
export type QuizItemRecord = z.infer<typeof quizItem>;
export type QuizPairRecord = z.infer<typeof quizPair>;
export type QuizPairName = z.infer<typeof quizPairName>;
export type QuizObstacle = (typeof quizObstacles)[number];
export type QuizMaterial = z.infer<typeof quizMaterial>;
