import { routes } from '@wordhoard/contract';
import { SmmCampaignStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildChannel,
  buildTranslatedWords,
  campaignPlan,
  createCampaign,
  dailySchedule,
  dayAfter,
} from '../../../test/campaign/campaign-factory.ts';
import { buildTranslation, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { smmChannel, smmPost } from '../../schema/campaign.ts';

const app = useApp();
let admin: Record<string, string>;
let channelId: string;

beforeAll(async () => {
  admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  channelId = (await buildChannel(app)).id;
});

const translatedWords = (count: number) => buildTranslatedWords(app.database, count);
const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id);
const buildPlan = (words: readonly { id: string }[], change = {}) =>
  campaignPlan(channelId, { kind: 'words', ids: idsOf(words) }, change);
const tomorrow = dayAfter(new Date(), 1);

describe('creating a campaign', () => {
  it('plans its posts and sends nothing', async () => {
    const words = await translatedWords(2);
    const { campaign, posts } = await createCampaign(app, buildPlan(words), admin);
    expect(campaign).toMatchObject({
      name: 'Kampanjo',
      status: SmmCampaignStatus.IN_PROGRESS,
      isRunning: false,
      posts: { planned: 2, sent: 0 },
      nextPostAt: `${tomorrow}T09:00:00.000Z`,
    });
    expect(posts.map(({ word, status }) => [word.id, status])).toEqual(
      idsOf(words).map((id) => [id, 'planned']),
    );
  });

  it('refuses words without a translation, and names them', async () => {
    const [translated] = await translatedWords(1);
    const untranslated = await buildWord(app.database);
    const plan = buildPlan([untranslated, ...(translated ? [translated] : [])]);
    const body = { name: 'Kampanjo', ...plan };
    expect(await app.refusal(routes.campaign.create, body, admin)).toMatchObject({
      status: 422,
      code: 'SmmPostWordWithoutTranslation',
      fields: [{ path: `translations.${untranslated.text}` }],
    });
    const skipping = { ...body, skipsUnusable: true };
    expect(await app.call(routes.campaign.create, skipping, admin)).toMatchObject({
      posts: { planned: 1 },
    });
  });

  it('refuses a source without words', async () => {
    const body = { name: 'Kampanjo', ...campaignPlan(channelId, { kind: 'tag', code: 'fruit' }) };
    expect(await app.refusal(routes.campaign.create, body, admin)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'source' }],
    });
  });

  it('refuses a text that is longer than the network accepts', async () => {
    const limited = await buildChannel(app, { network: 'mastodon', address: 'https://a.example' });
    const plan = {
      ...buildPlan(await translatedWords(1), { template: `{word} ${'x'.repeat(500)}` }),
      channelId: limited.id,
    };
    const body = { name: 'Kampanjo', ...plan };
    expect(await app.refusal(routes.campaign.create, body, admin)).toMatchObject({
      fields: [{ path: 'template', code: 'maxLength' }],
    });
  });
});

it('a word whose text is too long is named and left out, and stops no plan', async () => {
  const channel = await buildChannel(app, { network: 'mastodon', address: 'https://b.example' });
  const [fits, other] = await translatedWords(2);
  const long = await buildWord(app.database, { text: 'a'.repeat(100) });
  const meaning = await buildWord(app.database, { langCode: 'ia', text: 'b'.repeat(100) });
  await buildTranslation(app.database, [long, meaning]);
  const words = [fits, long, other].flatMap((word) => word ?? []);
  const template = `{word} – {translations} ${'x'.repeat(400)}`;
  const plan = { ...buildPlan(words, { template }), channelId: channel.id };
  const preview = await app.call(routes.campaign.preview, plan, admin);
  expect(preview).toMatchObject({ total: 2, wordsTooLong: [{ id: long.id, text: long.text }] });
  const { posts } = await createCampaign(app, plan, admin);
  expect(posts.map(({ word }) => word.id)).toEqual([fits?.id, other?.id]);
});

describe('the life of a campaign', () => {
  const planned = async (count = 2) =>
    createCampaign(app, buildPlan(await translatedWords(count)), admin);
  const postsOf = async (campaignId: string) =>
    (await app.call(routes.post.feed, { campaignId }, admin)).data;

  it('starts, pauses and continues', async () => {
    const { id } = (await planned()).campaign;
    const started = await app.call(routes.campaign.start, { id }, admin);
    expect(started).toMatchObject({ isRunning: true, startedAt: expect.any(String) });
    expect(await app.call(routes.campaign.pause, { id }, admin)).toMatchObject({
      isRunning: false,
      startedAt: started.startedAt,
    });
    expect(await app.call(routes.campaign.start, { id }, admin)).toMatchObject({
      isRunning: true,
      startedAt: started.startedAt,
    });
  });

  it.each([{ isActive: false }, { isPaused: true }])(
    'does not start on a channel that is %j',
    async (state) => {
      const channel = await buildChannel(app);
      const plan = { ...buildPlan(await translatedWords(1)), channelId: channel.id };
      const { campaign } = await createCampaign(app, plan, admin);
      await app.database.update(smmChannel).set(state).where(eq(smmChannel.id, channel.id));
      const { id } = campaign;
      expect(await app.refusal(routes.campaign.start, { id }, admin)).toMatchObject({
        status: 422,
        code: 'SmmChannelIsNotActive',
      });
    },
  );

  it('gives posts whose time has passed the next free times', async () => {
    const { campaign, posts } = await planned(3);
    const [first, second, third] = posts;
    const past = new Date('2020-01-01T09:00:00Z');
    const missed = { scheduledAt: past };
    await app.database
      .update(smmPost)
      .set(missed)
      .where(eq(smmPost.id, first?.id ?? ''));
    await app.call(routes.campaign.start, { id: campaign.id }, admin);
    const times = (await postsOf(campaign.id)).map(({ id, scheduledAt }) => [id, scheduledAt]);
    expect(times).toEqual([
      [first?.id, `${tomorrow}T09:00:00.000Z`],
      [second?.id, second?.scheduledAt],
      [third?.id, third?.scheduledAt],
    ]);
  });

  it('plans the remaining posts anew when the schedule changes', async () => {
    const { campaign } = await planned(2);
    const schedule = { ...dailySchedule(), times: ['10:00', '18:30'] };
    await app.call(routes.campaign.update, { id: campaign.id, schedule }, admin);
    const times = (await postsOf(campaign.id)).map(({ scheduledAt }) => scheduledAt);
    expect(times).toEqual([`${tomorrow}T10:00:00.000Z`, `${tomorrow}T18:30:00.000Z`]);
  });

  it('skips posts for which a shorter schedule has no time, until it is extended', async () => {
    const { id } = (await planned(2)).campaign;
    const schedule = { ...dailySchedule(), endDate: tomorrow };
    const shorter = await app.call(routes.campaign.update, { id, schedule }, admin);
    expect(shorter.posts).toMatchObject({ planned: 1, skipped: 1 });
    const skipped = (await postsOf(id)).find(({ status }) => status === 'skipped');
    expect(skipped?.failure).toMatchObject({ kind: 'unscheduled' });
    const longer = { ...schedule, endDate: null };
    const extended = await app.call(routes.campaign.update, { id, schedule: longer }, admin);
    expect(extended.posts).toMatchObject({ planned: 2, skipped: 0 });
  });

  it('does not bring back a post that an admin has skipped', async () => {
    const { campaign, posts } = await planned(2);
    await app.call(routes.post.skip, { id: posts[0]?.id ?? '' }, admin);
    const change = { id: campaign.id, fillsGaps: true };
    expect((await app.call(routes.campaign.update, change, admin)).posts).toMatchObject({
      planned: 1,
      skipped: 1,
    });
  });

  it('fills the gap of a skipped post', async () => {
    const { campaign, posts } = await planned(3);
    await app.call(routes.post.skip, { id: posts[0]?.id ?? '' }, admin);
    await app.call(routes.campaign.update, { id: campaign.id, fillsGaps: true }, admin);
    const remaining = (await postsOf(campaign.id)).filter(({ status }) => status === 'planned');
    expect(remaining.map(({ id, scheduledAt }) => [id, scheduledAt])).toEqual([
      [posts[1]?.id, `${tomorrow}T09:00:00.000Z`],
      [posts[2]?.id, `${dayAfter(new Date(), 2)}T09:00:00.000Z`],
    ]);
  });

  it('is completed by an admin for good', async () => {
    const { id } = (await planned()).campaign;
    expect(await app.call(routes.campaign.complete, { id }, admin)).toMatchObject({
      status: SmmCampaignStatus.COMPLETED,
      isRunning: false,
      posts: { planned: 0, skipped: 2 },
      completedAt: expect.any(String),
    });
  });

  it('stays completed, whatever is asked of it', async () => {
    const { campaign, posts } = await planned();
    const { id } = campaign;
    await app.call(routes.campaign.complete, { id }, admin);
    const completed = await app.call(routes.campaign.record, { id }, admin);
    const postId = posts[0]?.id;
    for (const [route, body] of [
      [routes.campaign.start, { id }],
      [routes.campaign.pause, { id }],
      [routes.campaign.update, { id, name: 'Revived' }],
      [routes.campaign.update, { id, schedule: campaign.schedule }],
      [routes.campaign.update, { id, fillsGaps: true }],
      [routes.post.update, { id: postId, scheduledAt: `${dayAfter(new Date(), 3)}T09:00:00.000Z` }],
    ] as const) {
      expect(await app.refusal(route, body, admin)).toMatchObject({ code: 'ParameterInvalid' });
    }
    await app.call(routes.campaign.complete, { id }, admin);
    expect(await app.call(routes.campaign.record, { id }, admin)).toEqual(completed);
  });

  it('is found by its channel and its status', async () => {
    const channel = await buildChannel(app);
    const plan = { ...buildPlan(await translatedWords(1)), channelId: channel.id };
    const { campaign } = await createCampaign(app, plan, admin);
    const filter = { channelId: channel.id, status: SmmCampaignStatus.IN_PROGRESS };
    const feed = await app.call(routes.campaign.feed, filter, admin);
    expect(feed.data.map(({ id }) => id)).toEqual([campaign.id]);
    const completed = { ...filter, status: SmmCampaignStatus.COMPLETED };
    expect(await app.call(routes.campaign.feed, completed, admin)).toMatchObject({ total: 0 });
  });

  it('is deleted with its posts', async () => {
    const { campaign, posts } = await planned(1);
    const { id } = campaign;
    await app.call(routes.campaign.delete, { id }, admin);
    for (const [route, body] of [
      [routes.campaign.record, { id }],
      [routes.post.record, { id: posts[0]?.id }],
      [routes.post.feed, { campaignId: id }],
    ] as const) {
      expect(await app.refusal(route, body, admin)).toMatchObject({ code: 'NotFound' });
    }
  });
});
