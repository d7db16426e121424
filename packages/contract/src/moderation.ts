import { z } from '@hono/zod-openapi';
import { checkedField } from '@wordhoard/validators/zod';
import { EntryStatus } from './enumeration.ts';
import { feedFields, feedOf } from './feed.ts';
import { limits } from './limits.ts';
import { postRoute } from './route.ts';
import { entryStatus, id, langCode, speechPartId, time, wordText } from './scalar.ts';
import { tagRecord } from './tag-record.ts';
import { wordReference } from './translation.ts';

/** What people add, and admins approve or reject. */
const entryKind = z
  .enum(['word', 'translation', 'image', 'tag', 'suggestion'])
  .openapi({ example: 'translation' });
const decision = z
  .enum({ Approved: EntryStatus.Approved, Rejected: EntryStatus.Rejected })
  .openapi({ example: EntryStatus.Approved });
const reason = z.string().trim().min(1).max(limits.noteMaxLength).openapi({ example: 'Misspelt' });
const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .openapi({ example: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' });

const judged = {
  id,
  status: entryStatus,
  reason: z.string().nullable(),
  username: z
    .string()
    .nullable()
    .openapi({ description: 'Who added it: nobody, if it came with the content' }),
  createdAt: time.nullable(),
};

/** With its status, as what stands on a word is approved with it. */
const judgedWord = wordReference.extend({ status: entryStatus }).openapi('JudgedWordReference');

const moderationEntry = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('word'),
        ...judged,
        word: judgedWord,
        speechPartIds: z.array(speechPartId),
      })
      .openapi('JudgedWord'),
    z
      .object({
        kind: z.literal('translation'),
        ...judged,
        words: z.array(judgedWord).openapi({ description: 'Its two words' }),
        speechPartId,
      })
      .openapi('JudgedTran'),
    z
      .object({
        kind: z.literal('image'),
        ...judged,
        word: judgedWord,
        url: z.string().openapi({ example: '/picture/1f34e.svg' }),
        licence: z.string().openapi({ example: 'MIT' }),
        source: z.string().openapi({ example: 'Fluent Emoji by Microsoft' }),
      })
      .openapi('JudgedWordImage'),
    z
      .object({ kind: z.literal('tag'), ...judged, word: judgedWord, tag: tagRecord })
      .openapi('JudgedTagWord'),
    z
      .object({
        kind: z.literal('suggestion'),
        ...judged,
        word: judgedWord.openapi({ description: 'What was asked' }),
        langCode,
        text: wordText,
      })
      .openapi('JudgedSuggestion'),
    z
      .object({
        kind: z.literal('broken-link'),
        id: digest,
        path: z.string().openapi({ example: '/word/en/aple' }),
        reportCount: z.int().openapi({ example: 2 }),
      })
      .openapi('BrokenLink'),
  ])
  .openapi('ModerationEntry');

/** Whoever rejects something says why. */
const withReason = <Body extends z.ZodType<{ status: number; reason?: string | undefined }>>(
  body: Body,
) =>
  checkedField(body, 'reason', (given, { status }) =>
    status === EntryStatus.Rejected && given === undefined ? { code: 'required' } : undefined,
  );

const mostDecided = 100;

export const moderationRoutes = {
  feed: postRoute({
    path: '/front-moderation/feed',
    access: 'admin',
    summary:
      'What waits for approval, or was decided so, the oldest first; reports of broken links, the most reported first',
    body: z.union([
      z.strictObject({
        kind: entryKind,
        status: entryStatus.default(EntryStatus.Pending),
        ...feedFields,
      }),
      z.strictObject({ kind: z.literal('broken-link'), ...feedFields }),
    ]),
    success: feedOf(moderationEntry).openapi('ModerationFeed'),
  }),
  decide: postRoute({
    path: '/front-moderation/decide',
    access: 'admin',
    summary: 'Approve an entry, with the words that it needs, or reject it with a reason',
    body: withReason(
      z.strictObject({ kind: entryKind, id, status: decision, reason: reason.optional() }),
    ),
    success: z.object({ kind: entryKind, id, status: decision }),
    errors: ['NotFound', 'EntryStatusCannotBeChangedForAdminEntity'],
  }),
  decideMany: postRoute({
    path: '/front-moderation/decide-many',
    access: 'admin',
    summary: 'Approve or reject several entries of a kind, all or none',
    body: withReason(
      z.strictObject({
        kind: entryKind,
        ids: z.array(id).min(1).max(mostDecided),
        status: decision,
        reason: reason.optional(),
      }),
    ),
    success: z.object({ kind: entryKind, ids: z.array(id), status: decision }),
    errors: ['NotFound', 'EntryStatusCannotBeChangedForAdminEntity'],
  }),
  dismissBrokenLink: postRoute({
    path: '/front-moderation/dismiss-broken-link',
    access: 'admin',
    summary: 'Forget the reports of an address',
    body: z.strictObject({ id: digest }),
    success: z.object({ id: digest }),
    errors: ['NotFound'],
  }),
};

export type ModerationEntry = z.infer<typeof moderationEntry>;
