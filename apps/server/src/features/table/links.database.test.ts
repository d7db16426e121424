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
  const shelf = async () =>
    (await app.call(routes.table.feed, { linked: true }, headers)).data.map(({ id }) => id);
  return { parentId: user.id, headers, shelf };
}

const publicTable = async () => (await createVerbTable(app)).table.id;

describe('a learner’s shelf', () => {
  it('takes public tables of others, one or several', async () => {
    const { parentId, headers, shelf } = await signUp();
    const [one, two, three] = [await publicTable(), await publicTable(), await publicTable()];
    const linked = await app.call(routes.table.link, { parentId, childId: one }, headers);
    expect(linked).toEqual({ linkIds: [one], unlinkIds: [] });
    await app.call(routes.table.link, { parentId, childIds: [one, two] }, headers);
    expect(await shelf()).toEqual([one, two]);
    const children = [
      { id: one, link: false },
      { id: three, link: true },
      { id: nowhere, link: false },
    ];
    const flagged = await app.call(routes.table.link, { parentId, children }, headers);
    expect(flagged).toEqual({ linkIds: [three], unlinkIds: [one, nowhere] });
    expect(await shelf()).toEqual([two, three]);
  });

  it('takes tables that came with the content', async () => {
    const { parentId, headers } = await signUp();
    const name = { slug: 'personal-pronouns' };
    const { id, isLinked } = await app.call(routes.table.record, name, headers);
    expect(isLinked).toBe(false);
    await app.call(routes.table.link, { parentId, childId: id }, headers);
    expect((await app.call(routes.table.record, name, headers)).isLinked).toBe(true);
    expect((await app.call(routes.table.record, name)).isLinked).toBe(false);
    expect((await app.call(routes.table.record, name, await app.headersOf())).isLinked).toBe(false);
  });

  it('shows no table that has become private meanwhile', async () => {
    const { parentId, headers, shelf } = await signUp();
    const { owner, table } = await createVerbTable(app);
    await app.call(routes.table.link, { parentId, childId: table.id }, headers);
    const change = { id: table.id, privacy: Privacy.Private };
    await app.call(routes.table.update, change, owner);
    expect(await shelf()).toEqual([]);
  });

  it('holds a table once, even if it is put there twice at once', async () => {
    const { parentId, headers, shelf } = await signUp();
    const ids = [await publicTable(), await publicTable()];
    await Promise.all(
      [ids, ids.toReversed(), ids].map((childIds) =>
        app.call(routes.table.link, { parentId, childIds }, headers),
      ),
    );
    expect(await shelf()).toEqual(ids);
  });

  it('is nobody else’s to fill', async () => {
    const { parentId } = await signUp();
    const body = { parentId, childId: await publicTable() };
    expect(await app.refusal(routes.table.link, body)).toMatchObject({ status: 401 });
    const refusal = await app.refusal(routes.table.link, body, await app.headersOf());
    expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
  });
});

describe('nothing is put on a shelf', () => {
  it('together with one’s own table', async () => {
    const { parentId, headers, shelf } = await signUp();
    const { table } = await createVerbTable(app, {}, headers);
    const body = { parentId, childIds: [await publicTable(), table.id] };
    const refusal = await app.refusal(routes.table.link, body, headers);
    expect(refusal).toMatchObject({ status: 422, code: 'LinkToOwn' });
    expect(await shelf()).toEqual([]);
  });

  it('together with a private table', async () => {
    const { parentId, headers, shelf } = await signUp();
    const { table } = await createVerbTable(app, { privacy: Privacy.Private });
    const body = { parentId, childIds: [await publicTable(), table.id] };
    const refusal = await app.refusal(routes.table.link, body, headers);
    expect(refusal).toMatchObject({ status: 422, code: 'LinkToPrivate' });
    expect(await shelf()).toEqual([]);
  });

  it('together with a table that is not there', async () => {
    const { parentId, headers, shelf } = await signUp();
    const body = { parentId, childIds: [await publicTable(), nowhere] };
    const refusal = await app.refusal(routes.table.link, body, headers);
    expect(refusal).toMatchObject({ status: 404, code: 'LinkResourceNotFound' });
    expect(await shelf()).toEqual([]);
  });
});
