import { routes } from '@wordhoard/contract';
import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildList, buildUser, buildWord } from '../../../test/factory.ts';
import { buildLearnerList } from '../../../test/learner-list.ts';
import { russianReader, useApp } from '../../../test/test-app.ts';
import { wordContribution } from '../../schema/word.ts';

const app = useApp();
const draft = { name: 'Vortoj de la maro', langCode: 'eo', privacy: Privacy.Public };

describe('an owner', () => {
  it('changes name, note, slug, privacy and language', async () => {
    const { list, headers } = await buildLearnerList(app);
    const change = {
      name: 'Nova nomo',
      note: 'Noto',
      slug: 'another-address',
      privacy: Privacy.Private,
      langCode: 'de',
    };
    const changed = await app.call(routes.list.update, { id: list.id, ...change }, headers);
    expect(changed).toMatchObject(change);
    const found = await app.call(routes.list.feed, { own: true, text: 'nova' }, headers);
    expect(found.data).toMatchObject([{ id: list.id }]);
    const gone = await app.call(routes.list.feed, { own: true, text: 'listo' }, headers);
    expect(gone.total).toBe(0);
  });

  it('changes nothing with an empty change', async () => {
    const { list, headers } = await buildLearnerList(app);
    const before = await app.call(routes.list.record, { id: list.id }, headers);
    expect(await app.call(routes.list.update, { id: list.id }, headers)).toEqual(before);
  });

  it('changes the language of an empty list only', async () => {
    const { list, headers } = await buildLearnerList(app, {}, [await buildWord(app.database)]);
    const body = { id: list.id, langCode: 'de' };
    const refusal = await app.refusal(routes.list.update, body, headers);
    expect(refusal).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
      fields: [{ path: 'langCode' }],
    });
  });

  it('must choose a valid slug that is not taken', async () => {
    const { list, headers } = await buildLearnerList(app);
    const change = (slug: string) =>
      app.refusal(routes.list.update, { id: list.id, slug }, headers);
    expect(await change('Wrong')).toMatchObject({ status: 400, code: 'SlugInvalid' });
    expect(await change('en-fruit')).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
  });

  it('deletes a list without its words', async () => {
    const word = await buildWord(app.database);
    const { list, headers } = await buildLearnerList(app, {}, [word]);
    expect(await app.call(routes.list.delete, { id: list.id }, headers)).toEqual({ id: list.id });
    const again = await app.refusal(routes.list.delete, { id: list.id }, headers);
    expect(again).toMatchObject({ status: 404, code: 'NotFound' });
    expect(await app.call(routes.word.record, { id: word.id })).toMatchObject({ id: word.id });
  });

  it('submits private words to moderation by making the list public', async () => {
    const owner = await buildUser(app.database);
    const headers = await app.headersOf(owner);
    const words = [{ text: 'mia sekreto' }];
    const body = { ...draft, privacy: Privacy.Private, words };
    const { id } = await app.call(routes.list.create, body, headers);
    const findPrivacy = async () => {
      const [author] = await app.database
        .select()
        .from(wordContribution)
        .where(eq(wordContribution.userId, owner.id));
      return author?.privacy;
    };
    expect(await findPrivacy()).toBe(Privacy.Private);
    await app.call(routes.list.update, { id, privacy: Privacy.Public }, headers);
    expect(await findPrivacy()).toBe(Privacy.Public);
  });
});

describe('another caller', () => {
  const listId = '00000000-0000-4000-8000-000000000000';
  const attempts = [
    [routes.list.update, (id: string) => ({ id, name: 'Mine' })],
    [routes.list.delete, (id: string) => ({ id })],
    [routes.list.linkWord, (id: string) => ({ listId: id, childIds: [listId] })],
    [routes.list.order, (id: string) => ({ listId: id, wordId: listId, position: 1 })],
    [routes.list.import, (id: string) => ({ listId: id, text: 'maro' })],
  ] as const;

  it.each(attempts)('cannot change a public list: $path', async (route, bodyOf) => {
    const owner = await buildUser(app.database);
    const { id } = await buildList(app.database, [], { userId: owner.id });
    const starter = await app.call(routes.list.record, { slug: 'en-fruit' });
    const headers = await app.headersOf();
    for (const one of [id, starter.id]) {
      const refusal = await app.refusal(route, bodyOf(one), headers);
      expect(refusal).toMatchObject({ status: 403, code: 'Forbidden' });
    }
  });

  it.each(attempts)('gets 404 for a private list: $path', async (route, bodyOf) => {
    const owner = await buildUser(app.database);
    const privacy = Privacy.Private;
    const { id } = await buildList(app.database, [], { userId: owner.id, privacy });
    const headers = await app.headersOf();
    for (const one of [id, listId]) {
      const refusal = await app.refusal(route, bodyOf(one), headers);
      expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
    }
  });

  it('can change public lists and the starter content as an admin', async () => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const headers = await app.headersOf(admin);
    const owner = await buildUser(app.database);
    const { id } = await buildList(app.database, [], { userId: owner.id });
    const changed = await app.call(routes.list.update, { id, name: 'Pli bona' }, headers);
    expect(changed).toMatchObject({ name: 'Pli bona', username: owner.username, isOwn: false });

    const starter = await app.call(routes.list.record, { slug: 'it-fruit' });
    const inRussian = { ...headers, ...russianReader };
    const change = { id: starter.id, name: 'Ягоды' };
    expect(await app.call(routes.list.update, change, inRussian)).toMatchObject({ name: 'Ягоды' });
    expect(await app.call(routes.list.record, { id: starter.id })).toEqual(starter);
    const found = await app.call(routes.list.feed, { langCode: 'it', text: 'ягоды' });
    expect(found.data).toMatchObject([{ id: starter.id }]);
  });
});
