import { randomInt } from 'node:crypto';
import type { NewSmmCampaign, SmmCampaignPlan, SmmCampaignPreview } from '@wordhoard/contract';
import { SmmCampaignStatus } from '@wordhoard/contract/enumeration';
import { skipFor } from '@wordhoard/feed-store';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/feed-page.ts';
import { insertOnce, isInserted } from '../../../platform/database/insert-once.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { ApplicationError, buildFieldError } from '../../../platform/errors/application-error.ts';
import { type ChannelRow, smmCampaign, smmPost } from '../../../schema/campaign.ts';
import { findChannel } from '../channel/channel-store.ts';
import { type ComposedPost, composePosts, getLimits, type PostTools } from '../content/compose.ts';
import { findCampaignWords } from '../content/find-campaign-words.ts';
import { postTimes } from '../schedule/post-times.ts';

const makeSeed = (): number => randomInt(2 ** 32);

/** What a campaign would post, with one page of its posts. */
export async function previewCampaign(
  database: Database,
  { page, pageSize, seed = makeSeed(), ...request }: SmmCampaignPlan & PageRequest,
  tools: PostTools,
): Promise<SmmCampaignPreview> {
  const channel = await findChannel(database, request.channelId);
  const plan = await planCampaign(database, { ...request, seed }, channel, tools);
  const { posts, ...unusable } = plan;
  const skipped = skipFor(page, pageSize);
  const findWords = (isMeant: (composed: ComposedPost) => boolean) =>
    posts.filter(({ composed }) => isMeant(composed)).map(({ composed }) => composed.word);
  return {
    ...unusable,
    seed,
    total: posts.length,
    lastPostAt: posts.at(-1)?.scheduledAt.toISOString() ?? null,
    posts: posts
      .slice(skipped, skipped + pageSize)
      .map(({ composed: { word, content }, scheduledAt }) => ({
        word,
        content,
        scheduledAt: scheduledAt.toISOString(),
      })),
    wordsLosingTranslations: findWords(({ losesTranslations }) => losesTranslations),
    wordsLosingPicture: findWords(({ losesPicture }) => losesPicture),
  };
}

/**
 * Creates a campaign with all its posts, unless there is a campaign of the channel with this id.
 *
 * @returns its id
 * @throws SmmPostWordWithoutTranslation naming the words, unless they are to be left out. Words that are too
 *   long for the network are always left out.
 */
export async function createCampaign(
  database: Database,
  { id = newId(), seed = makeSeed(), skipsUnusable, ...request }: NewSmmCampaign,
  tools: PostTools,
): Promise<string> {
  const campaign = { ...request, seed };
  const channel = await findChannel(database, campaign.channelId);
  const isSame = eq(smmCampaign.channelId, channel.id);
  if (await isInserted(database, smmCampaign, id, isSame)) return id;
  const plan = await planCampaign(database, campaign, channel, tools);
  if (!skipsUnusable) refuseUnusable(plan);
  if (plan.posts.length === 0) throw explainEmptyPlan(plan, channel);
  const posts = plan.posts.map(({ composed: { word }, scheduledAt }, index) => ({
    id: newId(),
    campaignId: id,
    position: index + 1,
    wordId: word.id,
    word,
    scheduledAt,
  }));
  await database.transaction(async (transaction) => {
    const status = SmmCampaignStatus.IN_PROGRESS;
    const row = { ...campaign, id, status, createdAt: tools.now };
    if (!(await insertOnce(transaction, smmCampaign, row, isSame))) return;
    await insertRows(transaction, smmPost, posts);
  });
  return id;
}

async function planCampaign(
  database: Database,
  plan: Omit<SmmCampaignPlan, 'skipsUnusable'> & { seed: number },
  channel: ChannelRow,
  tools: PostTools,
) {
  const words = await findCampaignWords(database, plan, channel, tools.now);
  const settings = { ...plan, channel, ...tools };
  const { composed, ...unusable } = await composePosts(database, words, settings);
  const times = postTimes(plan.schedule, tools.now).take(composed.length);
  const posts = times.flatMap((scheduledAt, index) => {
    const post = composed[index];
    return post === undefined ? [] : [{ composed: post, scheduledAt }];
  });
  const planned = posts.toArray();
  // The others have no time left before the last day.
  return { ...unusable, posts: planned, unscheduledCount: composed.length - planned.length };
}

type Plan = Awaited<ReturnType<typeof planCampaign>>;

function refuseUnusable({ wordsWithoutTranslation, wordsWithoutQuestion }: Plan): void {
  if (wordsWithoutTranslation.length > 0) {
    throw new ApplicationError('SmmPostWordWithoutTranslation', {
      fields: wordsWithoutTranslation.map(({ text }) => ({
        path: `translations.${text}`,
        issue: { code: 'required' },
      })),
    });
  }
  if (wordsWithoutQuestion.length > 0) throw buildFieldError('source', { code: 'invalid' });
}

/** A template that leaves no room for any of the words is the reason why there are no posts. */
const explainEmptyPlan = ({ wordsTooLong }: Plan, channel: ChannelRow): ApplicationError =>
  wordsTooLong.length > 0
    ? buildFieldError('template', { code: 'maxLength', maxLength: getLimits(channel).text })
    : buildFieldError('source', { code: 'minItems', minItems: 1 });
