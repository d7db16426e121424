import { type Grammar, routes } from '@wordhoard/contract';
import { EntryStatus, type FormKind, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { wordContribution, wordForm } from '../../schema/word.ts';
import { findMeantText } from './find-meant-text.ts';
import { findLemmas, withSameLetters } from './lemmas.ts';
import { findByForm } from './word-forms.ts';

const app = useApp();
const { Approved, Rejected } = EntryStatus;

const find = async (langCode: string | undefined, text: string, callerId?: string) => {
  const found = await findByForm(app.database, { langCode, text }, callerId);
  return found.map(({ form, ...word }) => [word.text, form.text, form.kind]);
};

const search = async (text: string) => {
  const address = `${routes.general.search.path}?s=${text}&langCode=sk&tranLangCode=en`;
  const { words } = await app.get(routes.general.search, address);
  return words.map((word) => word.text);
};

const build = (langCode: string, text: string, grammar: Grammar | null = null) =>
  buildWord(app.database, { langCode, text, key: text, searchText: text, grammar });

describe('the forms of a published word', () => {
  it.each<[string, string, Grammar, string, string, FormKind]>([
    ['sk', 'domček', { plural: 'domčeky' }, 'DOMČEKY', 'domčeky', 'plural'],
    ['sk', 'ísť', { forms: [{ name: 'minulý čas', text: 'šiel' }] }, 'siel', 'šiel', 'inflected'],
    ['cy', 'lliw', { variants: ['llyw'] }, 'llyw', 'llyw', 'variant'],
    ['zh', '谢试', { variants: ['謝試'] }, '謝試', '謝試', 'traditional'],
    ['zh', '你试', { reading: 'nǐ shì' }, 'nishi', 'nǐ shì', 'reading'],
    ['zh', '你词', { reading: 'nǐ cí' }, 'nǐ cí', 'nǐ cí', 'reading'],
    ['zh', '你儿', { reading: 'nǐ’ér' }, 'nǐ ér', 'nǐ’ér', 'reading'],
    ['zh', '你一', { reading: 'nǐ-yī' }, 'nǐyī', 'nǐ-yī', 'reading'],
    ['ja', '試猫', { reading: 'しねこ' }, 'シネコ', 'しねこ', 'reading'],
    ['ja', '試犬', { romanisation: 'shi inu' }, 'shiinu', 'shi inu', 'romanisation'],
  ])('lead to it: %s %s %j by %s', async (langCode, text, grammar, typed, form, kind) => {
    await build(langCode, text, grammar);
    expect(await find(langCode, typed)).toEqual([[text, form, kind]]);
    expect(await find(undefined, typed)).toContainEqual([text, form, kind]);
    expect(await find('eo', typed)).toEqual([]);
  });

  it('are ordered by kind, and the one that is typed comes first', async () => {
    await build('sk', 'pasar', { forms: [{ name: 'ja', text: 'prvak' }], frequencyRank: 3 });
    await build('sk', 'pasir', { forms: [{ name: 'ja', text: 'prvák' }], frequencyRank: 9 });
    await build('sk', 'pasor', { plural: 'prvak' });
    const texts = async (typed: string) => (await find('sk', typed)).map(([text]) => text);
    expect(await texts('prvak')).toEqual(['pasor', 'pasar', 'pasir']);
    expect(await texts('prvák')).toEqual(['pasir', 'pasor', 'pasar']);
  });

  it('do not include the word itself', async () => {
    await build('sk', 'ovca', { plural: 'Ovca' });
    expect(await find('sk', 'ovca')).toEqual([]);
  });

  it('lead to it before a word of the same text if they are plurals that begin otherwise', async () => {
    await build('sk', 'clovek', { plural: 'ludkovia' });
    await build('sk', 'ludok', { plural: 'ludkovci' });
    await build('sk', 'ludkovia');
    await build('sk', 'ludkovci');
    expect(await search('ludkovia')).toEqual(['clovek', 'ludkovia']);
    expect(await search('ludkovci')).toEqual(['ludkovci', 'ludok']);
  });

  it('are hidden with it', async () => {
    await buildWord(app.database, { langCode: 'sk', active: false, grammar: { plural: 'skryté' } });
    expect(await find('sk', 'skryté')).toEqual([]);
  });
});

describe('a word without forms', () => {
  it.each([
    ['nl', 'probeerboek', 'Probeerboeken'],
    ['sv', 'testbil', 'testbilarna'],
    ['ro', 'probator', 'probatorului'],
  ])('is found by its stem: %s %s by %s', async (langCode, text, typed) => {
    await build(langCode, text);
    expect(await findMeantText(app.database, { langCode, text: typed })).toBe(text);
  });

  it('is not found by a text of another stem, or in a language without a stemmer', async () => {
    await build('nl', 'beproefboek');
    await build('cs', 'zkouska');
    for (const [langCode, text] of [
      ['nl', 'beproefboer'],
      ['cs', 'zkousku'],
    ] as const) {
      expect(await findMeantText(app.database, { langCode, text })).toBeUndefined();
    }
  });
});

it('finds the words that a text is a written form of, and those with the same letters', async () => {
  await build('sk', 'jablko', { plural: 'jablká', reading: 'jablko' });
  await build('sk', 'hra', { plural: 'hry' });
  await build('sk', 'hrať', { forms: [{ name: 'ty', text: 'hry' }] });
  await build('sk', 'Právo', { plural: 'Práva' });
  const texts = ['Jablká', 'jablka', 'hry', 'nič', 'práva', 'PRÁVA'];
  const findLemmasOf = await findLemmas(app.database, { langCode: 'sk', texts });
  const found = texts.map((text) => [
    findLemmasOf(text),
    withSameLetters(findLemmasOf(text), text),
  ]);
  const shown = found.map((lists) => lists.map((lemmas) => lemmas.map(({ text }) => text).sort()));
  expect(shown).toEqual([
    [['jablko'], ['jablko']],
    [['jablko'], []],
    [
      ['hra', 'hrať'],
      ['hra', 'hrať'],
    ],
    [[], []],
    [['Právo'], []],
    [['Právo'], ['Právo']],
  ]);
});

describe('the forms that a learner contributes', () => {
  let learner: User;
  let headers: Record<string, string>;

  beforeEach(async () => {
    learner = await buildUser(app.database);
    headers = await app.headersOf(learner);
  });

  async function decide(wordId: string, status: typeof Approved | typeof Rejected) {
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    const isOwn = and(eq(wordContribution.wordId, wordId), eq(wordContribution.userId, learner.id));
    const [own] = await app.database.select().from(wordContribution).where(isOwn);
    const { id } = own ?? expect.fail('There is no contribution');
    const decision =
      status === Approved ? ({ status } as const) : ({ status, reason: 'Ne' } as const);
    await app.call(routes.moderation.decide, { kind: 'word', id, ...decision }, admin);
  }

  it('lead only that learner to the word until they are approved', async () => {
    const { id, text } = await buildWord(app.database);
    const other = await buildUser(app.database);
    const plural = `propra${learner.id}`;
    const found = [[text, plural, 'plural']];
    const findEach = () =>
      Promise.all([undefined, other.id, learner.id].map((caller) => find('eo', plural, caller)));
    await app.call(routes.word.update, { id, grammar: { plural } }, headers);
    expect(await findEach()).toEqual([[], [], found]);
    await decide(id, Approved);
    expect(await findEach()).toEqual([found, found, found]);
    await decide(id, Rejected);
    expect(await findEach()).toEqual([[], [], []]);
  });

  it('stay theirs if they are private, and go with the grammar', async () => {
    const { id, text } = await buildWord(app.database);
    const plural = `kasxita${learner.id}`;
    const change = { id, grammar: { plural }, privacy: Privacy.Private };
    await app.call(routes.word.update, change, headers);
    expect(await find('eo', plural)).toEqual([]);
    expect(await find('eo', plural, learner.id)).toEqual([[text, plural, 'plural']]);
    await app.call(routes.word.update, { id, grammar: null }, headers);
    expect(await find('eo', plural, learner.id)).toEqual([]);
  });

  it.each(['sercx', 'sercxata vorto', 'sercxataj vortoj', 'SERCXATA VORTO'])(
    'and their hidden words are found by %s in searches and feeds of that learner only',
    async (typed) => {
      const text = 'sercxata vorto';
      const word = { langCode: 'sk', text, speechPartId: 6, privacy: Privacy.Private };
      const grammar = { plural: 'sercxataj vortoj' };
      const { id } = await app.call(routes.word.create, { ...word, grammar }, headers);
      const query = `?s=${encodeURIComponent(typed)}&langCode=sk`;
      const address = `${routes.general.search.path}${query}`;
      const request = { langCode: 'sk', text: typed, speechPartId: 6 };
      for (const [reader, found] of [
        [headers, [id]],
        [await app.headersOf(), []],
      ] as const) {
        const { words } = await app.get(routes.general.search, address, reader);
        expect(words.map((one) => one.id)).toEqual(found);
        const { data, total } = await app.call(routes.word.feed, request, reader);
        expect([total, ...data.map((one) => one.id)]).toEqual([found.length, ...found]);
      }
    },
  );

  it('do not replace those of the starter content', async () => {
    const word = await buildWord(app.database, { langCode: 'sk' });
    const form = { text: 'obsahom', key: 'obsahom', kind: 'inflected' } as const;
    const owner = { wordId: word.id, langCode: 'sk' };
    await app.database.insert(wordForm).values({ ...owner, ...form, isContent: true });
    await app.call(routes.word.update, { id: word.id, grammar: { plural: 'obsahy' } }, headers);
    await decide(word.id, Approved);
    expect(await find('sk', 'obsahom')).toEqual([[word.text, 'obsahom', 'inflected']]);
    expect(await find('sk', 'obsahy')).toEqual([[word.text, 'obsahy', 'plural']]);
  });
});
