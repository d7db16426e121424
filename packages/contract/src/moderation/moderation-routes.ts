import { z } from '@hono/zod-openapi';
import { checkedField } from '@wordhoard/validators/zod';
import { EntryStatus } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { defineRoutes, postRoute } from '../base/route.ts';
import {
  brokenLinkPath,
  count,
  defineFeed,
  entryStatus,
  feedFields,
  id,
  reason,
  storedLangCode,
  time,
  translationText,
  username,
} from '../base/scalar.ts';
import { wordRecord } from '../card/word-record.ts';
import { outcomeFields } from '../contribution/contribution.ts';
import { stripInvisible } from '../text/normalize.ts';
import { describedWord, describeEntries } from './described-entry.ts';

/** The kinds of entries that admins approve or reject. */
const entryKind = z
  .enum(['word', 'translation', 'image', 'recording', 'tag', 'suggestion'])
  .openapi({ example: 'translation' });

const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .openapi({ example: 'f45bcad95a769413a86582756273156048a931a2d91137790fd094c5dbd4e8d1' });

const commonFields = {
  id,
  ...outcomeFields,
  username: username.nullable().describe('Who added it; null for starter content'),
  createdAt: time.nullable(),
  homographs: z
    .array(wordRecord)
    .describe(
      'The public words of the same text, with translations into the language of the request or else into English',
    ),
};

const moderationEntry = z
  .discriminatedUnion('kind', [
    ...describeEntries('Moderated', commonFields),
    z
      .object({
        kind: z.literal('suggestion'),
        ...commonFields,
        word: describedWord.describe('The word that was asked'),
        langCode: storedLangCode.openapi({ example: 'de' }),
        text: translationText,
      })
      .openapi('ModeratedSuggestion'),
    z
      .object({
        kind: z.literal('broken-link'),
        id: digest,
        path: brokenLinkPath,
        reportCount: count,
      })
      .openapi('BrokenLink'),
  ])
  .openapi('ModerationEntry');

export type ModerationEntry = z.infer<typeof moderationEntry>;
export type ModeratedWord = z.infer<typeof describedWord>;

const decision = entryStatus.openapi({
  description: 'Pending reopens an entry that was decided on',
  example: EntryStatus.Rejected,
});

const newReason = reason.overwrite(stripInvisible).min(1).max(limits.noteMaxLength);

/** A rejection needs a reason. */
const withReason = <Body extends z.ZodType<{ status: number; reason?: string | undefined }>>(
  body: Body,
) =>
  checkedField(body, 'reason', (given, { status }) =>
    status === EntryStatus.Rejected && given === undefined ? { code: 'required' } : undefined,
  );

const maxDecisions = 100;

export const moderationRoutes = defineRoutes('/front-moderation', 'admin', {
  feed: {
    summary:
      'List entries by status, the oldest first, or reported broken links, the most reported first',
    body: z.union([
      z.strictObject({
        kind: entryKind,
        status: outcomeFields.status.default(EntryStatus.Pending),
        ...feedFields,
      }),
      z.strictObject({ kind: z.literal('broken-link'), ...feedFields }),
    ]),
    success: defineFeed(moderationEntry).openapi('ModerationFeed'),
  },
  decide: {
    summary:
      'Approve an entry together with the words that it needs, reject it with a reason, or reopen it',
    body: withReason(
      z.strictObject({ kind: entryKind, id, status: decision, reason: newReason.optional() }),
    ),
    success: z.object({ kind: entryKind, id, status: decision }),
    errors: ['NotFound', 'EntryStatusCannotBeChangedForAdminEntity'],
  },
  decideMany: {
    summary: 'Approve, reject or reopen several entries of one kind, all or none',
    body: withReason(
      z.strictObject({
        kind: entryKind,
        ids: z.array(id).min(1).max(maxDecisions),
        status: decision,
        reason: newReason.optional(),
      }),
    ),
    success: z.object({ kind: entryKind, ids: z.array(id), status: decision }),
    errors: ['NotFound', 'EntryStatusCannotBeChangedForAdminEntity'],
  },
  dismissBrokenLink: {
    summary: 'Dismiss the reports of a broken link',
    body: z.strictObject({ id: digest }),
    success: z.object({ id: digest }),
    errors: ['NotFound'],
  },
});

export const brokenLinkRoutes = {
  reportBrokenLink: postRoute({
    path: '/front-general/report-broken-link',
    access: 'anyone',
    summary: 'Report a broken link to the admins',
    body: z.strictObject({ path: brokenLinkPath.min(1).max(2000) }),
    success: z.object({ received: z.literal(true) }),
  }),
};
