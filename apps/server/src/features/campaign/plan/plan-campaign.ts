import { randomInt } from 'node:crypto';
import type {
  NewSmmCampaign,
  SmmCampaignPlan,
  SmmCampaignPreview,
  WordReference,
} from '@wordhoard/contract';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { skipFor } from '@wordhoard/feed-store';
import type { Issue } from '@wordhoard/validators';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/feed-page.ts';
import { insertOnce, isInserted } from '../../../platform/database/insert-once.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { type ChannelRow, smmCampaign, smmPost } from '../../../schema/campaign.ts';
import { type Composed, composePosts, limitsOf } from '../content/compose.ts';
import { findCampaignWords } from '../content/find-campaign-words.ts';
import { firstOf, postTimes } from '../schedule/post-times.ts';
import { findChannel } from '../store/channel-store.ts';

interface Tools {
  publicUrl: string;
  now: Date;
}

type Seeded = SmmCampaignPlan & { seed: number };

interface PlannedPost {
  composed: Composed;
  scheduledAt: Date;
}

interface Plan {
  posts: PlannedPost[];
  /** Posts for which no time is left before the last day. */
  unscheduled: Composed[];
  withoutTranslation: WordReference[];
  withoutQuestion: WordReference[];
  tooLong: WordReference[];
}

export const withSeed = <Request extends SmmCampaignPlan>(request: Request) => ({
  ...request,
  seed: request.seed ?? randomInt(2 ** 32),
});

/** What a campaign would post, with one page of its posts. */
export async function previewCampaign(
  database: Database,
  request: Seeded & PageRequest,
  tools: Tools,
): Promise<SmmCampaignPreview> {
  const channel = await findChannel(database, request.channelId);
  const plan = await planCampaign(database, request, channel, tools);
  const skipped = skipFor(request.page, request.pageSize);
  return {
    seed: request.seed,
    total: plan.posts.length,
    lastPostAt: plan.posts.at(-1)?.scheduledAt.toISOString() ?? null,
    unscheduledCount: plan.unscheduled.length,
    posts: plan.posts.slice(skipped, skipped + request.pageSize).map(presentPlanned),
    wordsWithoutTranslation: plan.withoutTranslation,
    wordsWithoutQuestion: plan.withoutQuestion,
    wordsTooLong: plan.tooLong,
  };
}

const presentPlanned = ({ composed: { word, content }, scheduledAt }: PlannedPost) => ({
  word,
  content,
  scheduledAt: scheduledAt.toISOString(),
});

/**
 * Creates a campaign with all its posts, unless there is a campaign of the channel with this id.
 *
 * @returns its id
 * @throws SmmPostWordWithoutTranslation naming the words, unless they are to be left out. Words that are too
 *   long for the network are always left out.
 */
export async function createCampaign(
  database: Database,
  { id = newId(), skipsUnusable, ...campaign }: NewSmmCampaign & Seeded,
  tools: Tools,
): Promise<string> {
  const channel = await findChannel(database, campaign.channelId);
  const isSame = eq(smmCampaign.channelId, channel.id);
  if (await isInserted(database, smmCampaign, id, isSame)) return id;
  const plan = await planCampaign(database, { ...campaign, skipsUnusable }, channel, tools);
  if (!skipsUnusable) refuseUnusable(plan);
  if (plan.posts.length === 0) throw withoutPosts(plan, channel);
  const posts = plan.posts.map(({ composed: { word }, scheduledAt }, index) => ({
    id: newId(),
    campaignId: id,
    position: index + 1,
    wordId: word.id,
    word,
    scheduledAt,
    status: 'planned' as const,
    isMoved: false,
  }));
  await database.transaction(async (transaction) => {
    const row = {
      ...campaign,
      id,
      status: SmmCampaignStatus.IN_PROGRESS,
      createdAt: tools.now,
    };
    if (!(await insertOnce(transaction, smmCampaign, row, isSame))) return;
    await insertRows(transaction, smmPost, posts);
  });
  return id;
}

async function planCampaign(
  database: Database,
  plan: Seeded,
  channel: ChannelRow,
  { publicUrl, now }: Tools,
): Promise<Plan> {
  const words = await findCampaignWords(database, plan, channel, now);
  const result = await composePosts(database, words, { ...plan, channel, publicUrl, now });
  const times = firstOf(postTimes(plan.schedule, now), result.composed.length);
  const posts = times.flatMap((scheduledAt, index) => {
    const composed = result.composed[index];
    return composed === undefined ? [] : [{ composed, scheduledAt }];
  });
  return {
    posts,
    unscheduled: result.composed.slice(times.length),
    withoutTranslation: result.withoutTranslation,
    withoutQuestion: result.withoutQuestion,
    tooLong: result.tooLong,
  };
}

function refuseUnusable({ withoutTranslation, withoutQuestion }: Plan): void {
  if (withoutTranslation.length > 0) {
    throw new ApplicationError('SmmPostWordWithoutTranslation', {
      fields: withoutTranslation.map(({ text }) => ({
        path: `translations.${text}`,
        issue: { code: 'required' },
      })),
    });
  }
  if (withoutQuestion.length > 0) throw invalid('source', { code: 'invalid' });
}

/** A template that leaves no room for any of the words is the reason why there are no posts. */
const withoutPosts = ({ tooLong }: Plan, channel: ChannelRow): ApplicationError =>
  tooLong.length > 0
    ? invalid('template', { code: 'maxLength', maxLength: limitsOf(channel).text })
    : invalid('source', { code: 'minItems', minItems: 1 });

const invalid = (path: string, issue: Issue) =>
  new ApplicationError('ParameterInvalid', { fields: [{ path, issue }] });
