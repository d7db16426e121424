import { z } from '@hono/zod-openapi';
import { socialProviders, UserRole } from './enumeration.ts';
import {
  day,
  entryStatus,
  id,
  knowing,
  langCode,
  privacy,
  speechPartId,
  time,
  userReaction,
} from './scalar.ts';

const text = z.string();
const count = z.int().openapi({ example: 3 });

/** A word by what it is, so that the file can be read without this site. */
const word = z
  .object({
    id,
    langCode,
    text: text.nullable().openapi({
      description: 'Null where the word is not shown to the learner any more',
      example: 'apple',
    }),
  })
  .openapi('ExportedWord');

const contributed = {
  id,
  status: entryStatus,
  reason: text.nullable(),
  createdAt: time.nullable(),
  likeCount: count,
  dislikeCount: count,
};

const named = { id, slug: text, langCode, name: text };
const collected = { ...named, note: text, privacy, createdAt: time.nullable() };

const quizResult = z.object({
  word,
  code: text,
  verdict: text,
  isRight: z.boolean(),
  answer: text,
  milliseconds: count,
  day,
  answeredAt: time,
});

/** Everything that is kept of an account, each part in the order in which it came. */
export const accountExport = z
  .object({
    version: z.literal(1),
    exportedAt: time,
    account: z.object({
      id,
      username: text,
      email: text.nullable(),
      role: z.enum(UserRole).openapi({ example: UserRole.Learner }),
      learn: langCode,
      createdAt: time,
    }),
    socialIdentities: z.array(
      z.object({ provider: z.enum(socialProviders), subject: text, createdAt: time }),
    ),
    knowing: z.array(
      z.object({
        word,
        knowing,
        rightDays: count,
        lastRightDay: day.nullable(),
        changedAt: time,
        provedAt: time.nullable(),
      }),
    ),
    activity: z.array(
      z.object({
        day,
        answered: count,
        right: count,
        saved: count,
        known: count,
        proved: count,
      }),
    ),
    lists: z.array(z.object({ ...collected, words: z.array(word) })),
    tables: z.array(
      z.object({
        ...collected,
        columns: z.array(z.object({ name: text, langCode: langCode.nullable() })),
        rows: z
          .array(z.array(z.object({ label: text.nullable(), words: z.array(word) })))
          .openapi({ description: 'The cells of each row, in the order of the columns' }),
      }),
    ),
    shelf: z
      .object({
        lists: z.array(z.object({ ...named, linkedAt: time })),
        tables: z.array(z.object({ ...named, linkedAt: time })),
      })
      .openapi({ description: 'Public lists and tables of others' }),
    contributions: z.object({
      words: z.array(
        z.object({ word, privacy, status: entryStatus, reason: text.nullable(), createdAt: time }),
      ),
      translations: z.array(z.object({ ...contributed, words: z.array(word), speechPartId })),
      images: z.array(z.object({ ...contributed, word, url: text, licence: text, source: text })),
      tags: z.array(z.object({ ...contributed, word, code: text })),
    }),
    reactions: z.object({
      translations: z.array(z.object({ translationId: id, reaction: userReaction })),
      images: z.array(z.object({ wordImageId: id, reaction: userReaction })),
      tags: z.array(z.object({ tagWordId: id, reaction: userReaction })),
    }),
    pins: z.object({
      translations: z.array(z.object({ wordId: id, translationId: id })),
      images: z.array(z.object({ wordImageId: id })),
    }),
    quizzes: z.array(
      z.object({
        id,
        settings: z.record(z.string(), z.unknown()),
        createdAt: time,
        changedAt: time,
        finishedAt: time.nullable(),
        results: z.array(quizResult),
      }),
    ),
    suggestions: z.array(
      z.object({
        id,
        word,
        langCode,
        text,
        status: entryStatus,
        reason: text.nullable(),
        createdAt: time,
      }),
    ),
  })
  .openapi('AccountExport');

export type AccountExport = z.infer<typeof accountExport>;
