import { routes } from '@wordhoard/contract';
import { Knowing, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildList, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { learnWord } from '../../../test/learn-word.ts';
import { useApp } from '../../../test/test-app.ts';
import { socialIdentity } from '../../schema/user.ts';

const app = useApp();

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

describe('the profile of a learner', () => {
  const record = (asked?: Record<string, string>) =>
    app.call(routes.user.record, { username: learner.username }, asked);

  it('never shows the e-mail address', async () => {
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

  it('says whether it is the caller’s own', async () => {
    expect(await record(headers)).toMatchObject({ isOwn: true });
    expect(await record(await app.headersOf())).toMatchObject({ isOwn: false });
  });

  it('is found in any case', async () => {
    const username = learner.username.toUpperCase();
    expect(await app.call(routes.user.record, { username })).toMatchObject({ id: learner.id });
  });

  it('counts private collections for their owner only', async () => {
    const { id: userId } = learner;
    const buildSecret = (text: string) =>
      buildPersonalWord(app.database, learner, { text }, { privacy: Privacy.Private });
    await buildList(app.database, [], { userId });
    await buildList(app.database, [], { userId, privacy: Privacy.Private });
    await learnWord(app.database, learner, await buildWord(app.database), Knowing.Known);
    await learnWord(app.database, learner, await buildSecret('unu'), Knowing.Known);
    await learnWord(app.database, learner, await buildSecret('du'), Knowing.Saved);
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
])('gets 404 for an unknown learner: $path', async ({ path }) => {
  const period = path === routes.user.activity.path ? { period: 'day' } : {};
  expect(await app.refusal(path, { username: 'nobody', ...period })).toMatchObject({
    status: 404,
    code: 'NotFound',
  });
});

describe('the settings of an account', () => {
  it('show its owner the address and all sign-in methods', async () => {
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

  it('support accounts without a password or an address', async () => {
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

describe('changing the language to learn', () => {
  it('changes the profile and the token of the same session', async () => {
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
