import { routes } from '@wordhoard/contract';
import {
  EntryStatus,
  Knowing,
  Privacy,
  SortOrder,
  UserRole,
} from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBusyLearner, buildShared, judge } from '../../test/busy-learner.ts';
import {
  buildList,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../test/factory.ts';
import { useApp } from '../../test/test-app.ts';
import { addActivity } from '../knowing/activity.ts';
import { dayOf } from '../knowing/learners-day.ts';
import { saveLearning } from '../knowing/learning-store.ts';
import { stageOf } from '../knowing/stage.ts';
import { list } from '../list/schema.ts';
import { wordTable } from '../table/schema.ts';
import { wordAuthor } from '../word/schema.ts';
import { socialIdentity } from './schema.ts';

const app = useApp();

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

describe('the page of a learner', () => {
  const record = (asked?: Record<string, string>) =>
    app.call(routes.user.record, { username: learner.username }, asked);

  it('tells nobody the e-mail address', async () => {
    expect(await record()).toEqual({
      id: learner.id,
      username: learner.username,
      learn: 'eo',
      createdAt: learner.createdAt.toISOString(),
      knownCount: 0,
      learningCount: 0,
      listCount: 0,
      tableCount: 0,
      isOwn: false,
    });
  });

  it('knows its owner', async () => {
    expect(await record(headers)).toMatchObject({ isOwn: true });
    expect(await record(await app.headersOf())).toMatchObject({ isOwn: false });
  });

  it('is found in any case', async () => {
    const username = learner.username.toUpperCase();
    expect(await app.call(routes.user.record, { username })).toMatchObject({ id: learner.id });
  });

  it('counts private things for their owner only', async () => {
    const { id: userId } = learner;
    await buildList(app.database, [], { userId });
    await buildList(app.database, [], { userId, privacy: Privacy.Private });
    await learn(await buildWord(app.database), Knowing.Known);
    await learn(await buildOwnPending(), Knowing.Known);
    await learn(await buildOwnPending(), Knowing.Saved);
    expect(await record()).toMatchObject({ knownCount: 1, learningCount: 0, listCount: 1 });
    expect(await record(headers)).toMatchObject({ knownCount: 2, learningCount: 1, listCount: 2 });
  });
});

it.each([
  routes.user.record,
  routes.user.activity,
  routes.user.learningWords,
  routes.user.knownWords,
  routes.user.lists,
  routes.user.tables,
])('there is no page of somebody who is not here: $path', async ({ path }) => {
  const period = path === routes.user.activity.path ? { period: 'day' } : {};
  expect(await app.refusal(path, { username: 'nobody', ...period })).toMatchObject({
    status: 404,
    code: 'NotFound',
  });
});

describe('the activity of a learner', () => {
  const today = dayOf(new Date());

  it('shows each period, also those in which nothing was done', async () => {
    await addActivity(app.database, learner.id, '2026-03-31', { answered: 3, right: 2 });
    await addActivity(app.database, learner.id, '2026-04-01', { saved: 1, proved: 1 });
    const { username } = learner;
    const { buckets } = await app.call(routes.user.activity, {
      username,
      period: 'month',
      until: '2026-05-10',
      count: 3,
    });
    expect(buckets).toEqual([
      { start: '2026-03-01', answered: 3, right: 2, saved: 0, known: 0, proved: 0 },
      { start: '2026-04-01', answered: 0, right: 0, saved: 1, known: 0, proved: 1 },
      { start: '2026-05-01', answered: 0, right: 0, saved: 0, known: 0, proved: 0 },
    ]);
  });

  it('shows the last thirty days if nothing else is asked for', async () => {
    await addActivity(app.database, learner.id, today, { known: 1 });
    const { username } = learner;
    const activity = await app.call(routes.user.activity, { username, period: 'day' });
    expect(activity.buckets).toHaveLength(30);
    expect(activity.buckets.at(-1)).toMatchObject({ start: today, known: 1 });
    expect(activity).toMatchObject({ currentStreak: 1, longestStreak: 1 });
  });

  it('has no streak of a day whose answers were all taken back', async () => {
    await addActivity(app.database, learner.id, today, { saved: 1 });
    await addActivity(app.database, learner.id, today, { saved: -1 });
    const { username } = learner;
    expect(await app.call(routes.user.activity, { username, period: 'week' })).toMatchObject({
      currentStreak: 0,
      longestStreak: 0,
    });
  });

  it('reaches back no further than its maximum', async () => {
    const body = { username: learner.username, period: 'day', count: 367 };
    expect(await app.refusal(routes.user.activity.path, body)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'count' }],
    });
  });
});

describe('the words of a learner', () => {
  it('are those to learn and those that are known, the latest first', async () => {
    const words = [await buildWord(app.database), await buildWord(app.database)];
    for (const [hour, word] of words.entries()) await learn(word, Knowing.Saved, hour);
    const known = await buildWord(app.database);
    await learn(known, Knowing.Known);
    const idsOf = async (sort?: SortOrder) => {
      const { data, total } = await wordsOf(routes.user.learningWords, { sort });
      return { ids: data.map(({ id }) => id), total };
    };
    const ids = words.map(({ id }) => id);
    expect(await idsOf()).toEqual({ ids: ids.toReversed(), total: 2 });
    expect(await idsOf(SortOrder.Ascending)).toEqual({ ids, total: 2 });
    expect(await wordsOf(routes.user.knownWords)).toMatchObject({ data: [{ id: known.id }] });
  });

  it('are told by language and shown beside another', async () => {
    const word = await buildWord(app.database);
    const translated = await buildWord(app.database, { langCode: 'ia' });
    await buildTranslation(app.database, [word, translated]);
    await learn(word, Knowing.Known);
    await learn(translated, Knowing.Known);
    const asked = { langCode: 'eo', tranLangCode: 'ia' };
    expect(await wordsOf(routes.user.knownWords, asked)).toMatchObject({
      total: 1,
      data: [{ id: word.id, trans: [{ dest: { id: translated.id } }] }],
    });
  });

  it('tell what the reader knows of them, not their learner', async () => {
    const word = await buildWord(app.database);
    await learn(word, Knowing.Known);
    const { data } = await wordsOf(routes.user.knownWords, {}, await app.headersOf());
    expect(data).toMatchObject([{ id: word.id, knowing: Knowing.Unknown }]);
  });

  it('are left out where a stranger may not see them', async () => {
    const word = await buildOwnPending();
    await learn(word, Knowing.Saved);
    const hidden = { total: 0, data: [] };
    expect(await wordsOf(routes.user.learningWords)).toMatchObject(hidden);
    const stranger = await app.headersOf();
    expect(await wordsOf(routes.user.learningWords, {}, stranger)).toMatchObject(hidden);
    const own = await wordsOf(routes.user.learningWords, {}, headers);
    expect(own).toMatchObject({ total: 1, data: [{ id: word.id }] });
  });
});

describe('the lists and tables of a learner', () => {
  const both = [routes.user.lists, routes.user.tables] as const;

  it('are the public ones for others, and all for the learner', async () => {
    const { learner, list, table } = await buildBusyLearner(app.database);
    const shared = await buildShared(app.database, learner);
    const own = await app.headersOf(learner);
    const { username } = learner;
    for (const as of [undefined, await app.headersOf()]) {
      const lists = await app.call(routes.user.lists, { username }, as);
      expect(lists).toMatchObject({ total: 1, data: [{ id: shared.list.id, username }] });
    }
    expect(await app.call(routes.user.lists, { username }, own)).toMatchObject({
      total: 2,
      data: [{ id: shared.list.id, isOwn: true }, { id: list.id }],
    });
    expect(await app.call(routes.user.tables, { username })).toMatchObject({
      total: 2,
      data: [{ id: shared.table.id }, { id: table.id }],
    });
  });

  it('stand beside what is on the shelf, as long as that is public', async () => {
    const owner = await buildUser(app.database);
    const shared = await buildShared(app.database, owner);
    await judge(app.database, learner, shared);
    const body = { username: learner.username, shelf: true };
    expect(await app.call(routes.user.lists, body)).toMatchObject({
      data: [{ id: shared.list.id }],
    });
    expect(await app.call(routes.user.tables, body)).toMatchObject({
      data: [{ id: shared.table.id }],
    });
    const hide = { privacy: Privacy.Private };
    await app.database.update(list).set(hide).where(eq(list.id, shared.list.id));
    await app.database.update(wordTable).set(hide).where(eq(wordTable.id, shared.table.id));
    for (const route of both) {
      for (const as of [undefined, headers, await app.headersOf(owner)]) {
        expect(await app.call(route, body, as)).toMatchObject({ total: 0, data: [] });
      }
    }
  });
});

describe('the settings of an account', () => {
  it('show its address and each way to sign in, to its owner', async () => {
    const member = await buildUser(app.database, { passwordHash: 'of a password' });
    const as = await app.headersOf(member);
    expect(await app.call(routes.user.account, {}, as)).toEqual({
      id: member.id,
      username: member.username,
      email: member.email,
      learn: 'eo',
      role: UserRole.Learner,
      createdAt: member.createdAt.toISOString(),
      hasPassword: true,
      providers: [],
    });
  });

  it('know of an account without a password or an address', async () => {
    const member = await buildUser(app.database, { email: null });
    const identity = { userId: member.id, createdAt: new Date() };
    await app.database.insert(socialIdentity).values([
      { provider: 'telegram', subject: `1 ${member.id}`, ...identity },
      { provider: 'telegram', subject: `2 ${member.id}`, ...identity },
    ]);
    const as = await app.headersOf(member);
    expect(await app.call(routes.user.account, {}, as)).toMatchObject({
      email: null,
      hasPassword: false,
      providers: ['telegram'],
    });
  });
});

describe('choosing another language to learn', () => {
  it('shows on the page and in a token of the same session', async () => {
    const { token, user } = await app.call(routes.user.update, { learn: 'fr' }, headers);
    const former = decodeJwt(headers['authorization']?.slice('Bearer '.length) ?? '');
    const fresh = decodeJwt(token);
    expect(user).toMatchObject({ id: learner.id, learn: 'fr' });
    expect(fresh).toMatchObject({ learn: 'fr', sid: former['sid'], exp: former.exp });
    const { username } = learner;
    const bearer = { ...headers, authorization: `Bearer ${token}` };
    expect(await app.call(routes.user.record, { username }, bearer)).toMatchObject({
      learn: 'fr',
      isOwn: true,
    });
  });
});

type WordsRoute = typeof routes.user.learningWords | typeof routes.user.knownWords;

const wordsOf = (route: WordsRoute, asked: object = {}, as?: Record<string, string>) =>
  app.call(route, { username: learner.username, ...asked }, as);

async function learn(word: { id: string }, knowing: Knowing, hour = 0): Promise<void> {
  const learning = { knowing: stageOf[knowing], rightDays: 0 };
  const time = new Date(Date.UTC(2026, 2, 1, hour));
  await saveLearning(app.database, learner.id, [{ wordId: word.id, learning }], time);
}

async function buildOwnPending() {
  const word = await buildWord(app.database, { status: EntryStatus.Pending, key: newId() });
  await app.database.insert(wordAuthor).values({
    wordId: word.id,
    userId: learner.id,
    privacy: Privacy.Private,
    createdAt: new Date(),
  });
  return word;
}
