import { routes, type SmmPostWithContent } from '@wordhoard/contract';
import type { SmmPostStatus } from '@wordhoard/contract/enumeration';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { findPage, presentFeed } from '../../platform/database/feed-page.ts';
import { sorted } from '../../platform/database/sql.ts';
import {
  ApplicationError,
  buildFieldError,
  requireFound,
} from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Services } from '../../platform/services.ts';
import { type PostRow, smmPost } from '../../schema/campaign.ts';
import type { PostTools } from './content/compose.ts';
import { composeContent, measureText } from './content/post-content.ts';
import { sendPostJob } from './sending/send-post.ts';
import { hasCampaign, refuseCompleted, requireActive } from './store/campaign-store.ts';
import {
  lockPost,
  type PostWithCampaign,
  presentPost,
  selectPosts,
  updatePost,
} from './store/post-store.ts';

export function addPostRoutes(api: Api, services: Services): void {
  const { database, publicUrl } = services;

  answer(api, routes.post, {
    async feed({ campaignId, from, before, status, ...request }) {
      if (!(await hasCampaign(database, campaignId))) throw new ApplicationError('NotFound');
      const { scheduledAt, position } = smmPost;
      const query = database
        .select()
        .from(smmPost)
        .where(
          and(
            eq(smmPost.campaignId, campaignId),
            from === undefined ? undefined : gte(scheduledAt, new Date(from)),
            before === undefined ? undefined : lt(scheduledAt, new Date(before)),
            status === undefined ? undefined : eq(smmPost.status, status),
          ),
        );
      const order = [sorted(scheduledAt, request.sort), position];
      const { total, rows } = await findPage(database, query.$dynamic(), order, request);
      return presentFeed(request, { total, rows: rows.map(presentPost) });
    },

    record: ({ id }) => presentWithContent(id, services),

    update: ({ id, text, scheduledAt }, { now }) =>
      changePost(services, id, unsent, async (transaction, found) => {
        if (text) await refuseTooLong(text, transaction, found, { publicUrl, now });
        const time = scheduledAt === undefined ? undefined : new Date(scheduledAt);
        if (time) refuseMove(time, found, now);
        return {
          ...(text !== undefined && { text }),
          ...(time && { ...planned, scheduledAt: time, isMoved: true }),
        };
      }),

    skip: ({ id }) =>
      changePost(services, id, unsent, async () => ({ status: 'skipped', ...noFailure })),

    send: ({ id, isConfirming }, { now }) =>
      isConfirming
        ? changePost(services, id, ['unknown'], async (_transaction, { post }) => ({
            status: 'sent',
            sentAt: post.attemptedAt,
            ...noFailure,
          }))
        : changePost(services, id, unsent, async (transaction, { channel }) => {
            requireActive(channel);
            await services.jobs.send(sendPostJob, { postId: id }, transaction);
            return { ...planned, scheduledAt: now, isForced: true, queuedAt: now };
          }),
  });
}

const unsent: readonly SmmPostStatus[] = ['planned', 'failed', 'unknown', 'skipped'];
const noFailure = { failureKind: null, failureDetail: '' } as const;
const planned = {
  status: 'planned',
  ...noFailure,
  attempts: 0,
  uncertainSince: null,
  queuedAt: null,
  retryAt: null,
} satisfies Partial<PostRow>;

/** Changes a post, one transaction after the other. */
async function changePost(
  services: Services,
  id: string,
  statuses: readonly SmmPostStatus[],
  decide: (transaction: Database, found: PostWithCampaign) => Promise<Partial<PostRow>>,
): Promise<SmmPostWithContent> {
  await services.database.transaction(async (transaction) => {
    const found = requireFound(await lockPost(transaction, id));
    if (!statuses.includes(found.post.status)) throw buildFieldError('id', { code: 'invalid' });
    await updatePost(transaction, id, await decide(transaction, found));
  });
  return presentWithContent(id, services);
}

async function refuseTooLong(
  text: string,
  transaction: Database,
  found: PostWithCampaign,
  tools: PostTools,
): Promise<void> {
  const content = await composeContent(transaction, found, tools);
  if (content === undefined) return;
  const { length, maxLength } = measureText(text, content, found.channel);
  if (length > maxLength) throw buildFieldError('text', { code: 'maxLength', maxLength });
}

function refuseMove(time: Date, { campaign }: PostWithCampaign, now: Date): void {
  refuseCompleted(campaign);
  if (time <= now) throw buildFieldError('scheduledAt', { code: 'invalid' });
}

async function presentWithContent(id: string, { database, publicUrl, now }: Services) {
  const [row] = await selectPosts(database).where(eq(smmPost.id, id));
  const found = requireFound(row);
  const content = await composeContent(database, found, { publicUrl, now: now() });
  return { ...presentPost(found.post), content: content ?? null };
}
