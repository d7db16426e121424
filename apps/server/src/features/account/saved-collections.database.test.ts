import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import {
  buildFullAccount,
  buildSharedContent,
  useSharedContent,
} from '../../../test/full-account.ts';
import { useApp } from '../../../test/test-app.ts';
import { list, wordTable } from '../../schema/collection.ts';

const app = useApp();

describe('the lists and tables of a learner', () => {
  const both = [routes.user.lists, routes.user.tables] as const;

  it('are the public ones for others, and all for the learner', async () => {
    const { learner, list, table } = await buildFullAccount(app.database);
    const shared = await buildSharedContent(app.database, learner);
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

  it('include saved ones while those are public', async () => {
    const [owner, learner] = [await buildUser(app.database), await buildUser(app.database)];
    const shared = await buildSharedContent(app.database, owner);
    await useSharedContent(app.database, learner, shared);
    const body = { username: learner.username, saved: true };
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
      for (const as of [undefined, await app.headersOf(learner), await app.headersOf(owner)]) {
        expect(await app.call(route, body, as)).toMatchObject({ total: 0, data: [] });
      }
    }
  });
});
