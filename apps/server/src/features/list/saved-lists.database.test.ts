import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { buildList, buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

async function reader() {
  const user = await buildUser(app.database);
  const headers = await app.headersOf(user);
  const saved = async () => {
    const feed = await app.call(routes.list.feed, { linked: true }, headers);
    return feed.data.map(({ id }) => id);
  };
  return { parentId: user.id, headers, saved };
}

it('saves public lists and removes them again', async () => {
  const { parentId, headers, saved } = await reader();
  const lists = [await buildList(app.database, []), await buildList(app.database, [])];
  const childIds = lists.map(({ id }) => id);
  const [first = '', second = ''] = childIds;
  const linked = await app.call(routes.list.link, { parentId, childIds }, headers);
  expect(linked).toEqual({ linkIds: childIds, unlinkIds: [] });
  await app.call(routes.list.link, { parentId, childId: first }, headers);
  expect(await saved()).toEqual(childIds);
  expect(await app.call(routes.list.record, { id: first }, headers)).toMatchObject({
    isLinked: true,
  });
  const children = [
    { id: first, link: false },
    { id: newId(), link: false },
  ];
  await app.call(routes.list.link, { parentId, children }, headers);
  expect(await saved()).toEqual([second]);
});

it('saves lists of the starter content', async () => {
  const { parentId, headers, saved } = await reader();
  const { id } = await app.call(routes.list.record, { slug: 'en-fruit' });
  await app.call(routes.list.link, { parentId, childId: id }, headers);
  expect(await saved()).toEqual([id]);
});

it('saves nothing if one of the lists cannot be saved', async () => {
  const { parentId, headers, saved } = await reader();
  const open = await buildList(app.database, []);
  const own = await buildList(app.database, [], { userId: parentId });
  const owner = await buildUser(app.database);
  const hidden = await buildList(app.database, [], { userId: owner.id, privacy: Privacy.Private });
  const refusals = [
    [own.id, 422, 'LinkToOwn'],
    [hidden.id, 422, 'LinkToPrivate'],
    [newId(), 404, 'LinkResourceNotFound'],
  ] as const;
  for (const [id, status, code] of refusals) {
    const body = { parentId, childIds: [open.id, id] };
    expect(await app.refusal(routes.list.link, body, headers)).toMatchObject({ status, code });
  }
  expect(await saved()).toEqual([]);
});

it('refuses to save for another learner', async () => {
  const { headers } = await reader();
  const other = await reader();
  const { id: childId } = await buildList(app.database, []);
  const body = { parentId: other.parentId, childId };
  const refusal = await app.refusal(routes.list.link, body, headers);
  expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
});

it('saves a list once under concurrent requests', async () => {
  const { parentId, headers, saved } = await reader();
  const lists = [await buildList(app.database, []), await buildList(app.database, [])];
  const childIds = lists.map(({ id }) => id);
  await Promise.all(
    [childIds, childIds.toReversed(), childIds, childIds.toReversed()].map((ids) =>
      app.call(routes.list.link, { parentId, childIds: ids }, headers),
    ),
  );
  expect(await saved()).toEqual(childIds);
});
