import { routes } from '@wordhoard/contract';
import { EntryStatus, SortOrder } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { describe, expect, it } from 'vitest';
import { buildPersonalWord, buildTag, buildTagWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord, buildWords } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const { tagFeed } = routes.tag;

/** Creates a tag with a public word for each status of the link. */
async function buildTagged(
  code: string,
  links: readonly { langCode: string; text?: string; status?: EntryStatus }[] = [],
) {
  const tag = await buildTag(app.database, { code });
  for (const { status, ...word } of links) {
    const link = status === undefined ? {} : { status };
    await buildTagWord(app.database, tag, await buildWord(app.database, word), link);
  }
  return tag;
}

const listCodes = (langCode: string, request: object = {}) =>
  app.call(tagFeed, { langCode, ...request }).then(({ data }) => data.map(({ code }) => code));

describe('the tags of a language', () => {
  it('are counted by its words and listed in the feed', async () => {
    const both = await buildTagged('tf-both', [
      { langCode: 'la', text: 'unum' },
      { langCode: 'la', text: 'duo' },
      { langCode: 'cy' },
    ]);
    const latin = await buildTagged('tf-latin', [{ langCode: 'la', text: 'tres' }]);
    const { id, code } = both;
    expect(await app.call(tagFeed, { langCode: 'la' })).toEqual({
      page: 1,
      skip: 0,
      total: 2,
      data: [
        { id, code, name: code, wordCount: 2, firstWords: ['unum', 'duo'] },
        {
          id: latin.id,
          code: latin.code,
          name: latin.code,
          wordCount: 1,
          firstWords: ['tres'],
        },
      ],
    });
    expect(await app.call(tagFeed, { langCode: 'cy' })).toMatchObject({
      total: 1,
      data: [{ code: 'tf-both', wordCount: 1 }],
    });
  });

  it('include only public words, for every caller', async () => {
    const { database } = app;
    const learner = await buildUser(database);
    const langCode = 'ga';
    const hidden = await buildTag(database, { code: 'tf-hidden' });
    const shown = await buildTagged('tf-shown', [{ langCode }]);
    const pendingWord = await buildPersonalWord(database, learner, { langCode });
    const removedWord = await buildWord(database, { langCode, active: false });
    const words = [pendingWord, removedWord];
    for (const tag of [hidden, shown])
      for (const word of words) await buildTagWord(database, tag, word, { userId: learner.id });
    for (const status of [EntryStatus.Pending, EntryStatus.Rejected])
      for (const tag of [hidden, shown]) {
        const word = await buildWord(database, { langCode });
        await buildTagWord(database, tag, word, { status, userId: learner.id });
      }
    const expected = { total: 1, data: [{ code: 'tf-shown', wordCount: 1 }] };
    expect(await app.call(tagFeed, { langCode })).toMatchObject(expected);
    const headers = await app.headersOf(learner);
    expect(await app.call(tagFeed, { langCode }, headers)).toMatchObject(expected);
  });

  it('are paged and sorted in alphabetical order, ascending or descending', async () => {
    const langCode = 'gd';
    for (const code of ['tf-beta', 'tf-gamma', 'tf-alpha']) await buildTagged(code, [{ langCode }]);
    expect(await listCodes(langCode)).toEqual(['tf-alpha', 'tf-beta', 'tf-gamma']);
    expect(await listCodes(langCode, { sort: SortOrder.Descending })).toEqual([
      'tf-gamma',
      'tf-beta',
      'tf-alpha',
    ]);
    expect(await app.call(tagFeed, { langCode, page: 2, pageSize: 2 })).toMatchObject({
      page: 2,
      skip: 2,
      total: 3,
      data: [{ code: 'tf-gamma', wordCount: 1 }],
    });
  });

  it.each([
    ['house', ['tf-house-boat', 'tf-tree-house']],
    ['House Boat', ['tf-house-boat']],
    ['tree-', ['tf-tree-house']],
    [' ', ['tf-house-boat', 'tf-tree-house']],
    ['_', []],
    ['%', []],
  ])('are found by a part of their code: %o', async (text, codes) => {
    const langCode = 'gl';
    if ((await listCodes(langCode)).length === 0)
      for (const code of ['tf-house-boat', 'tf-tree-house'])
        await buildTagged(code, [{ langCode }]);
    expect(await listCodes(langCode, { text })).toEqual(codes);
  });

  it('are empty if no word has a tag', async () => {
    await buildWords(app.database, 1, 'gv');
    const nothing = { page: 1, skip: 0, total: 0, data: [] };
    expect(await app.call(tagFeed, { langCode: 'gv' })).toEqual(nothing);
  });

  it.each([
    [{}, 'langCode'],
    [{ langCode: 'no language' }, 'langCode'],
    [{ langCode: 'de', pageSize: limits.feedMaxPageSize + 1 }, 'pageSize'],
    [{ langCode: 'de', wordId: '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10' }, 'wordId'],
  ])('refuse the request %j', async (body, path) => {
    const refusal = await app.refusal(tagFeed, body);
    expect(refusal).toMatchObject({ status: 400, code: 'ParameterInvalid', fields: [{ path }] });
  });
});
