import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, SmmCampaignStatus, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildChannel,
  campaignPlan,
  createCampaign,
  dailySchedule,
  dayAfter,
} from '../../../test/campaign/campaign-factory.ts';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildList, buildTranslation, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { word } from '../word/schema.ts';
import { smmChannel, smmPost } from './store/schema.ts';

const app = useApp();
let admin: Record<string, string>;
let channelId: string;

beforeAll(async () => {
  admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
  channelId = (await buildChannel(app)).id;
});

/** Words with one translation each. */
async function translatedWords(count: number) {
  const words = [];
  for (let index = 0; index < count; index += 1) {
    const word = await buildWord(app.database);
    const meaning = await buildWord(app.database, { langCode: 'ia' });
    await buildTranslation(app.database, [word, meaning]);
    words.push({ ...word, meaning: meaning.text });
  }
  return words;
}

const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id);
const planOf = (words: readonly { id: string }[], change = {}) =>
  campaignPlan(channelId, { kind: 'words', ids: idsOf(words) }, change);
const tomorrow = dayAfter(new Date(), 1);

describe('the preview', () => {
  it('shows each post with its time', async () => {
    const [word] = await translatedWords(1);
    const plan = planOf(word ? [word] : [], { template: '{word} – {translations}' });
    const preview = await app.call(routes.campaign.preview, plan, admin);
    expect(preview).toMatchObject({ total: 1, unscheduledCount: 0 });
    expect(preview.posts).toMatchObject([
      {
        word: { id: word?.id },
        scheduledAt: `${tomorrow}T09:00:00.000Z`,
        content: {
          type: 'POST',
          text: `${word?.text} – ${word?.meaning}`,
          bold: [{ offset: 0, length: word?.text.length }],
          size: { maxLength: 4096 },
        },
      },
    ]);
  });

  it('shows a page of the posts', async () => {
    const words = await translatedWords(3);
    const page = { page: 2, pageSize: 2 };
    const { total, posts } = await app.call(
      routes.campaign.preview,
      { ...planOf(words), ...page },
      admin,
    );
    expect(total).toBe(3);
    expect(posts.map(({ word }) => word.id)).toEqual([words[2]?.id]);
  });

  it('names words without an approved translation', async () => {
    const word = await buildWord(app.database);
    const meaning = await buildWord(app.database, { langCode: 'ia' });
    const pending = { status: EntryStatus.Pending };
    await buildTranslation(app.database, [word, meaning], pending);
    const preview = await app.call(routes.campaign.preview, planOf([word]), admin);
    expect(preview).toMatchObject({ total: 0, wordsWithoutTranslation: [{ text: word.text }] });
  });

  it('posts no private word, not even of the admin', async () => {
    const owner = await buildUser(app.database, { role: UserRole.Admin });
    const hidden = await buildPersonalWord(app.database, owner, {}, { privacy: Privacy.Private });
    const headers = await app.headersOf(owner);
    const preview = await app.call(routes.campaign.preview, planOf([hidden]), headers);
    expect(preview).toMatchObject({ total: 0, wordsWithoutTranslation: [] });
  });

  it('does not find a private list of the admin', async () => {
    const owner = await buildUser(app.database, { role: UserRole.Admin });
    const list = await buildList(app.database, await translatedWords(1), {
      userId: owner.id,
      privacy: Privacy.Private,
    });
    const plan = campaignPlan(channelId, { kind: 'list', slug: list.slug });
    const headers = await app.headersOf(owner);
    expect(await app.refusal(routes.campaign.preview, plan, headers)).toMatchObject({
      code: 'NotFound',
    });
  });

  it('asks a question with one right answer', async () => {
    const words = await translatedWords(5);
    const plan = planOf(words, { type: 'QUIZ' });
    const { seed, posts } = await app.call(routes.campaign.preview, plan, admin);
    expect(posts).toHaveLength(5);
    for (const { word, content } of posts) {
      if (content.type !== 'QUIZ') throw new Error('A quiz was expected');
      const meaning = words.find(({ id }) => id === word.id)?.meaning;
      expect(content.question).toContain(word.text);
      expect(content.options[content.correctIndex]).toBe(meaning);
      expect(new Set(content.options).size).toBe(4);
    }
    const again = await app.call(routes.campaign.preview, { ...plan, seed }, admin);
    expect(again.posts).toEqual(posts);
  });

  it('shuffles the words as the seed says', async () => {
    const words = await translatedWords(8);
    const order = async (seed: number) => {
      const plan = planOf(words, { order: 'shuffled', seed });
      const { posts } = await app.call(routes.campaign.preview, plan, admin);
      return posts.map(({ word }) => word.id);
    };
    expect(await order(1)).toEqual(await order(1));
    expect(await order(1)).not.toEqual(await order(2));
    expect((await order(1)).toSorted()).toEqual(idsOf(words).toSorted());
  });

  it('shows easy words first, and those of unknown level last', async () => {
    const [unknown, hard, easy, first] = await translatedWords(4);
    const levels = [
      [hard, 5],
      [easy, 2],
      [first, 1],
    ] as const;
    for (const [one, level] of levels) {
      await app.database
        .update(word)
        .set({ level })
        .where(eq(word.id, one?.id ?? ''));
    }
    const words = [unknown, hard, easy, first].flatMap((one) => one ?? []);
    const plan = planOf(words, { order: 'level' });
    const { posts } = await app.call(routes.campaign.preview, plan, admin);
    const order = posts.map(({ word: { id } }) => id);
    expect(order).toEqual([first?.id, easy?.id, hard?.id, unknown?.id]);
  });

  it('tells how many words do not fit before the last day', async () => {
    const schedule = { ...dailySchedule(), endDate: dayAfter(new Date(), 2) };
    const plan = planOf(await translatedWords(3), { schedule });
    const preview = await app.call(routes.campaign.preview, plan, admin);
    expect(preview).toMatchObject({ total: 2, unscheduledCount: 1 });
  });

  it.each([
    ['template', { template: '{word} {colour}' }],
    ['schedule.timeZone', { schedule: { ...dailySchedule(), timeZone: 'Europe/Nowhere' } }],
    ['schedule.times', { schedule: { ...dailySchedule(), times: ['09:00', '09:00'] } }],
    ['schedule.endDate', { schedule: { ...dailySchedule(), endDate: '2020-01-01' } }],
  ])('refuses an invalid %s', async (path, change) => {
    const plan = { ...planOf([{ id: channelId }]), ...change };
    expect(await app.refusal(routes.campaign.preview, plan, admin)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path }],
    });
  });
});

describe('creating a campaign', () => {
  it('plans its posts and sends nothing', async () => {
    const words = await translatedWords(2);
    const { campaign, posts } = await createCampaign(app, planOf(words), admin);
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
    const plan = planOf([untranslated, ...(translated ? [translated] : [])]);
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
      ...planOf(await translatedWords(1), { template: `{word} ${'x'.repeat(500)}` }),
      channelId: limited.id,
    };
    const body = { name: 'Kampanjo', ...plan };
    expect(await app.refusal(routes.campaign.create, body, admin)).toMatchObject({
      fields: [{ path: 'template', code: 'maxLength' }],
    });
  });
});

describe('the life of a campaign', () => {
  const planned = async (count = 2) =>
    createCampaign(app, planOf(await translatedWords(count)), admin);
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
      const plan = { ...planOf(await translatedWords(1)), channelId: channel.id };
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
    expect(await app.refusal(routes.campaign.start, { id }, admin)).toMatchObject({
      code: 'ParameterInvalid',
    });
  });

  it('is found by its channel and its status', async () => {
    const channel = await buildChannel(app);
    const plan = { ...planOf(await translatedWords(1)), channelId: channel.id };
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

describe('changing a post', () => {
  const post = async (change = {}) => {
    const { posts } = await createCampaign(app, planOf(await translatedWords(1), change), admin);
    const [first] = posts;
    if (first === undefined) throw new Error('A post was expected');
    return first;
  };

  it('replaces its text and restores the original', async () => {
    const { id } = await post();
    const original = await app.call(routes.post.record, { id }, admin);
    const changed = await app.call(routes.post.update, { id, text: 'Saluton' }, admin);
    expect(changed).toMatchObject({ isEdited: true, content: { text: 'Saluton', bold: [] } });
    const restored = await app.call(routes.post.update, { id, text: null }, admin);
    expect(restored).toEqual(original);
  });

  it('replaces the question of a quiz', async () => {
    const words = await translatedWords(4);
    const { posts } = await createCampaign(app, planOf(words, { type: 'QUIZ' }), admin);
    const id = posts[0]?.id ?? '';
    const changed = await app.call(routes.post.update, { id, text: 'Kio?' }, admin);
    expect(changed.content).toMatchObject({
      question: 'Kio?',
      size: { length: 4, maxLength: 300 },
    });
  });

  it('refuses a text that is too long for the network', async () => {
    const { id } = await post();
    const change = { id, text: 'x'.repeat(4097) };
    expect(await app.refusal(routes.post.update, change, admin)).toMatchObject({
      fields: [{ path: 'text', code: 'maxLength' }],
    });
  });

  it('moves it to another time, where it stays when gaps are filled', async () => {
    const { id, campaignId } = await post();
    const scheduledAt = `${dayAfter(new Date(), 5)}T12:34:00.000Z`;
    expect(await app.call(routes.post.update, { id, scheduledAt }, admin)).toMatchObject({
      scheduledAt,
    });
    await app.call(routes.campaign.update, { id: campaignId, fillsGaps: true }, admin);
    expect(await app.call(routes.post.record, { id }, admin)).toMatchObject({ scheduledAt });
  });

  it('does not move it into the past', async () => {
    const { id } = await post();
    const change = { id, scheduledAt: '2020-01-01T00:00:00.000Z' };
    expect(await app.refusal(routes.post.update, change, admin)).toMatchObject({
      fields: [{ path: 'scheduledAt' }],
    });
  });

  it('plans a skipped post again by moving it', async () => {
    const { id } = await post();
    expect(await app.call(routes.post.skip, { id }, admin)).toMatchObject({ status: 'skipped' });
    const scheduledAt = `${dayAfter(new Date(), 5)}T12:00:00.000Z`;
    expect(await app.call(routes.post.update, { id, scheduledAt }, admin)).toMatchObject({
      status: 'planned',
    });
  });

  it('leaves a post alone that was sent', async () => {
    const { id } = await post();
    await app.database.update(smmPost).set({ status: 'sent' }).where(eq(smmPost.id, id));
    for (const [route, body] of [
      [routes.post.update, { id, text: 'Saluton' }],
      [routes.post.skip, { id }],
      [routes.post.send, { id }],
      [routes.post.send, { id, isConfirming: true }],
    ] as const) {
      expect(await app.refusal(route, body, admin)).toMatchObject({ fields: [{ path: 'id' }] });
    }
  });
});
