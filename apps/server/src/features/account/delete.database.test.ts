import { routes } from '@wordhoard/contract';
import { EntryStatus, UserReaction, UserRole } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { buildContributedWord, buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, hashCheaply, type User } from '../../../test/factory.ts';
import {
  buildFullAccount,
  buildSharedContent,
  useSharedContent,
} from '../../../test/full-account.ts';
import { useApp } from '../../../test/test-app.ts';
import { selectRows } from '../../platform/database/database.ts';
import { userList, userTable } from '../../schema/collection.ts';
import { wordImage } from '../../schema/image.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tag as tagTable, tagWord } from '../../schema/tag.ts';
import { translation as translationTable } from '../../schema/translation.ts';
import { language, wordContribution, word as wordTable } from '../../schema/word.ts';
import { addActivity } from '../review/activity.ts';
import { recognizeMissingAccount } from '../user/store.ts';

const app = useApp();
const nobody = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

describe('deleting an account', () => {
  it('invalidates all its tokens', async () => {
    const { learner } = await buildFullAccount(app.database);
    const headers = await app.headersOf(learner);
    await remove(learner);
    const { username } = learner;
    expect(await app.refusal(routes.user.record.path, { username })).toMatchObject({
      code: 'NotFound',
    });
    expect(await app.refusal(routes.user.contributions, {}, headers)).toMatchObject({
      code: 'UserDoesNotExist',
    });
  });

  it('leaves nothing that contains its name', async () => {
    const { learner } = await buildFullAccount(app.database);
    await useSharedContent(
      app.database,
      learner,
      await buildSharedContent(app.database, await buildUser(app.database)),
    );
    await remove(learner);
    const expiringTables = ['account_event', 'rate_window'];
    expect(await tablesThatName(learner)).toEqual(expiringTables);
  });

  it('keeps approved contributions without an author, and deletes the others', async () => {
    const { learner, contributions, pending, secret } = await buildFullAccount(app.database);
    await remove(learner);
    const { approved, image, recording, tag } = contributions;
    expect(
      await rows(sql`select user_id from ${translationTable} where id = ${approved.id}`),
    ).toEqual([{ user_id: null }]);
    expect(
      await rows(sql`select from ${translationTable} where id = ${contributions.pending.id}`),
    ).toEqual([]);
    expect(await rows(sql`select from ${wordImage} where id = ${image.id}`)).toEqual([]);
    expect(await rows(sql`select from ${wordRecording} where id = ${recording.id}`)).toEqual([]);
    expect(await rows(sql`select from ${tagWord} where id = ${tag.id}`)).toEqual([]);
    const words = sql`select from ${wordTable} where id in (${pending.id}, ${secret.id})`;
    expect(await rows(words)).toEqual([]);
  });

  it('keeps equal contributions of others', async () => {
    const { learner, common, foreign } = await buildFullAccount(app.database);
    const other = await buildUser(app.database);
    const text = `${learner.username} pending`;
    const word = await buildPersonalWord(app.database, other, { text: text.replace(/^\w+/, 'la') });
    const proposed = { userId: other.id, status: EntryStatus.Pending, speechPartId: 1 };
    const { id } = await buildTranslation(app.database, [common, foreign], proposed);
    await remove(learner);
    const contributors = sql`select user_id from ${wordContribution} where word_id = ${word.id}`;
    expect(await rows(contributors)).toEqual([{ user_id: other.id }]);
    expect(await rows(sql`select user_id from ${translationTable} where id = ${id}`)).toEqual([
      { user_id: other.id },
    ]);
  });

  it('keeps a published word whose edited example awaits approval, without the example', async () => {
    const learner = await buildUser(app.database);
    const edited = { status: EntryStatus.Pending, example: 'Mia nova frazo.' };
    const { id } = await buildContributedWord(app.database, learner, {}, edited);
    await remove(learner);
    const contributions = sql`select user_id, example, status from ${wordContribution} where word_id = ${id}`;
    expect(await rows(contributions)).toEqual([
      { user_id: null, example: null, status: EntryStatus.Approved },
    ]);
  });

  it('subtracts its likes and dislikes from all counts', async () => {
    const learner = await buildUser(app.database);
    const shared = await buildSharedContent(app.database, await buildUser(app.database));
    await useSharedContent(app.database, learner, shared);
    await remove(learner);
    const { translation, image, recording, tagged } = shared;
    const findCounts = (entry: SQL, id: string) =>
      rows(sql`select like_count, dislike_count from ${entry} where id = ${id}`);
    const unliked = [{ like_count: 0, dislike_count: 1 }];
    expect(await findCounts(sql`translation`, translation.id)).toEqual(unliked);
    expect(await findCounts(sql`tag_word`, tagged.id)).toEqual(unliked);
    expect(await findCounts(sql`word_recording`, recording.id)).toEqual(unliked);
    expect(await findCounts(sql`word_image`, image.id)).toEqual([
      { like_count: 1, dislike_count: 0 },
    ]);
  });

  it('keeps all counts of public words', async () => {
    const { learner, contributions } = await buildFullAccount(app.database);
    const counts = sql`select code, word_count from ${language} order by code`;
    const tagged = sql`select word_count from ${tagTable} where code = ${contributions.tag.code}`;
    const before = [await rows(counts), await rows(tagged)];
    await remove(learner);
    expect([await rows(counts), await rows(tagged)]).toEqual(before);
  });

  it('removes its public lists from the saved lists of others', async () => {
    const learner = await buildUser(app.database);
    const other = await buildUser(app.database);
    const shared = await buildSharedContent(app.database, learner);
    await useSharedContent(app.database, other, shared);
    await remove(learner);
    expect(await rows(sql`select from ${userList} where user_id = ${other.id}`)).toEqual([]);
    expect(await rows(sql`select from ${userTable} where user_id = ${other.id}`)).toEqual([]);
  });

  it('changes no other account', async () => {
    const { learner } = await buildFullAccount(app.database);
    const { learner: other } = await buildFullAccount(app.database);
    const exportOther = async () => {
      const exported = await exportAccount(app, await app.headersOf(other));
      return { ...exported, exportedAt: '' };
    };
    const before = await exportOther();
    await remove(learner);
    expect(await exportOther()).toEqual(before);
  });

  it('succeeds for one of two concurrent requests', async () => {
    const { learner } = await buildFullAccount(app.database);
    const headers = await app.headersOf(learner);
    const requestDeletion = () => app.request(routes.user.delete.path, deletion(headers, {}));
    const statuses = (await Promise.all([requestDeletion(), requestDeletion()])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 401]);
  });
});

it('requests during the deletion get 401', async () => {
  const { learner } = await buildFullAccount(app.database);
  const shared = await buildSharedContent(app.database, await buildUser(app.database));
  const headers = await app.headersOf(learner);
  const like = { id: shared.translation.id, reaction: UserReaction.Like };
  const init = { method: 'POST', headers, body: JSON.stringify(like) };
  const responses = await Promise.all([
    ...Array.from({ length: 4 }, () => app.request(routes.translation.reaction.path, init)),
    app.request(routes.user.delete.path, deletion(headers, {})),
  ]);
  for (const response of responses) expect([200, 401]).toContain(response.status);
  const liked = sql`select like_count from ${translationTable} where id = ${shared.translation.id}`;
  expect(await rows(liked)).toEqual([{ like_count: 1 }]);
});

it('recognises a violated reference to a deleted account', async () => {
  const addition = addActivity(app.database, nobody, [{ day: '2026-03-01', saved: 1 }]);
  const error: unknown = await addition.catch((error: unknown) => error);
  expect(error instanceof Error && recognizeMissingAccount(error)).toMatchObject({
    code: 'UserDoesNotExist',
  });
});

describe('the password', () => {
  const password = 'Word+hoard1';

  it('is required if the account has one', async () => {
    const learner = await buildUser(app.database, { passwordHash: await hashCheaply(password) });
    const headers = await app.headersOf(learner);
    expect(await app.refusal(routes.user.delete, {}, headers)).toMatchObject({
      status: 400,
      fields: [{ path: 'password', code: 'required' }],
    });
    const wrong = { password: 'Word+hoard2' };
    expect(await app.refusal(routes.user.delete, wrong, headers)).toMatchObject({
      status: 400,
      code: 'PasswordInvalid',
    });
    expect(await app.call(routes.user.delete, { password }, headers)).toEqual({ deleted: true });
  });
});

describe('the last admin', () => {
  it('cannot be deleted', async () => {
    const admins = await Promise.all(
      Array.from({ length: 2 }, () => buildUser(app.database, { role: UserRole.Admin })),
    );
    const requestDeletion = async (admin: User) =>
      app.request(routes.user.delete.path, deletion(await app.headersOf(admin), {}));
    const responses = await Promise.all(admins.map(requestDeletion));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
    const refused = responses.find(({ status }) => status === 403);
    expect(await refused?.json()).toMatchObject({ code: 'Forbidden' });
  });
});

it('keeps the approved words of a deleted admin', async () => {
  await buildUser(app.database, { role: UserRole.Admin });
  const admin = await buildUser(app.database, { role: UserRole.Admin });
  const word = await buildContributedWord(app.database, admin);
  await remove(admin);
  expect(await rows(sql`select from ${wordTable} where id = ${word.id}`)).toHaveLength(1);
});

const deletion = (headers: Record<string, string>, body: object): RequestInit => ({
  method: 'DELETE',
  headers,
  body: JSON.stringify(body),
});

const rows = (query: SQL) => selectRows(app.database, query);

async function remove(learner: User): Promise<void> {
  await app.call(routes.user.delete, {}, await app.headersOf(learner));
}

/** The tables with a row that contains the id or the name of a learner. */
async function tablesThatName({ id, username }: User): Promise<string[]> {
  const tables = await selectRows<{ name: string }>(
    app.database,
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        order by relname`,
  );
  const named: string[] = [];
  for (const { name } of tables) {
    const found = await rows(
      sql`select from ${sql.identifier(name)} as kept
          where kept::text ~ ${`${id}|${username}`} limit 1`,
    );
    if (found.length > 0) named.push(name);
  }
  return named;
}
