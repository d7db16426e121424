import { z } from '@hono/zod-openapi';
import { checkedField } from '@wordhoard/validators/zod';
import { EntryStatus } from '../base/enumeration.ts';
import { limits } from '../base/limits.ts';
import { postRoute } from '../base/route.ts';
import { brokenLinkPath, defineFeed, entryStatus, feedFields, id, reason } from '../base/scalar.ts';
import { outcomeFields } from '../contribution/contribution.ts';
import { stripInvisible } from '../text/normalize.ts';
import { digest, entryKind, moderationEntry } from './moderation-entry.ts';

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

export const moderationRoutes = {
  feed: postRoute({
    path: '/front-moderation/feed',
    access: 'admin',
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
  }),
  decide: postRoute({
    path: '/front-moderation/decide',
    access: 'admin',
    summary:
      'Approve an entry together with the words that it needs, reject it with a reason, or reopen it',
    body: withReason(
      z.strictObject({ kind: entryKind, id, status: decision, reason: newReason.optional() }),
    ),
    success: z.object({ kind: entryKind, id, status: decision }),
    errors: ['NotFound', 'EntryStatusCannotBeChangedForAdminEntity'],
  }),
  decideMany: postRoute({
    path: '/front-moderation/decide-many',
    access: 'admin',
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
  }),
  dismissBrokenLink: postRoute({
    path: '/front-moderation/dismiss-broken-link',
    access: 'admin',
    summary: 'Dismiss the reports of a broken link',
    body: z.strictObject({ id: digest }),
    success: z.object({ id: digest }),
    errors: ['NotFound'],
  }),
};

export const brokenLinkRoutes = {
  reportBrokenLink: postRoute({
    path: '/front-general/report-broken-link',
    access: 'anyone',
    summary: 'Report a broken link to the admins',
    body: z.strictObject({ path: brokenLinkPath.min(1).max(2000) }),
    success: z.object({ received: z.literal(true) }),
  }),
};
