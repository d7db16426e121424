import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import { buildList, buildUser, buildWord, buildWords } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { wordContribution } from '../../schema/word.ts';

const app = useApp();

const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id);

async function ownList(words: Parameters<typeof buildList>[1] = []) {
  const owner = await buildUser(app.database);
  const { id: listId } = await buildList(app.database, words, { userId: owner.id });
  const headers = await app.headersOf(owner);
  const wordIds = async () => {
    const pageSize = limits.feedMaxPageSize;
    const feed = await app.call(routes.list.wordFeed, { listId, pageSize }, headers);
    return feed.data.map(({ id }) => id);
  };
  return { listId, headers, wordIds };
}

describe('linking words', () => {
  it('appends new words and leaves existing ones in place', async () => {
    const words = await buildWords(app.database, 3);
    const [first = '', second = '', third = ''] = idsOf(words);
    const { listId, headers, wordIds } = await ownList(words.slice(0, 2));
    const childIds = [third, first];
    const list = await app.call(routes.list.linkWord, { listId, childIds }, headers);
    expect(list).toMatchObject({ id: listId, wordCount: 3 });
    expect(await wordIds()).toEqual([first, second, third]);
    await app.call(routes.list.linkWord, { listId, childId: third }, headers);
    expect(await wordIds()).toEqual([first, second, third]);
  });

  it('accepts existing words of the list that have become hidden', async () => {
    const [hidden, shown] = [
      await buildWord(app.database, { published: false }),
      await buildWord(app.database),
    ];
    const { listId, headers, wordIds } = await ownList([hidden]);
    const childIds = [hidden.id, shown.id];
    await app.call(routes.list.linkWord, { listId, childIds }, headers);
    expect(await wordIds()).toEqual([shown.id]);
  });

  it('adds and removes words as flagged', async () => {
    const words = await buildWords(app.database, 3);
    const [first = '', second = '', third = ''] = idsOf(words);
    const { listId, headers, wordIds } = await ownList(words.slice(0, 2));
    const children = [
      { id: first, link: false },
      { id: third, link: true },
      { id: newId(), link: false },
    ];
    const list = await app.call(routes.list.linkWord, { listId, children }, headers);
    expect(list.wordCount).toBe(2);
    expect(await wordIds()).toEqual([second, third]);
  });

  it('submits private words in a public list to moderation', async () => {
    const headers = await app.headersOf();
    const draft = { name: 'Listo', langCode: 'eo' };
    const words = [{ text: 'kaŝita en listo' }];
    const secret = { ...draft, privacy: Privacy.Private, words };
    const { id: secretId } = await app.call(routes.list.create, secret, headers);
    const { data } = await app.call(routes.list.wordFeed, { listId: secretId }, headers);
    const wordId = data[0]?.id ?? '';
    const privacies = () =>
      app.database
        .select({ privacy: wordContribution.privacy })
        .from(wordContribution)
        .where(eq(wordContribution.wordId, wordId));
    const link = async (privacy: Privacy) => {
      const { id: listId } = await app.call(routes.list.create, { ...draft, privacy }, headers);
      await app.call(routes.list.linkWord, { listId, childId: wordId }, headers);
    };
    await link(Privacy.Private);
    expect(await privacies()).toEqual([{ privacy: Privacy.Private }]);
    await link(Privacy.Public);
    expect(await privacies()).toEqual([{ privacy: Privacy.Public }]);
  });

  it('refuses words that the learner does not see, and links nothing', async () => {
    const word = await buildWord(app.database);
    const hidden = await buildHiddenWord(app.database);
    const { listId, headers, wordIds } = await ownList();
    for (const missing of [hidden.id, newId()]) {
      const childIds = [word.id, missing];
      const refusal = await app.refusal(routes.list.linkWord, { listId, childIds }, headers);
      expect(refusal).toMatchObject({ status: 404, code: 'LinkResourceNotFound' });
    }
    expect(await wordIds()).toEqual([]);
  });

  it('refuses words of another language', async () => {
    const word = await buildWord(app.database, { langCode: 'io' });
    const { listId, headers } = await ownList();
    const body = { listId, childId: word.id };
    expect(await app.refusal(routes.list.linkWord, body, headers)).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
      fields: [{ path: 'childId', code: 'invalid' }],
    });
  });

  it('keeps to the maximum under concurrent requests', async () => {
    const words = await buildWords(app.database, limits.listMaxWords + 4);
    const { listId, headers } = await ownList(words.slice(0, limits.listMaxWords - 3));
    const added = words.slice(limits.listMaxWords - 3).map(({ id }) => id);
    const answers = await Promise.all(
      added.map((childId) =>
        app.request(routes.list.linkWord.path, {
          method: 'POST',
          headers,
          body: JSON.stringify({ listId, childId }),
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422]);
    const { wordCount } = await app.call(routes.list.record, { id: listId });
    expect(wordCount).toBe(limits.listMaxWords);
    const last = await app.call(routes.list.wordFeed, { listId, page: 10, pageSize: 100 });
    expect(last).toMatchObject({ total: limits.listMaxWords });
    expect(last.data).toHaveLength(100);
    const [first = ''] = idsOf(words);
    const swapped = [
      { id: first, link: false },
      { id: await missingFrom(added, listId), link: true },
    ];
    await app.call(routes.list.linkWord, { listId, children: swapped }, headers);
    const childIds = [first];
    const refusal = await app.refusal(routes.list.linkWord, { listId, childIds }, headers);
    expect(refusal).toMatchObject({ status: 422, code: 'ListMaxWordsExceeded' });
  });

  const missingFrom = async (ids: readonly string[], listId: string): Promise<string> => {
    const page = await app.call(routes.list.wordFeed, { listId, page: 10, pageSize: 100 });
    const there = new Set(page.data.map(({ id }) => id));
    return ids.find((id) => !there.has(id)) ?? '';
  };

  it('keeps the count right under concurrent requests', async () => {
    const words = await buildWords(app.database, 12);
    const { listId, headers, wordIds } = await ownList(words.slice(0, 6));
    await Promise.all(
      words.map(({ id }, index) =>
        app.call(routes.list.linkWord, { listId, children: [{ id, link: index >= 6 }] }, headers),
      ),
    );
    expect((await wordIds()).sort()).toEqual(
      words
        .slice(6)
        .map(({ id }) => id)
        .sort(),
    );
    expect(await app.call(routes.list.record, { id: listId })).toMatchObject({ wordCount: 6 });
  });
});

describe('moving a word', () => {
  it('shifts the words in between', async () => {
    const words = await buildWords(app.database, 4);
    const [first = '', second = '', third = '', fourth = ''] = idsOf(words);
    const { listId, headers, wordIds } = await ownList(words);
    const move = (wordId: string, position: number) =>
      app.call(routes.list.order, { listId, wordId, position }, headers);
    await move(fourth, 2);
    expect(await wordIds()).toEqual([first, fourth, second, third]);
    const answer = await move(first, 99);
    expect(answer).toEqual({ listId, wordId: first, position: 4 });
    expect(await wordIds()).toEqual([fourth, second, third, first]);
    await move(second, 2);
    expect(await wordIds()).toEqual([fourth, second, third, first]);
  });

  it('ignores gaps left by removed words', async () => {
    const words = await buildWords(app.database, 3);
    const [first = '', second = '', third = ''] = idsOf(words);
    const { listId, headers, wordIds } = await ownList(words);
    await app.call(
      routes.list.linkWord,
      { listId, children: [{ id: second, link: false }] },
      headers,
    );
    await app.call(routes.list.order, { listId, wordId: third, position: 1 }, headers);
    await app.call(routes.list.linkWord, { listId, childId: second }, headers);
    expect(await wordIds()).toEqual([third, first, second]);
  });

  it('refuses a word that is not in the list', async () => {
    const words = await buildWords(app.database, 1);
    const [wordId = ''] = idsOf(words);
    const { listId, headers } = await ownList();
    const body = { listId, wordId, position: 1 };
    const refusal = await app.refusal(routes.list.order, body, headers);
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('keeps every word once under concurrent moves', async () => {
    const words = await buildWords(app.database, 8);
    const { listId, headers, wordIds } = await ownList(words);
    await Promise.all(
      words.map(({ id: wordId }, index) =>
        app.call(routes.list.order, { listId, wordId, position: 8 - index }, headers),
      ),
    );
    expect((await wordIds()).sort()).toEqual(idsOf(words).sort());
  });
});
