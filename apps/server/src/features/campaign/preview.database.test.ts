import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, speechPartCodes, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildChannel,
  buildTranslatedWords,
  campaignPlan,
  dailySchedule,
  dayAfter,
} from '../../../test/campaign/campaign-factory.ts';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildList, buildTranslation, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { word } from '../../schema/word.ts';

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

describe('the preview', () => {
  it('shows each post with its time', async () => {
    const [word] = await translatedWords(1);
    const plan = buildPlan(word ? [word] : [], { template: '{word} – {translations}' });
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
      { ...buildPlan(words), ...page },
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
    const preview = await app.call(routes.campaign.preview, buildPlan([word]), admin);
    expect(preview).toMatchObject({ total: 0, wordsWithoutTranslation: [{ text: word.text }] });
  });

  it.each(['en', 'ru'])(
    'prints no grammar in %s without a part of speech',
    async (tranLangCode) => {
      const channel = await buildChannel(app, { tranLangCode });
      const word = await buildWord(app.database);
      const meaning = await buildWord(app.database, { langCode: tranLangCode });
      const speechPartId = speechPartCodes.indexOf('other') + 1;
      await buildTranslation(app.database, [word, meaning], { speechPartId });
      const plan = { ...buildPlan([word]), channelId: channel.id };
      const template = '{word}\n{grammar}\n{translations}';
      const { posts } = await app.call(routes.campaign.preview, { ...plan, template }, admin);
      expect(posts).toMatchObject([{ content: { text: `${word.text}\n${meaning.text}` } }]);
    },
  );

  it('posts no private word, not even of the admin', async () => {
    const owner = await buildUser(app.database, { role: UserRole.Admin });
    const hidden = await buildPersonalWord(app.database, owner, {}, { privacy: Privacy.Private });
    const headers = await app.headersOf(owner);
    const preview = await app.call(routes.campaign.preview, buildPlan([hidden]), headers);
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
    const plan = buildPlan(words, { type: 'QUIZ' });
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

  it('names the homograph that a question asks for, and offers no meaning of another one', async () => {
    const [other] = await translatedWords(1);
    const speechPartIds = [10, 9];
    const homographs = await Promise.all(
      speechPartIds.map(async (speechPartId, index) => {
        const word = await buildWord(app.database, {
          text: `esti ${other?.id}`,
          homograph: index + 1,
        });
        const meaning = await buildWord(app.database, { langCode: 'ia' });
        await buildTranslation(app.database, [word, meaning], { speechPartId });
        return { ...word, meaning: meaning.text };
      }),
    );
    const words = [...homographs, ...(other ? [other] : [])];
    const { posts } = await app.call(
      routes.campaign.preview,
      buildPlan(words, { type: 'QUIZ' }),
      admin,
    );
    const senses = ['verb', 'pronoun'];
    for (const [index, sense] of senses.entries()) {
      const { word, content } = posts[index] ?? {};
      if (content?.type !== 'QUIZ') throw new Error('A quiz was expected');
      expect(word).toMatchObject({ homograph: index + 1, hasHomographs: true });
      expect(content.question).toBe(`What does “${word?.text}” (${sense}) mean?`);
      expect(content.options).toContain(homographs[index]?.meaning);
      expect(content.options).not.toContain(homographs[1 - index]?.meaning);
    }
  });

  it('shuffles the words as the seed says', async () => {
    const words = await translatedWords(8);
    const order = async (seed: number) => {
      const plan = buildPlan(words, { order: 'shuffled', seed });
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
      [hard, 'C1'],
      [easy, 'A2'],
      [first, 'A1'],
    ] as const;
    for (const [one, level] of levels) {
      await app.database
        .update(word)
        .set({ grammar: { level } })
        .where(eq(word.id, one?.id ?? ''));
    }
    const words = [unknown, hard, easy, first].flatMap((one) => one ?? []);
    const plan = buildPlan(words, { order: 'level' });
    const { posts } = await app.call(routes.campaign.preview, plan, admin);
    const order = posts.map(({ word: { id } }) => id);
    expect(order).toEqual([first?.id, easy?.id, hard?.id, unknown?.id]);
  });

  it('tells how many words do not fit before the last day', async () => {
    const schedule = { ...dailySchedule(), endDate: dayAfter(new Date(), 2) };
    const plan = buildPlan(await translatedWords(3), { schedule });
    const preview = await app.call(routes.campaign.preview, plan, admin);
    expect(preview).toMatchObject({ total: 2, unscheduledCount: 1 });
  });

  it.each([
    ['template', { template: '{word} {colour}' }],
    ['schedule.timeZone', { schedule: { ...dailySchedule(), timeZone: 'Europe/Nowhere' } }],
    ['schedule.times', { schedule: { ...dailySchedule(), times: ['09:00', '09:00'] } }],
    ['schedule.endDate', { schedule: { ...dailySchedule(), endDate: '2020-01-01' } }],
  ])('refuses an invalid %s', async (path, change) => {
    const plan = { ...buildPlan([{ id: channelId }]), ...change };
    expect(await app.refusal(routes.campaign.preview, plan, admin)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path }],
    });
  });
});
