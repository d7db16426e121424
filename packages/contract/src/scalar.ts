import { z } from '@hono/zod-openapi';
import {
  EntryStatus,
  Knowing,
  Privacy,
  SortOrder,
  speechPartOptions,
  UserReaction,
  WordMode,
} from './enumeration.ts';
import { limits } from './limits.ts';
import { visibleText } from './visible-text.ts';

/** What an example calls whatever has an id. */
export const exampleId = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
/** In lower case, as the database answers it, so that texts tell whether two ids are one. */
export const id = z.uuid().toLowerCase().openapi({ example: exampleId });
/** A language as BCP 47 spells it: `en`, `pt`, `zh-Hant`. */
export const langCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/)
  .openapi({ example: 'en' });
/** The language that words are translated into. */
export const tranLangCode = langCode.openapi({ example: 'de' });

export const wordText = z
  .string()
  .overwrite(visibleText)
  .min(1)
  .max(limits.wordMaxLength)
  .openapi({ example: 'apple' });
/** A sentence that shows how a word is used, in its language. */
export const wordExample = z
  .string()
  .overwrite(visibleText)
  .min(1)
  .max(limits.exampleMaxLength)
  .openapi({ example: 'She eats an apple every morning.' });
export const translationText = wordText.openapi({ example: 'Apfel' });
export const searchText = z
  .string()
  .overwrite(visibleText)
  .max(limits.wordMaxLength)
  .openapi({ example: 'app' });
export const tagCode = z.string().max(50).openapi({ example: 'fruit' });

const slug = z.string().max(50);
export const listSlug = slug.openapi({ example: 'fruit-bowl' });
export const listName = z.string().openapi({ example: 'Fruit' });
export const tableSlug = slug.openapi({ example: 'irregular-verbs' });
export const tableName = z.string().openapi({ example: 'Irregular verbs' });
export const columnName = z.string().openapi({ example: 'Past participle' });
/** What somebody wrote under the name of their list or table. */
export const note = z.string().openapi({ example: 'From chapter three' });

export const username = z.string().openapi({ example: 'reader42' });
export const mailAddress = z.string().openapi({ example: 'reader@example.org' });
export const count = z.int().openapi({ example: 3 });
/** Why an admin rejected something. */
export const reason = z.string().openapi({ example: 'Means something else' });
/** A page of the site that is not there. */
export const brokenPath = z.string().openapi({ example: '/word/en/aple' });
/** Of one that came with the content. */
export const pictureUrl = z.string().openapi({ example: '/picture/1f34e.svg' });

export const wordMode = z.enum(WordMode).openapi({ example: WordMode.Word });
export const knowing = z.enum(Knowing).openapi({ example: Knowing.Saved });
export const entryStatus = z.enum(EntryStatus).openapi({ example: EntryStatus.Approved });
export const userReaction = z.enum(UserReaction).openapi({ example: UserReaction.Like });
export const privacy = z.enum(Privacy).openapi({ example: Privacy.Public });
export const sortOrder = z.enum(SortOrder).openapi({ example: SortOrder.Ascending });
export const speechPartId = z.int().min(1).max(speechPartOptions.length).openapi({ example: 6 });

const reasonableYear = /^[12]/;
/** A date in the calendar of whoever it is about. */
export const day = z.iso.date().regex(reasonableYear).openapi({ example: '2026-03-01' });
export const time = z.iso
  .datetime()
  .regex(reasonableYear)
  .openapi({ example: '2026-03-01T12:00:00.000Z' });

/** How an answer compares with the right ones. */
export const verdict = z.enum(['exact', 'lenient', 'almost', 'alternative', 'wrong']).openapi({
  description: 'As the quiz engine grades; almost and wrong do not count as right',
  example: 'exact',
});
