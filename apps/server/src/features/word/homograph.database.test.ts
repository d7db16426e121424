import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildHiddenWord, buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildList, buildTranslation, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const { create, entity, record } = routes.word;

let text: string;
beforeEach(async () => {
  ({ username: text } = await buildUser(app.database));
});

it('has an id, an address and translations of its own', async () => {
  const [first, second] = [
    await buildWord(app.database, { text }),
    await buildWord(app.database, { text, homograph: 2 }),
  ];
  const foreign = await buildWord(app.database, { langCode: 'ia' });
  await buildTranslation(app.database, [second, foreign]);
  const named = { langCode: 'eo', text, tranLangCode: 'ia' };
  expect(second.id).toBe(computeWordId({ ...named, homograph: 2 }));
  expect(await app.call(record, named)).toMatchObject({ id: first.id, homograph: 1, trans: [] });
  expect(await app.call(record, { ...named, homograph: 2 })).toMatchObject({
    id: second.id,
    homograph: 2,
    trans: [{ dest: { id: foreign.id, homograph: 1 } }],
  });
  expect(await app.refusal(record, { ...named, homograph: 3 })).toMatchObject({ code: 'NotFound' });
});

it('is found after those with lower numbers', async () => {
  const numbers = [1, 2, 3, 4, 5];
  for (const homograph of numbers.toReversed()) await buildWord(app.database, { text, homograph });
  const { data } = await app.call(routes.word.feed, { langCode: 'eo', text });
  expect(data.map(({ homograph }) => homograph)).toEqual(numbers);
});

it('is found by its text alone if there is no first one that the reader sees', async () => {
  await buildWord(app.database, { text, published: false });
  const { id } = await buildWord(app.database, { text, homograph: 2 });
  const named = { langCode: 'eo', text, mode: WordMode.Word };
  expect(await app.call(entity, named)).toMatchObject({ id, homograph: 2 });
});

it('is meant by its text alone if there is no first one that the learner sees', async () => {
  await buildHiddenWord(app.database, { text });
  const { id } = await buildWord(app.database, { text, homograph: 2 });
  const foreign = await buildWord(app.database, { langCode: 'ia' });
  const headers = await app.headersOf();
  const named = [{ wordId: foreign.id, dest: { text, langCode: 'eo' } }];
  const { data } = await app.call(routes.translation.create, named, headers);
  expect(data).toMatchObject([{ dest: { id, homograph: 2 } }]);
  const pasted = { name: text, langCode: 'eo', privacy: Privacy.Private, text };
  expect(await app.call(routes.list.import, pasted, headers)).toMatchObject({ newWordCount: 0 });
  const word = { langCode: 'eo', text };
  expect(await app.refusal(create, word, headers)).toMatchObject({
    code: 'SimilarRecordAlreadyExists',
  });
});

it('has a number to show only if there are several words of its text that the reader sees', async () => {
  const headers = await app.headersOf();
  const first = await buildWord(app.database, { text });
  const isNumbered = async () => (await app.call(record, { id: first.id })).hasHomographs;
  expect(await isNumbered()).toBe(false);
  await buildWord(app.database, { text, homograph: 2, published: false });
  expect(await isNumbered()).toBe(false);
  const second = await buildWord(app.database, { text, homograph: 3 });
  expect(await isNumbered()).toBe(true);
  expect(await app.call(entity, { id: first.id }, headers)).toMatchObject({
    hasHomographs: true,
    homographs: [{ id: second.id, homograph: 3, hasHomographs: true }],
  });
});

it('has a number on pages, on cards and in lists of a learner who has another one, and of no one else', async () => {
  const first = await buildWord(app.database, { text });
  const [learner, other] = [await buildUser(app.database), await buildUser(app.database)];
  await buildPersonalWord(app.database, learner, { text, homograph: 2 });
  await buildHiddenWord(app.database, { text, homograph: 3 });
  const { id: listId } = await buildList(app.database, [first], { userId: learner.id });
  for (const reader of [learner, other]) {
    const headers = await app.headersOf(reader);
    const { id } = first;
    const { data } = await app.call(routes.list.wordFeed, { listId }, headers);
    const shown = [
      await app.call(entity, { id }, headers),
      await app.call(record, { id }, headers),
      ...data,
    ];
    const isNumbered = reader === learner;
    expect(shown.map(({ hasHomographs }) => hasHomographs)).toEqual(Array(3).fill(isNumbered));
  }
});

it('is offered beside the others of its text, each with its translations', async () => {
  const first = await buildWord(app.database, { text });
  const second = await buildWord(app.database, { text, homograph: 2 });
  const foreign = await buildWord(app.database, { langCode: 'ia' });
  await buildTranslation(app.database, [second, foreign]);
  const body = { langCode: 'eo', text, tranLangCode: 'ia' };
  expect((await app.call(routes.word.options, body)).data).toMatchObject([
    { id: first.id, homograph: 1, hasHomographs: true, trans: [] },
    { id: second.id, homograph: 2, hasHomographs: true, trans: [{ dest: { id: foreign.id } }] },
  ]);
});

it('is contributed beside a word of the same text', async () => {
  await buildWord(app.database, { text });
  const headers = await app.headersOf();
  const named = { langCode: 'eo', text, homograph: 2 };
  expect(await app.call(create, named, headers)).toMatchObject({
    id: computeWordId(named),
    homograph: 2,
    status: EntryStatus.Pending,
  });
  expect(await app.refusal(entity, named)).toMatchObject({ code: 'NotFound' });
});

it('is one row for two learners who choose the same number, of which each sees their own part', async () => {
  await buildWord(app.database, { text });
  const named = { langCode: 'eo', text, homograph: 2, isSeparate: true };
  const [one, other] = [await app.headersOf(), await app.headersOf()];
  const secret = { ...named, example: `${text}!`, privacy: Privacy.Private };
  const { id } = await app.call(create, secret, one);
  expect((await app.call(routes.word.options, { langCode: 'eo', text }, other)).data).toHaveLength(
    1,
  );
  const created = await app.call(create, named, other);
  expect(created).toMatchObject({ id, homograph: 2, privacy: Privacy.Public });
  expect(await app.call(record, { id }, other)).toMatchObject({ example: null });
  expect(await app.call(entity, { id }, one)).toMatchObject({ privacy: Privacy.Private });
});

describe('with the number of another learner’s', () => {
  const meanings = ['stulta', 'saĝa', 'rapida'] as const;

  const numberAlike = async () => {
    await buildWord(app.database, { text });
    const propose = async (example: string) => {
      const [headers, contributionId] = [await app.headersOf(), newId()];
      const named = { contributionId, langCode: 'eo', text, homograph: 2, example };
      const { id } = await app.call(create, named, headers);
      return { id, headers, contributionId };
    };
    const [one, other, third] = meanings;
    return [await propose(one), await propose(other), await propose(third)] as const;
  };

  const decide = async (status: EntryStatus, decided: readonly { contributionId: string }[]) => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const ids = decided.map(({ contributionId }) => contributionId);
    const decision = { kind: 'word', ids, status } as const;
    return app.call(routes.moderation.decideMany, decision, await app.headersOf(admin));
  };

  const readExample = async (homograph: number, headers?: Record<string, string>) =>
    (await app.call(entity, { langCode: 'eo', text, homograph }, headers)).example;

  it('keeps its meaning, under the next number, when the other one is published', async () => {
    const [first, ...others] = await numberAlike();
    const [{ id, headers }] = others;
    const list = { name: text, langCode: 'eo', privacy: Privacy.Private, words: [{ id }] };
    const { id: listId } = await app.call(routes.list.create, list, headers);
    await decide(EntryStatus.Approved, [first]);
    for (const [index, other] of others.entries()) {
      expect(await readExample(2, other.headers)).toBe(meanings[0]);
      expect(await readExample(3, other.headers)).toBe(meanings[index + 1]);
    }
    const { data } = await app.call(routes.list.wordFeed, { listId }, headers);
    expect(data).toMatchObject([{ homograph: 3, example: meanings[1] }]);
  });

  it('is published with a number of its own if both are approved together', async () => {
    await decide(EntryStatus.Approved, await numberAlike());
    expect(await Promise.all([2, 3, 4].map((number) => readExample(number)))).toEqual(meanings);
  });

  it('keeps its number if its author has seen the published meaning', async () => {
    const [first] = await numberAlike();
    const { id } = first;
    await decide(EntryStatus.Approved, [first]);
    const headers = await app.headersOf();
    await app.call(routes.word.update, { id, example: 'vera' }, headers);
    for (const status of [EntryStatus.Pending, EntryStatus.Approved]) await decide(status, [first]);
    expect(await app.call(entity, { id }, headers)).toMatchObject({ example: 'vera' });
  });
});

it('is refused as a word of its own if the learner sees one with its number', async () => {
  await buildWord(app.database, { text, homograph: 2 });
  const named = { langCode: 'eo', text, homograph: 2, example: `${text}.` };
  const headers = await app.headersOf();
  expect(await app.refusal(create, { ...named, isSeparate: true }, headers)).toMatchObject({
    code: 'SimilarRecordAlreadyExists',
  });
  expect(await app.call(create, named, headers)).toMatchObject({ homograph: 2 });
});
