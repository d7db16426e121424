import {
  type OfflineWord,
  type QuizQuestion,
  type QuizSettings,
  routes,
  type WordRecord,
} from '@wordhoard/contract';
import { QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import {
  askAboutWords,
  askWords,
  buildQuiz,
  findAvailability,
  resolveSettings,
} from '@wordhoard/quiz-builder';
import { describe, expect, it } from 'vitest';
import { buildTranslation, buildWord } from '../../../test/factory.ts';
import { reader, useApp } from '../../../test/test-app.ts';
import { wordForm } from '../../schema/word.ts';

const app = useApp();

const load = async (ids: string[], tranLangCode: string): Promise<OfflineWord[]> =>
  (await app.call(routes.offline.words, { ids, tranLangCode }, reader)).words;

async function listIds(slug: string): Promise<string[]> {
  const { id: listId } = await app.call(routes.list.record, { slug }, reader);
  const { data } = await app.call(routes.list.wordFeed, { listId, pageSize: 100 }, reader);
  return data.map(({ id }) => id);
}

/** What a device has of a list, translated into Russian. */
async function store(slug: string) {
  const ids = await listIds(slug);
  const stored = await load(ids, 'ru');
  return {
    stored,
    source: { kind: 'words' as const, ids, langCode: slug.slice(0, 2) },
    translated: stored.map(({ word }) => word),
    defined: stored.map(({ word, definitions }): WordRecord => ({ ...word, trans: definitions })),
  };
}

const findFillers = async () => [];

describe('a device with the words of a list', () => {
  it.each<[string, Partial<QuizSettings>]>([
    ['de-fruit', { direction: 'backward', codes: ['spelling'] }],
    ['de-fruit', { mode: QuizMode.Image, codes: ['multiple-choice', 'match-up', 'letter-match'] }],
    ['de-fruit', { asks: 'article' }],
    ['de-fruit', { asks: 'plural' }],
    ['de-fruit', { asks: 'gap' }],
    ['en-fruit', { tranLangCode: 'en', direction: 'backward' }],
  ])('builds the same quiz of %s as the server: %j', async (slug, changes) => {
    const { stored, source, translated, defined } = await store(slug);
    const chosen: QuizSettings = {
      source,
      tranLangCode: 'ru',
      asks: 'meaning',
      mode: QuizMode.Tran,
      codes: ['cards'],
      count: 10,
      direction: 'forward',
      ...changes,
    };
    const settings = resolveSettings(chosen, Math.random);
    const isDefined = settings.tranLangCode === source.langCode;
    const accepted = new Map(
      stored.map((one) => [one.word.id, isDefined ? one.acceptedByDefinition : one.accepted]),
    );
    const words = isDefined ? defined : translated;
    const candidates = await askWords({ words, findFillers }, settings);
    const quiz = await buildQuiz(settings, candidates, {
      findSynonyms: async () => accepted,
      findHomographs: async () => new Map(stored.map((one) => [one.word.id, one.homographs])),
      findForms: async () => [],
    });
    const { pairs, pool } = await app.call(routes.quiz.entity, settings, reader);
    expect(quiz.pairs.length).toBeGreaterThan(5);
    expect(quiz.pairs.map(toQuestion)).toEqual(pairs.map(toQuestion));
    expect(quiz.pool).toEqual(pool);
  });

  it('finds the same as available', async () => {
    const { source, translated, defined } = await store('en-fruit');
    const asked = askAboutWords(
      { words: translated, findFillers },
      { words: defined, findFillers },
    );
    const request = { source, tranLangCode: 'ru', seed: 1 };
    expect(JSON.parse(JSON.stringify(await findAvailability(asked, 1)))).toEqual(
      await app.call(routes.quiz.availability, request, reader),
    );
  });

  it('has the translations of examples into its language only', async () => {
    const { translated } = await store('de-fruit');
    const languages = translated.flatMap(({ exampleDetails }) =>
      (exampleDetails?.trans ?? []).map(({ langCode }) => langCode),
    );
    expect(new Set(languages)).toEqual(new Set(['ru']));
  });
});

/** Without the details of its word, of which a device stores less. */
const toQuestion = ({ item, code }: QuizQuestion) => ({ item, code });

it('gets other words with the same meaning, their spellings, and definitions of words in several languages', async () => {
  const { database } = app;
  const [hut, home] = [await buildWord(database), await buildWord(database)];
  const domo = await buildWord(database, { langCode: 'ia' });
  await app.database
    .insert(wordForm)
    .values({ wordId: home.id, langCode: 'eo', text: 'hejmmo', key: 'hejmmo', kind: 'variant' });
  const definition = await buildWord(database, { mode: WordMode.Definition });
  for (const pair of [
    [hut, domo],
    [home, domo],
    [hut, definition],
  ] as const) {
    await buildTranslation(database, pair);
  }
  const missing = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
  const words = await load([hut.id, missing, domo.id, definition.id], 'ia');
  expect(words).toMatchObject([
    {
      word: { id: hut.id, trans: [{ dest: { id: domo.id } }] },
      accepted: [{ text: home.text, speechPartId: 6 }],
      spellings: [{ langCode: 'eo', text: home.text, spelling: 'hejmmo' }],
      definitions: [{ dest: { id: definition.id } }],
    },
    { word: { id: definition.id, trans: [{ dest: { id: hut.id } }] }, definitions: [] },
    { word: { id: domo.id }, definitions: [] },
  ]);
});
