import { z } from '@hono/zod-openapi';
import { ownWordKinds, QuizMode, quizAspects, quizCodes, WordMode } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import {
  day,
  exampleId,
  id,
  langCode,
  listSlug,
  quizCode,
  searchText,
  tableSlug,
  tagCode,
  tranLangCode,
  wordMode,
} from '../base/scalar.ts';

const everyMode = QuizMode.Tran | QuizMode.Image | QuizMode.Table;

/** Of two columns, one is asked by the other. Without columns, each cell is asked by its row and column. */
const table = {
  kind: z.literal('table'),
  learnColumnId: id.optional(),
  tranColumnId: id.optional().openapi({ example: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a11' }),
};
const areTwoOrNone = ({
  learnColumnId,
  tranColumnId,
}: {
  learnColumnId?: string | undefined;
  tranColumnId?: string | undefined;
}) =>
  learnColumnId === undefined
    ? tranColumnId === undefined
    : tranColumnId !== undefined && tranColumnId !== learnColumnId;

/** The words that a quiz selects from. */
const quizSource = z
  .union([
    z.strictObject({ kind: z.literal('list'), id }),
    z.strictObject({ kind: z.literal('list'), slug: listSlug }),
    z.strictObject({ ...table, id }).refine(areTwoOrNone),
    z.strictObject({ ...table, slug: tableSlug }).refine(areTwoOrNone),
    z.strictObject({ kind: z.literal('tag'), code: tagCode, langCode }),
    z.strictObject({
      kind: z.literal('search'),
      text: searchText.openapi({ description: 'An empty text finds all words', example: 'app' }),
      langCode,
      mode: wordMode.exclude(['Word']).optional().openapi({
        description:
          'By default words and idioms. Definitions are asked for the words that they explain',
        example: WordMode.Idiom,
      }),
    }),
    z.strictObject({
      kind: z.literal('own'),
      knowing: z.enum(ownWordKinds).openapi({
        description:
          '`missed`: the latest answer was wrong; `due`: to be reviewed; `weak`: missed on two of the last five days with an answer, and not known; `new`: saved and not reviewed yet',
        example: 'saved',
      }),
      langCode,
      day: day
        .optional()
        .describe("The learner's current date, for `due`; by default the date in UTC"),
    }),
    z.strictObject({
      kind: z.literal('words'),
      ids: z.array(id).min(1).max(limits.quizMaxWords),
      listId: id.optional().describe('The list of the words, which an unlisted one shows'),
      langCode,
    }),
    z.strictObject({
      kind: z.literal('lesson'),
      ids: z.array(id).min(1).max(limits.quizMaxWords),
      listId: id.optional().describe('The list of the words, which an unlisted one shows'),
      langCode,
    }),
  ])
  .openapi('QuizSource');

const mode = z.int().min(QuizMode.Tran).max(everyMode).openapi({
  description:
    'Bits of QuizMode. Tran and Image together mean the image if there is one, otherwise the translation',
  example: QuizMode.Tran,
});
const asks = z.enum(quizAspects).openapi({
  description:
    'What is asked about the words. `mode` and `direction` apply to the meaning only. Ignored for tables',
  example: 'meaning',
});
const count = z.int().min(1).max(limits.quizMaxWords).openapi({ example: limits.quizWords });
const direction = z.enum(['forward', 'backward']).openapi({
  description: '`forward` shows the word in the learned language and asks for its meaning',
  example: 'forward',
});
const seed = z.int().min(0).max(0xffff_ffff).openapi({
  description: 'The same seed selects the same words of a source',
  example: 42,
});

/** The settings of a quiz. A repeated or shared quiz has the same settings. */
export const quizSettings = z
  .strictObject({
    source: quizSource,
    tranLangCode: tranLangCode.describe('Ignored for tables, whose columns decide'),
    asks: asks.default('meaning'),
    mode: mode.default(QuizMode.Tran),
    codes: z.array(quizCode).min(1).max(quizCodes.length).describe('Several kinds are mixed'),
    count: count.default(limits.quizWords),
    direction: direction.default('forward'),
    seed: seed.optional(),
  })
  .openapi('QuizSettings');

/** Asks for the questions of a quiz. */
export const quizRequest = z
  .strictObject({
    ...quizSettings.shape,
    mixedUp: z
      .array(z.tuple([id, id]).openapi({ minItems: 2, maxItems: 2 }))
      .max(limits.quizMaxMixedUp)
      .default([])
      .openapi({
        description:
          'Words that the learner mixes up: both are asked one after the other, and offered as options for one another',
        example: [[exampleId, '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a11']],
      }),
  })
  .openapi('QuizRequest');

/** The settings of a quiz whose words are selected, with all defaults filled in. */
export const resolvedQuizSettings = z
  .strictObject({ ...quizSettings.shape, asks, mode, count, direction, seed })
  .openapi('ResolvedQuizSettings');

/** The words whose questions are looked for. */
export const quizAvailabilityRequest = z.strictObject({
  source: quizSource,
  tranLangCode,
  seed,
});

export type QuizSource = z.infer<typeof quizSource>;
export type QuizRequest = z.input<typeof quizRequest>;
export type QuizSettings = z.infer<typeof quizSettings>;
export type ResolvedQuizSettings = z.infer<typeof resolvedQuizSettings>;
