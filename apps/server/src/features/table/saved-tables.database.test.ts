import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { createVerbTable } from '../../../test/verb-table.ts';

const app = useApp();
const nowhere = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

async function signUp() {
  const user = await buildUser(app.database);
  const headers = await app.headersOf(user);
  const saved = async () =>
    (await app.call(routes.table.feed, { linked: true }, headers)).data.map(({ id }) => id);
  return { parentId: user.id, headers, saved };
}

const publicTable = async () => (await createVerbTable(app)).table.id;

describe('saving tables', () => {
  it('accepts one or several public tables', async () => {
    const { parentId, headers, saved } = await signUp();
    const [one, two, three] = [await publicTable(), await publicTable(), await publicTable()];
    const linked = await app.call(routes.table.link, { parentId, childId: one }, headers);
    expect(linked).toEqual({ linkIds: [one], unlinkIds: [] });
    await app.call(routes.table.link, { parentId, childIds: [one, two] }, headers);
    expect(await saved()).toEqual([one, two]);
    const children = [
      { id: one, link: false },
      { id: three, link: true },
      { id: nowhere, link: false },
    ];
    const flagged = await app.call(routes.table.link, { parentId, children }, headers);
    expect(flagged).toEqual({ linkIds: [three], unlinkIds: [one, nowhere] });
    expect(await saved()).toEqual([two, three]);
  });

  it('accepts the starter content', async () => {
    const { parentId, headers } = await signUp();
    const name = { slug: 'personal-pronouns' };
    const { id, isLinked } = await app.call(routes.table.record, name, headers);
    expect(isLinked).toBe(false);
    await app.call(routes.table.link, { parentId, childId: id }, headers);
    expect((await app.call(routes.table.record, name, headers)).isLinked).toBe(true);
    expect((await app.call(routes.table.record, name)).isLinked).toBe(false);
    expect((await app.call(routes.table.record, name, await app.headersOf())).isLinked).toBe(false);
  });

  it('hides a saved table that has become private', async () => {
    const { parentId, headers, saved } = await signUp();
    const { owner, table } = await createVerbTable(app);
    await app.call(routes.table.link, { parentId, childId: table.id }, headers);
    const change = { id: table.id, privacy: Privacy.Private };
    await app.call(routes.table.update, change, owner);
    expect(await saved()).toEqual([]);
  });

  it('saves a table once under concurrent requests', async () => {
    const { parentId, headers, saved } = await signUp();
    const ids = [await publicTable(), await publicTable()];
    await Promise.all(
      [ids, ids.toReversed(), ids].map((childIds) =>
        app.call(routes.table.link, { parentId, childIds }, headers),
      ),
    );
    expect(await saved()).toEqual(ids);
  });

  it('is refused for another learner', async () => {
    const { parentId } = await signUp();
    const body = { parentId, childId: await publicTable() };
    expect(await app.refusal(routes.table.link, body)).toMatchObject({ status: 401 });
    const refusal = await app.refusal(routes.table.link, body, await app.headersOf());
    expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
  });
});

describe('saves no table', () => {
  it('together with one’s own', async () => {
    const { parentId, headers, saved } = await signUp();
    const { table } = await createVerbTable(app, {}, headers);
    const body = { parentId, childIds: [await publicTable(), table.id] };
    const refusal = await app.refusal(routes.table.link, body, headers);
    expect(refusal).toMatchObject({ status: 422, code: 'LinkToOwn' });
    expect(await saved()).toEqual([]);
  });

  it('together with a private one', async () => {
    const { parentId, headers, saved } = await signUp();
    const { table } = await createVerbTable(app, { privacy: Privacy.Private });
    const body = { parentId, childIds: [await publicTable(), table.id] };
    const refusal = await app.refusal(routes.table.link, body, headers);
    expect(refusal).toMatchObject({ status: 422, code: 'LinkToPrivate' });
    expect(await saved()).toEqual([]);
  });

  it('together with a missing one', async () => {
    const { parentId, headers, saved } = await signUp();
    const body = { parentId, childIds: [await publicTable(), nowhere] };
    const refusal = await app.refusal(routes.table.link, body, headers);
    expect(refusal).toMatchObject({ status: 404, code: 'LinkResourceNotFound' });
    expect(await saved()).toEqual([]);
  });
});
