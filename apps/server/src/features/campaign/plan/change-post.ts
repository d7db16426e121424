import type { routes, SmmPostContent } from '@wordhoard/contract';
import type { SmmPostStatus } from '@wordhoard/contract/enumeration';
import type { Issue } from '@wordhoard/validators';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { PostRow } from '../../../schema/campaign.ts';
import { contentOf, textSize } from '../content/post-content.ts';
import { refuseCompleted } from '../store/campaign-store.ts';
import { lockPost, type PostWithCampaign, updatePost } from '../store/post-store.ts';
import { requireActive } from './change-campaign.ts';

type PostChange = z.output<
  (typeof routes.post.update)['request']['body']['content']['application/json']['schema']
>;

/** Moves a post that has not been sent to another time, or changes its text. */
export function changePost(
  database: Database,
  { id, scheduledAt, text }: PostChange,
  tools: { publicUrl: string; now: Date },
): Promise<void> {
  const { now } = tools;
  return changing(database, id, unsent, async (transaction, found) => {
    if (text) refuseTooLong(text, await contentOf(transaction, found, tools), found);
    if (scheduledAt !== undefined) refuseMove(new Date(scheduledAt), found, now);
    await updatePost(transaction, id, {
      ...(text !== undefined && { text }),
      ...(scheduledAt !== undefined && {
        ...asPlanned,
        scheduledAt: new Date(scheduledAt),
        isMoved: true,
      }),
    });
  });
}

export const skipPost = (database: Database, id: string): Promise<void> =>
  changing(database, id, unsent, (transaction) =>
    updatePost(transaction, id, { status: 'skipped', failureKind: null, failureDetail: '' }),
  );

/**
 * Plans a post for now, whatever became of it before.
 *
 * @param queue - queues a job that sends it
 * @throws SmmChannelIsNotActive if the channel cannot post now
 */
export function sendPostNow(
  database: Database,
  id: string,
  now: Date,
  queue: (transaction: Database) => Promise<void>,
): Promise<void> {
  return changing(database, id, unsent, async (transaction, { channel }) => {
    requireActive(channel);
    const forced = { ...asPlanned, scheduledAt: now, isForced: true, queuedAt: now };
    await updatePost(transaction, id, forced);
    await queue(transaction);
  });
}

/** Records that an admin has seen the post at the network. */
export const confirmPost = (database: Database, id: string): Promise<void> =>
  changing(database, id, ['unknown'], (transaction, { post }) =>
    updatePost(transaction, id, {
      status: 'sent',
      sentAt: post.attemptedAt,
      failureKind: null,
      failureDetail: '',
    }),
  );

const unsent: readonly SmmPostStatus[] = ['planned', 'failed', 'unknown', 'skipped'];

const asPlanned = {
  status: 'planned',
  failureKind: null,
  failureDetail: '',
  attempts: 0,
  uncertainSince: null,
  queuedAt: null,
  retryAt: null,
} satisfies Partial<PostRow>;

function changing(
  database: Database,
  id: string,
  statuses: readonly SmmPostStatus[],
  change: (transaction: Database, found: PostWithCampaign) => Promise<void>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await lockPost(transaction, id);
    if (found === undefined) throw new ApplicationError('NotFound');
    if (!statuses.includes(found.post.status)) throw invalid('id', { code: 'invalid' });
    await change(transaction, found);
  });
}

function refuseTooLong(
  text: string,
  content: SmmPostContent | undefined,
  { channel }: PostWithCampaign,
): void {
  if (content === undefined) return;
  const { length, maxLength } = textSize(text, content, channel);
  if (length > maxLength) throw invalid('text', { code: 'maxLength', maxLength });
}

function refuseMove(time: Date, { campaign }: PostWithCampaign, now: Date): void {
  refuseCompleted(campaign);
  if (time <= now) throw invalid('scheduledAt', { code: 'invalid' });
}

const invalid = (path: string, issue: Issue) =>
  new ApplicationError('ParameterInvalid', { fields: [{ path, issue }] });
