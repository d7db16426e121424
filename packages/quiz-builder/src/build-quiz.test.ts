import type { QuizSettings } from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { expect, it, vi } from 'vitest';
import { buildMeaning, buildWord } from '../test/word-record.ts';
import {
  askAboutWords,
  askWords,
  buildQuiz,
  type FindFillers,
  findAvailability,
  resolveSettings,
  type TextForm,
} from './index.ts';

const meanings = Array.from({ length: 120 }, (_, number) => `meaning${number}`);
const words = meanings.map((text) => buildWord(`word of ${text}`, { trans: [buildMeaning(text)] }));
const [first, ...others] = words;
const source: QuizSettings['source'] = { kind: 'search', text: '', langCode: 'de' };
const chosen: QuizSettings = {
  source,
  tranLangCode: 'en',
  asks: 'meaning',
  mode: QuizMode.Tran,
  codes: ['multiple-choice'],
  count: 5,
  direction: 'forward',
  seed: 1,
};

const build = async (
  changes: Partial<QuizSettings>,
  {
    asked = words,
    findFillers = vi.fn<FindFillers>(async () => others),
    synonyms = [{ text: 'Synonym', speechPartId: 6 }],
    forms = [] as TextForm[],
  } = {},
) => {
  const settings = resolveSettings({ ...chosen, ...changes }, () => 0.5);
  const quiz = await buildQuiz(
    settings,
    await askWords({ words: asked, group: 'list', findFillers }, settings),
    {
      findSynonyms: async (found) => new Map(found.map(({ id }) => [id, synonyms])),
      findHomographs: async () => new Map(),
      findForms: async () => forms,
    },
  );
  return { ...quiz, findFillers };
};

it('[B1] [B2] asks each word that has a translation for its meaning', async () => {
  const { pairs } = await build(
    { count: 20 },
    { asked: [buildWord('ohne'), ...words.slice(0, 3)] },
  );
  expect(pairs.map(({ item }) => `${item.prompt.text} = ${item.accepted}`).toSorted()).toEqual(
    [0, 1, 2].map((number) => `word of meaning${number} = meaning${number}`),
  );
});

it('[B10] accepts the meanings of every word with the same text', async () => {
  const banks = ['bench', 'shore'].map((text) =>
    buildWord('Bank', { id: text, trans: [buildMeaning(text)] }),
  );
  const { pairs } = await build({}, { asked: banks });
  expect(pairs.map(({ item }) => item.accepted.toSorted())).toEqual([
    ['bench', 'shore'],
    ['bench', 'shore'],
  ]);
});

it('[B11] accepts words beyond the quiz if the answer is the word', async () => {
  const backward = await build({ direction: 'backward' });
  expect(backward.pairs.map(({ item }) => item.accepted)).toEqual(
    backward.pairs.map(({ word }) => [word.text, 'Synonym']),
  );
  const forward = await build({});
  expect(forward.pairs.flatMap(({ item }) => item.accepted)).not.toContain('Synonym');
});

const german = { langCode: 'de', text: 'Haus' };
const houses: TextForm[] = [
  { ...german, form: 'Häuser', isSpelling: false },
  { ...german, form: 'Hauss', isSpelling: true },
];

it.each([
  ['Haus', { spellings: ['Hauss'], excluded: ['Häuser'] }],
  ['Häuser', { excluded: ['Haus'] }],
  ['Hausboot', {}],
])(
  '[B23] [B24] accepts the spellings of %s, and never offers its forms as wrong',
  async (text, expected) => {
    const asked = [buildWord(text, { trans: [buildMeaning('house')] })];
    const { pairs } = await build(
      { direction: 'backward' },
      { asked, synonyms: [], forms: houses },
    );
    const { spellings, excluded } = pairs[0]?.item ?? {};
    expect(JSON.parse(JSON.stringify({ spellings, excluded }))).toEqual(expected);
  },
);

it('[B16] looks for fillers only if there are few words', async () => {
  const few = await build({}, { asked: first ? [first] : [] });
  expect(few.pairs).toHaveLength(1);
  expect(few.pool[0]?.text).toBe('meaning1');
  expect((await build({})).findFillers).not.toHaveBeenCalled();
});

it('[B17] sends at most 100 others', async () => {
  expect((await build({})).pool).toHaveLength(100);
  const nouns = words.map((word) => ({ ...word, grammar: { gender: 'neuter' as const } }));
  const articles = await build({ asks: 'article' }, { asked: nouns });
  expect([articles.pairs.length, articles.pool]).toEqual([5, []]);
});

it('[B17] sends the words first that are mixed up with asked ones', async () => {
  const settings = resolveSettings(chosen, () => 0.5);
  const candidates = await askWords({ words, findFillers: async () => [] }, settings);
  const findNone = async () => new Map();
  const finders = {
    findSynonyms: findNone,
    findHomographs: findNone,
    findForms: async () => [],
  };
  const { pairs, pool } = await buildQuiz(settings, candidates, finders);
  const [asked, last] = [pairs.at(-1)?.word.id ?? '', pool.at(-1)?.wordId ?? ''];
  const mixedUp = await buildQuiz(settings, candidates, finders, [[last, asked]]);
  expect(mixedUp.pool[0]?.wordId).toBe(last);
});

it('[B18] completes settings', () => {
  const { seed, ...unseeded } = chosen;
  expect(resolveSettings(unseeded, () => 0.5).seed).toBe(2 ** 31);
  const typed = resolveSettings({ ...chosen, mode: QuizMode.Image, codes: ['spelling'] }, () => 0);
  expect(typed).toMatchObject({ seed, mode: QuizMode.Image, direction: 'backward' });
  const plural = {
    ...chosen,
    asks: 'plural',
    mode: QuizMode.Image,
    direction: 'backward',
  } as const;
  expect(resolveSettings(plural, () => 0)).toMatchObject({
    mode: QuizMode.Tran,
    direction: 'forward',
  });
});

it('[B20] describes what can be asked about words', async () => {
  const findFillers = async () => others;
  const nouns = words
    .slice(0, 2)
    .map((word) => ({ ...word, grammar: { gender: 'neuter' as const } }));
  const asked = { words: nouns, findFillers };
  const defined = { words: words.slice(0, 2).map((word) => ({ ...word, trans: [] })), findFillers };
  const available = await findAvailability(askAboutWords(asked, defined), 1);
  expect(available.meaning.translation).toMatchObject({
    count: 2,
    unavailable: {},
    example: { prompt: { text: expect.stringMatching(/^meaning/) } },
  });
  expect(available.meaning.image).toMatchObject({ count: 0, unavailable: { cards: 'NoImages' } });
  expect(available.meaning.definition?.unavailable.cards).toBe('NoDefinitions');
  expect(Object.keys(available.grammar)).toEqual(['article']);
  const definitions = await findAvailability(askAboutWords(asked, undefined), 1);
  expect(definitions.meaning).not.toMatchObject({ image: expect.anything() });
});
