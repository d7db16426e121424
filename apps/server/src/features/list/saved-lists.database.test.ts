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
  const shelf = async () => {
    const feed = await app.call(routes.list.feed, { linked: true }, headers);
    return feed.data.map(({ id }) => id);
  };
  return { parentId: user.id, headers, shelf };
}

it('puts public lists on a learner’s shelf, and takes them off', async () => {
  const { parentId, headers, shelf } = await reader();
  const lists = [await buildList(app.database, []), await buildList(app.database, [])];
  const childIds = lists.map(({ id }) => id);
  const [first = '', second = ''] = childIds;
  const linked = await app.call(routes.list.link, { parentId, childIds }, headers);
  expect(linked).toEqual({ linkIds: childIds, unlinkIds: [] });
  await app.call(routes.list.link, { parentId, childId: first }, headers);
  expect(await shelf()).toEqual(childIds);
  expect(await app.call(routes.list.record, { id: first }, headers)).toMatchObject({
    isLinked: true,
  });
  const children = [
    { id: first, link: false },
    { id: newId(), link: false },
  ];
  await app.call(routes.list.link, { parentId, children }, headers);
  expect(await shelf()).toEqual([second]);
});

it('puts what came with the content on a shelf', async () => {
  const { parentId, headers, shelf } = await reader();
  const { id } = await app.call(routes.list.record, { slug: 'en-fruit' });
  await app.call(routes.list.link, { parentId, childId: id }, headers);
  expect(await shelf()).toEqual([id]);
});

it('does nothing if one of the lists cannot be linked', async () => {
  const { parentId, headers, shelf } = await reader();
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
  expect(await shelf()).toEqual([]);
});

it('leaves the shelves of others alone', async () => {
  const { headers } = await reader();
  const other = await reader();
  const { id: childId } = await buildList(app.database, []);
  const body = { parentId: other.parentId, childId };
  const refusal = await app.refusal(routes.list.link, body, headers);
  expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
});

it('links once, however often at once', async () => {
  const { parentId, headers, shelf } = await reader();
  const lists = [await buildList(app.database, []), await buildList(app.database, [])];
  const childIds = lists.map(({ id }) => id);
  await Promise.all(
    [childIds, childIds.toReversed(), childIds, childIds.toReversed()].map((ids) =>
      app.call(routes.list.link, { parentId, childIds: ids }, headers),
    ),
  );
  expect(await shelf()).toEqual(childIds);
});
