import { z } from '@hono/zod-openapi';
import { stripInvisible } from '../text/normalize.ts';
import {
  CollectionPrivacy,
  EntryStatus,
  Knowing,
  Privacy,
  quizCodes,
  SortOrder,
  speechPartOptions,
  UserReaction,
  WordMode,
} from './enumeration.ts';
import { isLangCode } from './language-catalogue.ts';
import { limits, maxHomograph, maxTextLength } from './limits.ts';

export const exampleId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
/** Lowercase, like ids from the database, so that equal ids are equal strings. */
export const id = z.uuid().toLowerCase().openapi({ example: exampleId });
/** The id of something that a request creates. */
export const createdId = id
  .optional()
  .describe(
    'A UUIDv7 that the client has made: repeating the request creates nothing twice. By default the server makes one',
  );
/** A language in a request: one of the catalogue. */
export const langCode = z.string().refine(isLangCode).openapi({
  description: 'One of `GET /front-general/languages`',
  example: 'en',
});
/** The language that words are translated into. Their own language stands for their definitions. */
export const tranLangCode = langCode.openapi({
  description:
    'The language of the words stands for their definitions. Definitions always show the words that they explain',
  example: 'de',
});
/** The language of stored data. Data older than the catalogue may have another code. */
export const storedLangCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/)
  .openapi({ example: 'en' });

/** A text whose invisible characters are removed. */
export const cleanText = (example: string, maxLength: number): z.ZodString =>
  z.string().overwrite(stripInvisible).max(maxLength).openapi({ example });

export const wordText = cleanText('apple', limits.wordMaxLength).min(1);
/** The text of a word of any mode. Requests with a mode check its length by {@link checkTextLength}. */
export const textOfMode = cleanText('apple', limits.definitionMaxLength).min(1);

/** Refuses a text that is too long for its mode. By default, that is the mode of words. */
export function checkTextLength({
  value: { text, mode },
  issues,
}: z.core.ParsePayload<{ text: string; mode?: WordMode | undefined }>): void {
  const maximum = maxTextLength(mode);
  const isRefusedAnyway = text.length > limits.definitionMaxLength;
  if (text.length <= maximum || isRefusedAnyway) return;
  issues.push({
    code: 'too_big',
    origin: 'string',
    maximum,
    inclusive: true,
    input: text,
    path: ['text'],
  });
}

/** A sentence that shows how a word is used, in its language. */
export const wordExample = cleanText(
  'She eats an apple every morning.',
  limits.exampleMaxLength,
).min(1);
export const translationText = wordText.openapi({ example: 'Apfel' });
export const searchText = cleanText('app', limits.wordMaxLength);
export const tagCode = z.string().max(50).openapi({ example: 'fruit' });

const slug = z.string().max(50);
export const listSlug = slug.openapi({ example: 'fruit-bowl' });
export const listName = z.string().openapi({ example: 'Fruit' });
export const tableSlug = slug.openapi({ example: 'irregular-verbs' });
export const tableName = z.string().openapi({ example: 'Irregular verbs' });
export const columnName = z.string().openapi({ example: 'Past participle' });
/** The note under the name of a list or a table. */
export const note = z.string().openapi({ example: 'From chapter three' });

export const username = z.string().openapi({ example: 'reader42' });
export const mailAddress = z.string().openapi({ example: 'reader@example.org' });
export const count = z.int().openapi({ example: 3 });
/** Why an admin rejected something. */
export const reason = z.string().openapi({ example: 'Means something else' });
/** The path of a missing page. */
export const brokenLinkPath = z.string().openapi({ example: '/word/en/aple' });
export const imageUrl = z.string().openapi({ example: '/picture/1f34e.svg' });

export const wordMode = z.enum(WordMode).openapi({ example: WordMode.Word });
export const homograph = z.int().min(1).max(maxHomograph).openapi({
  description: 'Numbers words of the same text with unrelated meanings; 1 unless there are several',
  example: 1,
});
/** A filter for several modes. */
export const wordModes = z
  .int()
  .min(WordMode.Word)
  .max(WordMode.Word | WordMode.Definition | WordMode.Idiom)
  .openapi({ description: 'Bits of WordMode', example: WordMode.Word | WordMode.Idiom });
export const knowing = z.enum(Knowing).openapi({ example: Knowing.Saved });
export const entryStatus = z.enum(EntryStatus).openapi({ example: EntryStatus.Approved });
export const userReaction = z.enum(UserReaction).openapi({ example: UserReaction.Like });
export const privacy = z.enum(Privacy).openapi({ example: Privacy.Public });
export const collectionPrivacy = z.enum(CollectionPrivacy).openapi({
  description: '3: everybody who has the link sees it with all its words, and nobody finds it',
  example: CollectionPrivacy.Public,
});
const sortOrder = z.enum(SortOrder).openapi({ example: SortOrder.Ascending });
export const speechPartId = z.int().min(1).max(speechPartOptions.length).openapi({ example: 6 });

/** A date in the learner's time zone, from the year 1000 to 2999. */
export const day = z.iso
  .date()
  .regex(/^[12]\d{3}-\d{2}-\d{2}$/)
  .openapi({ format: 'date', example: '2026-03-01' });
/** A timestamp in UTC, from the year 1000 to 2999. */
export const time = z.iso
  .datetime()
  .regex(/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/)
  .openapi({ format: 'date-time', example: '2026-03-01T12:00:00.000Z' });

export const timeZone = z
  .string()
  .max(50)
  .refine(isTimeZone)
  .openapi({ description: 'A name of the IANA database', example: 'Europe/Berlin' });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const quizCode = z.enum(quizCodes).openapi({ example: 'multiple-choice' });
/** How an answer compares with the correct answers. */
export const verdict = z.enum(['exact', 'lenient', 'almost', 'alternative', 'wrong']).openapi({
  description: 'As graded by the quiz engine; `almost` and `wrong` do not count as correct',
  example: 'exact',
});

const page = z.int().openapi({ example: 1 });

/** The fields of every feed request. */
export const feedFields = {
  page: page.min(1).max(limits.feedMaxPage).default(1),
  pageSize: z
    .int()
    .min(1)
    .max(limits.feedMaxPageSize)
    .default(limits.feedPageSize)
    .openapi({ example: limits.feedPageSize }),
  sort: sortOrder.optional(),
};

export function defineFeed<Item extends z.ZodType>(item: Item) {
  return z.object({
    page,
    skip: z.int().openapi({ example: 0 }),
    total: count,
    data: z.array(item),
  });
}

export function defineData<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) });
}

/** A nullable reference to a component. `nullable()` would make the component itself nullable. */
export const orNull = <Component extends z.ZodType>(component: Component) =>
  z.union([component, z.null()]);

export const hasHomographs = z
  .boolean()
  .optional()
  .describe('Whether there are other words of the same text, so that its number is shown');

export const isByLink = z
  .boolean()
  .optional()
  .describe('Whether the reader sees the word only by the link of an unlisted list or table');

/** Proof that a device has had the links of unlisted collections. */
export const openedIds = z
  .array(id)
  .max(limits.openedMaxLinks)
  .default([])
  .describe('The unlisted lists and tables of others that the device has opened');

/** A word as other entities refer to it. */
export const wordReference = z
  .object({
    id,
    text: textOfMode,
    langCode: storedLangCode,
    mode: wordMode,
    homograph,
    hasHomographs,
  })
  .openapi('WordReference');

export type WordReference = z.infer<typeof wordReference>;
