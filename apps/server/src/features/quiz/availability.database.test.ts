import type { QuizSource } from '@wordhoard/contract';
import { quizCodes, WordMode } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import {
  buildImage,
  buildList,
  buildRecording,
  buildTranslation,
  buildWord,
} from '../../../test/factory.ts';
import {
  buildMeanings,
  fruit,
  requestAvailability,
  requestQuiz,
} from '../../../test/quiz-request.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

const every = (reason: string) => Object.fromEntries(quizCodes.map((code) => [code, reason]));

async function addList(words: Parameters<typeof buildList>[1]): Promise<QuizSource> {
  return { kind: 'list', id: (await buildList(app.database, words)).id };
}

describe('the meaning of words', () => {
  it('is asked by translations and pictures in every kind', async () => {
    const { meaning } = await requestAvailability(app, fruit);
    const { pairs } = await requestQuiz(app, { source: fruit, count: 100 });
    expect(meaning.translation).toMatchObject({ count: pairs.length, unavailable: {} });
    expect(meaning.image?.unavailable).toEqual({});
  });

  it('is not asked by definitions where there are none', async () => {
    const words = await buildMeanings(app.database, [['tri'], ['kvar']]);
    const { meaning } = await requestAvailability(app, await addList(words), 'ia');
    expect(meaning.definition).toMatchObject({ count: 0, unavailable: every('NoDefinitions') });
  });

  it('comes with the first question of a quiz with the same seed', async () => {
    const { meaning } = await requestAvailability(app, fruit);
    const selection = { source: fruit, seed: 1, count: 1, direction: 'backward' } as const;
    const [translated, pictured] = await Promise.all(
      [1, 2].map((mode) => requestQuiz(app, { ...selection, mode })),
    );
    expect(meaning.translation.example?.text).toBe(translated?.pairs[0]?.item.text);
    expect(meaning.image?.example?.prompt).toEqual(pictured?.pairs[0]?.item.prompt);
  });

  it('counts what each answer mode can ask', async () => {
    const words = await buildMeanings(app.database, [['uno'], ['duo'], []]);
    const [first] = words;
    await buildImage(app.database, first?.id ?? '');
    const definition = await buildWord(app.database, { mode: WordMode.Definition });
    if (first) await buildTranslation(app.database, [first, definition]);
    const { meaning } = await requestAvailability(app, await addList(words), 'ia');
    const counts = [meaning.translation, meaning.image, meaning.definition].map(
      (mode) => mode?.count,
    );
    expect(counts).toEqual([2, 1, 1]);
    expect(meaning.definition?.unavailable).toMatchObject({ 'match-up': 'DefinitionTooLong' });
    expect(meaning.definition?.example?.prompt).toMatchObject({ isDefinition: true });
  });

  it('tells why it cannot be asked', async () => {
    const source = await addList(await buildMeanings(app.database, [['uno']]));
    const { meaning } = await requestAvailability(app, source, 'vo');
    expect(meaning.translation).toEqual({ count: 0, unavailable: every('NoTranslations') });
    expect(meaning.image).toEqual({ count: 0, unavailable: every('NoImages') });
    const ids = ['01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10'];
    const nothing = await requestAvailability(app, { kind: 'words', ids, langCode: 'eo' });
    expect(nothing.meaning.translation.unavailable).toEqual(every('NoWords'));
    expect(nothing.grammar).toEqual({});
  });

  it('of definitions is the words that they explain', async () => {
    const [word, definition] = await Promise.all([
      buildWord(app.database),
      buildWord(app.database, { mode: WordMode.Definition, text: 'verda besto de la marĉo' }),
    ]);
    await buildTranslation(app.database, [word, definition]);
    const source = { kind: 'search', langCode: 'eo', mode: WordMode.Definition } as const;
    const { meaning } = await requestAvailability(app, { ...source, text: definition.text }, 'eo');
    expect(meaning).toMatchObject({
      translation: { count: 1, example: { text: definition.text } },
    });
    expect(Object.keys(meaning)).toEqual(['translation']);
  });
});

describe('the grammar of words', () => {
  const findKinds = (unavailable: object = every('')) =>
    quizCodes.filter((code) => !(code in unavailable));

  it.each([
    ['article', 'de-fruit', ['cards', 'multiple-choice']],
    ['article', 'ru-fruit', ['cards', 'multiple-choice']],
    ['plural', 'de-fruit', ['cards', 'letter-match', 'multiple-choice', 'spelling']],
    ['reading', 'ja-fruit', ['cards', 'match-up', 'multiple-choice', 'spelling']],
    ['reading', 'zh-fruit', ['cards', 'match-up', 'multiple-choice', 'spelling']],
    ['gap', 'de-fruit', ['cards', 'letter-match', 'multiple-choice', 'spelling']],
  ] as const)('is asked for the %s of %s in the kinds that suit it', async (asks, slug, kinds) => {
    const { grammar } = await requestAvailability(app, { kind: 'list', slug });
    expect(findKinds(grammar[asks]?.unavailable)).toEqual(kinds);
    const { pairs } = await requestQuiz(app, { source: { kind: 'list', slug }, asks, count: 100 });
    expect(grammar[asks]?.count).toBe(pairs.length);
  });

  it('leaves out what no word has', async () => {
    const { grammar } = await requestAvailability(app, fruit);
    expect(Object.keys(grammar)).toEqual(['article', 'plural', 'gap']);
    const source = await addList([await buildWord(app.database)]);
    expect((await requestAvailability(app, source)).grammar).toEqual({});
  });
});

describe('a table', () => {
  const pronouns = { kind: 'table', slug: 'personal-pronouns' } as const;

  it('asks its cells in words', async () => {
    const { meaning, grammar } = await requestAvailability(app, pronouns);
    expect(Object.keys(meaning)).toEqual(['translation']);
    expect(meaning.translation.count).toBeGreaterThan(0);
    expect(grammar).toEqual({});
  });
});

it('tells whether every word has a recording', async () => {
  const [one, other] = await buildMeanings(app.database, [['uno'], ['duo']]);
  if (one === undefined || other === undefined) throw new Error('Nothing was built');
  await buildRecording(app.database, one.id);
  const isRecorded = async (...words: (typeof one)[]) =>
    (await requestAvailability(app, await addList(words), 'ia')).isRecorded;
  expect(await isRecorded(one)).toBe(true);
  expect(await isRecorded(one, other)).toBe(false);
  expect(await isRecorded()).toBe(false);
});
