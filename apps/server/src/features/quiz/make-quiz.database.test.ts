import type { QuizSource } from '@wordhoard/contract';
import { routes } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { buildMultipleChoice } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { buildList, buildTranslation, buildWord } from '../../../test/factory.ts';
import {
  buildMeanings,
  fruit,
  refusedQuiz,
  requestQuiz,
  textsAskedIn,
} from '../../../test/quiz-request.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const nowhere = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

describe('the words of a quiz', () => {
  it('come from a list with everything that questions need', async () => {
    const quiz = await requestQuiz(app, { source: fruit, count: 5 });
    const list = await app.call(routes.list.record, { slug: 'de-fruit' });
    expect(quiz.pairs).toHaveLength(5);
    expect(quiz.pool).toHaveLength(list.wordCount - 5);
    for (const { word, code, item } of quiz.pairs) {
      expect(code).toBe('cards');
      expect(item).toMatchObject({
        wordId: word.id,
        prompt: { text: word.text, langCode: 'de' },
        text: word.trans[0]?.dest.text,
        langCode: 'en',
        accepted: word.trans.map(({ dest }) => dest.text),
        speechPartId: 6,
        grammar: word.grammar,
        group: list.id,
      });
      const question = buildMultipleChoice(item, quiz.pool, { random: Math.random });
      expect(question.options).toHaveLength(4);
    }
  });

  it('have their grammar, as do wrong options', async () => {
    const { pairs, pool } = await requestQuiz(app, { source: fruit, count: 5 });
    for (const item of [...pairs.map((pair) => pair.item), ...pool]) {
      expect(item.grammar?.gender ?? item.grammar?.article).toBeDefined();
    }
  });

  it('are the same for the same seed', async () => {
    const first = await requestQuiz(app, { source: fruit, count: 5 });
    const shared = await requestQuiz(app, first.settings);
    const other = await requestQuiz(app, { ...first.settings, seed: first.settings.seed + 1 });
    expect(textsAskedIn(shared)).toEqual(textsAskedIn(first));
    expect(shared).toEqual(first);
    expect(textsAskedIn(other)).not.toEqual(textsAskedIn(first));
  });

  it('that are mixed up follow one another, and others are offered as options', async () => {
    const { pairs } = await requestQuiz(app, { source: fruit, count: 6, seed: 1 });
    const [first, last] = [pairs[0]?.word.id ?? '', pairs[5]?.word.id ?? ''];
    const [outside] = await buildMeanings(app.database, [['outside']], 'en');
    const quiz = await requestQuiz(app, {
      source: fruit,
      count: 6,
      seed: 1,
      mixedUp: [
        [last, first],
        [first, outside?.id ?? ''],
        [nowhere, first],
      ],
    });
    expect(quiz.pairs.slice(0, 2).map(({ word }) => word.id)).toEqual([first, last]);
    expect(quiz.pool[0]?.wordId).toBe(outside?.id);
  });

  it('come from a tag, a search or single words', async () => {
    const tagged = await requestQuiz(app, {
      source: { kind: 'tag', code: 'fruit', langCode: 'de' },
    });
    expect(tagged.pairs.length).toBeGreaterThan(5);
    const found = await requestQuiz(app, {
      source: { kind: 'search', text: 'apf', langCode: 'de' },
    });
    expect(textsAskedIn(found)).toContain('Apfel');
    const [apple] = found.pairs.filter(({ word }) => word.text === 'Apfel');
    const ids = [apple?.word.id ?? '', nowhere];
    const single = await requestQuiz(app, { source: { kind: 'words', ids, langCode: 'de' } });
    expect(textsAskedIn(single)).toEqual(['Apfel']);
  });

  it('have wrong options from their themes, if they are few', async () => {
    const listTexts = async (slug: string) => {
      const { id: listId } = await app.call(routes.list.record, { slug });
      const { data } = await app.call(routes.list.wordFeed, { listId, pageSize: 100 });
      return data.map(({ id, text }) => ({ id, text }));
    };
    const themes = await Promise.all(['de-fruit', 'de-family'].map(listTexts));
    const ids = themes.flatMap((words) => words.slice(0, 2).map(({ id }) => id));
    const { pool } = await requestQuiz(app, {
      source: { kind: 'words', ids, langCode: 'de' },
      direction: 'backward',
      count: ids.length,
    });
    const options = pool.map(({ text }) => text);
    const [fruits = [], relatives = []] = themes.map((words) =>
      words.map(({ text }) => text).filter((text) => options.includes(text)),
    );
    expect(options).toHaveLength(fruits.length + relatives.length);
    expect(Math.min(fruits.length, relatives.length)).toBeGreaterThan(5);
  });

  it('are in the learned language only', async () => {
    const { pairs } = await requestQuiz(app, { source: fruit, count: 2 });
    const ids = pairs.map(({ word }) => word.id);
    const foreign = await requestQuiz(app, { source: { kind: 'words', ids, langCode: 'fr' } });
    expect(foreign.pairs).toEqual([]);
  });

  it('exclude words without translation', async () => {
    const words = await buildMeanings(app.database, [['uno'], []]);
    const list = await buildList(app.database, words);
    const source = { kind: 'list', id: list.id } as const;
    const some = await requestQuiz(app, { source, tranLangCode: 'ia' });
    expect(some.pairs.map(({ word }) => word.id)).toEqual([words[0]?.id]);
    const none = await requestQuiz(app, { source, tranLangCode: 'vo' });
    expect(none.pairs).toEqual([]);
  });

  it('are as many as requested, up to the maximum', async () => {
    expect((await requestQuiz(app, { source: fruit })).pairs).toHaveLength(limits.quizWords);
    expect(await refusedQuiz(app, { source: fruit, count: limits.quizMaxWords + 1 })).toMatchObject(
      {
        code: 'ParameterInvalid',
        fields: [{ path: 'count', code: 'range' }],
      },
    );
  });

  it('are not found for a missing source', async () => {
    const sources: QuizSource[] = [
      { kind: 'list', id: nowhere },
      { kind: 'list', slug: 'no-such-list' },
      { kind: 'tag', code: 'nosuchtag', langCode: 'de' },
    ];
    for (const source of sources) {
      expect(await refusedQuiz(app, { source })).toMatchObject({
        status: 404,
        code: 'NotFound',
      });
    }
  });
});

describe('a backward quiz', () => {
  it('asks for the word and accepts every word with that meaning', async () => {
    const [hut, home] = [await buildWord(app.database), await buildWord(app.database)];
    const meaning = await buildWord(app.database, { langCode: 'ia', text: 'domo' });
    await buildTranslation(app.database, [hut, meaning]);
    await buildTranslation(app.database, [home, meaning]);
    const list = await buildList(app.database, [hut]);
    const { pairs } = await requestQuiz(app, {
      source: { kind: 'list', id: list.id },
      tranLangCode: 'ia',
      direction: 'backward',
    });
    expect(pairs).toMatchObject([
      {
        item: {
          prompt: { text: 'domo', langCode: 'ia' },
          text: hut.text,
          langCode: 'eo',
          accepted: [hut.text, home.text],
        },
      },
    ]);
  });
});

describe('a homograph', () => {
  it('is named, and the meanings of the other one are neither right nor offered, either way', async () => {
    const { database } = app;
    const text = `esti ${crypto.randomUUID()}`;
    const [first, second] = [
      await buildWord(database, { text }),
      await buildWord(database, { text, homograph: 2 }),
    ];
    const [toBe, his] = [
      await buildWord(database, { langCode: 'ia' }),
      await buildWord(database, { langCode: 'ia' }),
    ];
    await buildTranslation(database, [first, toBe], { speechPartId: 10 });
    await buildTranslation(database, [second, his], { speechPartId: 9 });
    const ask = async (id: string, langCode: string, direction: 'forward' | 'backward') => {
      const source = { kind: 'words' as const, ids: [id], langCode };
      const tranLangCode = langCode === 'eo' ? 'ia' : 'eo';
      const { pairs } = await requestQuiz(app, { source, tranLangCode, direction });
      return pairs[0]?.item;
    };
    expect(await ask(first.id, 'eo', 'forward')).toMatchObject({
      prompt: { text, sense: { speechPartId: 10 } },
      accepted: [toBe.text],
      excluded: [his.text],
    });
    expect(await ask(his.id, 'ia', 'backward')).toMatchObject({
      prompt: { text, sense: { speechPartId: 9 } },
      accepted: [his.text],
      excluded: [toBe.text],
    });
    expect(await ask(second.id, 'eo', 'backward')).not.toHaveProperty('prompt.sense');
  });

  it('that the reader does not see is not named', async () => {
    const { database } = app;
    const text = `esti ${crypto.randomUUID()}`;
    const first = await buildWord(database, { text });
    await buildWord(database, { text, homograph: 2, published: false });
    await buildTranslation(database, [first, await buildWord(database, { langCode: 'ia' })]);
    const source = { kind: 'words' as const, ids: [first.id], langCode: 'eo' };
    const { pairs } = await requestQuiz(app, { source, tranLangCode: 'ia' });
    expect(pairs[0]?.item).not.toHaveProperty('prompt.sense');
  });
});

it('a prompt that another word fits names the sense in its language', async () => {
  const { database } = app;
  const letter = await buildWord(database, { langCode: 'ia' });
  const [written, printed] = [await buildWord(database), await buildWord(database)];
  const sense = { ia: 'in un alphabeto', en: 'of the alphabet' };
  await buildTranslation(database, [written, letter]);
  await buildTranslation(database, [printed, letter], { sense });
  const source = { kind: 'words' as const, ids: [printed.id], langCode: 'eo' };
  const { pairs } = await requestQuiz(app, { source, tranLangCode: 'ia', direction: 'backward' });
  expect(pairs[0]?.item).toMatchObject({
    prompt: { text: letter.text, sense: { text: sense.ia, langCode: 'ia' } },
    accepted: [printed.text, written.text],
  });
});
