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

/** In lower case, as the database answers it, so that texts tell whether two ids are one. */
export const id = z
  .uuid()
  .toLowerCase()
  .openapi({ example: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10' });
/** A language as BCP 47 spells it: `en`, `pt`, `zh-Hant`. */
export const langCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/)
  .openapi({ example: 'en' });

export const wordText = z
  .string()
  .trim()
  .min(1)
  .max(limits.wordMaxLength)
  .openapi({ example: 'apple' });
export const searchText = z.string().trim().max(limits.wordMaxLength).openapi({ example: 'app' });
export const slug = z.string().max(50).openapi({ example: 'en-fruit' });
export const tagCode = z.string().max(50).openapi({ example: 'fruit' });

export const wordMode = z.enum(WordMode).openapi({ example: WordMode.Word });
export const knowing = z.enum(Knowing).openapi({ example: Knowing.Unknown });
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
