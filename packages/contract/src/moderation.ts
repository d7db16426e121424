import { z } from '@hono/zod-openapi';
import { checkedField } from '@wordhoard/validators/zod';
import { outcomeFields } from './contribution.ts';
import { EntryStatus } from './enumeration.ts';
import { feedFields, feedOf } from './feed.ts';
import { uploadedPicture } from './image.ts';
import { limits } from './limits.ts';
import { postRoute } from './route.ts';
import {
  brokenPath,
  count,
  entryStatus,
  id,
  reason,
  speechPartId,
  time,
  tranLangCode,
  translationText,
  username,
  wordExample,
} from './scalar.ts';
import { tagRecord } from './tag-record.ts';
import { wordReference } from './translation.ts';
import { visibleText } from './visible-text.ts';

/** What people add, and admins approve or reject. */
const entryKind = z
  .enum(['word', 'translation', 'image', 'tag', 'suggestion'])
  .openapi({ example: 'translation' });
const decision = z
  .enum({ Approved: EntryStatus.Approved, Rejected: EntryStatus.Rejected })
  .openapi({ example: EntryStatus.Rejected });
const newReason = reason.overwrite(visibleText).min(1).max(limits.noteMaxLength);
const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .openapi({ example: 'f45bcad95a769413a86582756273156048a931a2d91137790fd094c5dbd4e8d1' });

const judged = {
  id,
  ...outcomeFields,
  username: username
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
        kind: z.literal('translation'),
        ...judged,
        words: z.array(judgedWord).openapi({ description: 'Its two words' }),
        speechPartId,
      })
      .openapi('JudgedTran'),
    // The picture before the word: Swagger UI tells a kind by the beginning of its component's name.
    z
      .object({
        kind: z.literal('image'),
        ...judged,
        word: judgedWord,
        ...uploadedPicture,
      })
      .openapi('JudgedWordImage'),
    z
      .object({
        kind: z.literal('word'),
        ...judged,
        word: judgedWord,
        example: wordExample.nullable(),
        speechPartIds: z.array(speechPartId),
      })
      .openapi('JudgedWord'),
    z
      .object({ kind: z.literal('tag'), ...judged, word: judgedWord, tag: tagRecord })
      .openapi('JudgedTagWord'),
    z
      .object({
        kind: z.literal('suggestion'),
        ...judged,
        word: judgedWord.openapi({ description: 'What was asked' }),
        langCode: tranLangCode,
        text: translationText,
      })
      .openapi('JudgedSuggestion'),
    z
      .object({
        kind: z.literal('broken-link'),
        id: digest,
        path: brokenPath,
        reportCount: count,
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
        status: outcomeFields.status.default(EntryStatus.Pending),
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
      z.strictObject({ kind: entryKind, id, status: decision, reason: newReason.optional() }),
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
        reason: newReason.optional(),
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
