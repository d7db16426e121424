import { type QuizSource, routes } from '@wordhoard/contract';
import { type QuizCode, quizCodes, WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { quizLimits } from '@wordhoard/quiz-builder';
import {
  buildLetterMatch,
  buildSpelling,
  judgeLetterMatch,
  judgeSpelling,
} from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import {
  buildList,
  buildTranslation,
  buildTranslations,
  buildWord,
  buildWords,
} from '../../../test/factory.ts';
import {
  buildMeanings,
  fruit,
  requestAvailability,
  requestQuiz,
} from '../../../test/quiz-request.ts';
import { useApp } from '../../../test/test-app.ts';
import { buildCell, createVerbTable } from '../../../test/verb-table.ts';

const app = useApp();

const named = (ids: string[], langCode = 'eo'): QuizSource => ({ kind: 'words', ids, langCode });

/** A list of words with these translations, in a language without fillers. */
async function addList(texts: readonly string[], tranLangCode: string) {
  const words = await buildMeanings(
    app.database,
    texts.map((text) => [text]),
    tranLangCode,
  );
  const { id } = await buildList(app.database, words);
  return { source: { kind: 'list', id } as const, tranLangCode, codes: [...quizCodes] };
}

describe('a list of few words', () => {
  it.each([
    [['uno'], 'vo', { 'match-up': 'TooFewWords', 'multiple-choice': 'TooFewOptions' }],
    [['uno', 'duo'], 'ie', {}],
    [['uno', 'duo', 'tre'], 'io', {}],
  ])('%j is asked completely, in available kinds', async (texts, langCode, unavailable) => {
    const selection = await addList(texts, langCode);
    const { meaning } = await requestAvailability(app, selection.source, langCode);
    expect(meaning.translation).toMatchObject({ count: texts.length, unavailable });
    const { pairs } = await requestQuiz(app, selection);
    expect(pairs).toHaveLength(texts.length);
    for (const { code } of pairs) expect(unavailable).not.toHaveProperty(code);
  });

  it('uses fillers for distractors, but not for a match-up', async () => {
    const { pairs } = await requestQuiz(app, { source: fruit, codes: ['spelling'], count: 1 });
    const ids = pairs.map(({ word }) => word.id);
    const source = named(ids, 'de');
    const quiz = await requestQuiz(app, { source, codes: ['match-up'] });
    expect(quiz.pairs).toEqual([]);
    const { meaning } = await requestAvailability(app, source);
    expect(meaning.translation.unavailable).toEqual({ 'match-up': 'TooFewWords' });
  });

  it('has no distractors if all words mean the same', async () => {
    const words = [await buildWord(app.database), await buildWord(app.database)];
    const meaning = await buildWord(app.database, { langCode: 'enm', text: 'domo' });
    for (const word of words) await buildTranslation(app.database, [word, meaning]);
    const source = { kind: 'list', id: (await buildList(app.database, words)).id } as const;
    const quiz = await requestQuiz(app, { source, tranLangCode: 'enm', codes: ['match-up'] });
    expect(quiz.pairs).toHaveLength(2);
    const { meaning: asked } = await requestAvailability(app, source, 'enm');
    expect(asked.translation.unavailable['multiple-choice']).toBe('TooFewOptions');
    expect(asked.translation.unavailable['match-up']).toBeUndefined();
  });
});

describe('a list of many words', () => {
  it('returns the requested number and a limited pool', async () => {
    const words = await buildWords(app.database, limits.listMaxWords);
    const meanings = await buildWords(app.database, limits.listMaxWords, 'jbo');
    await buildTranslations(
      app.database,
      words.flatMap((word, index) =>
        meanings.slice(index, index + 1).map((one) => [word, one] as const),
      ),
    );
    const { id } = await buildList(app.database, words);
    const quiz = await requestQuiz(app, {
      source: { kind: 'list', id },
      tranLangCode: 'jbo',
      codes: [...quizCodes],
      count: limits.quizMaxWords,
    });
    const { meaning } = await requestAvailability(app, { kind: 'list', id }, 'jbo');
    expect(meaning.translation.count).toBe(limits.listMaxWords);
    expect(quiz.pairs).toHaveLength(limits.quizMaxWords);
    expect(quiz.pool).toHaveLength(quizLimits.pool);
    const asked = new Set(quiz.pairs.map(({ word }) => word.id));
    expect(quiz.pool.filter(({ wordId }) => asked.has(wordId))).toEqual([]);
  });
});

describe('words of any script and length', () => {
  it.each([
    ['ja', '試馬', { reading: 'しうま' }, 'シウマ', 'lenient'],
    ['zh', '试马', { variants: ['試馬'], reading: 'shì mǎ' }, '試馬', 'lenient'],
    ['zh', '试牛', { variants: ['試牛'], reading: 'shì niú' }, 'shì niú', 'keyboard'],
    ['ja', '試魚', { plural: '試魚達' }, '試魚達', 'wrong'],
  ])(
    'in %s may be typed as they are also spelled: %s %j',
    async (langCode, text, grammar, typed, verdict) => {
      const word = await buildWord(app.database);
      const meaning = await buildWord(app.database, { langCode, text, grammar });
      await buildTranslation(app.database, [word, meaning]);
      const source = named([word.id]);
      const quiz = await requestQuiz(app, { source, tranLangCode: langCode, codes: ['spelling'] });
      const [item] = quiz.pairs.map((pair) => pair.item);
      if (item === undefined) throw new Error('Nothing is asked');
      expect(judgeSpelling(buildSpelling(item), typed).verdict).toBe(verdict);
    },
  );

  it.each([
    ['he', 'שָׁלוֹם', 'שלום'],
    ['ar', 'قِطَّة', 'قطة'],
    ['ja', '食べる（たべる）', '食べる'],
  ])('in %s can be built and typed', async (langCode, text, typed) => {
    const word = await buildWord(app.database);
    const meaning = await buildWord(app.database, { langCode, text });
    await buildTranslation(app.database, [word, meaning]);
    const source = named([word.id]);
    const quiz = await requestQuiz(app, { source, tranLangCode: langCode, codes: ['spelling'] });
    const [item] = quiz.pairs.map((pair) => pair.item);
    if (item === undefined) throw new Error('Nothing is asked');
    expect(item).toMatchObject({ text, langCode });
    const spelling = { kind: 'spelling', item, prompt: item.prompt, accepted: [text] } as const;
    expect(judgeSpelling(spelling, typed).verdict).toBe('lenient');
    const building = buildLetterMatch(item, Math.random);
    const letters = building.slots.filter(({ kind }) => kind === 'letter');
    expect(
      judgeLetterMatch(
        building,
        letters.map((slot) => slot.text),
      ),
    ).toBe(true);
  });

  it('of a long phrase can be typed, or built from its words', async () => {
    const text = 'mieux vaut tard que jamais, dit-on';
    const word = await buildWord(app.database, { mode: WordMode.Idiom });
    const meaning = await buildWord(app.database, { langCode: 'frm', text, mode: WordMode.Idiom });
    await buildTranslation(app.database, [word, meaning]);
    const source = named([word.id]);
    const requestKind = async (code: QuizCode) =>
      (await requestQuiz(app, { source, tranLangCode: 'frm', codes: [code] })).pairs;
    expect(await requestKind('letter-match')).toHaveLength(1);
    expect(await requestKind('spelling')).toHaveLength(1);
  });
});

describe('single words', () => {
  it('are asked once if repeated', async () => {
    const [one, other] = await buildMeanings(app.database, [['uno'], ['duo']]);
    const ids = [one?.id ?? '', other?.id ?? '', one?.id ?? ''];
    const source = named(ids);
    const quiz = await requestQuiz(app, { source, tranLangCode: 'ia', count: 1 });
    const asked = quiz.pairs.map(({ word }) => word.id);
    const others = quiz.pool.map(({ wordId }) => wordId);
    expect(others.filter((id) => ids.includes(id))).toEqual(
      [one?.id, other?.id].filter((id) => id !== asked[0]),
    );
  });
});

describe('a table with equal columns', () => {
  it('asks for its words by themselves', async () => {
    const row = (text: string) => [buildCell(text), buildCell(text)];
    const { owner, table } = await createVerbTable(app, {
      columns: [
        { name: 'Vorto', langCode: 'eo' },
        { name: 'Sama vorto', langCode: 'eo' },
      ],
      rows: ['salti', 'kanti', 'danci'].map(row),
    });
    const { columns } = await app.call(routes.table.entity, { slug: table.slug }, owner);
    const [learn, tran] = columns.map(({ id }) => id);
    const source = {
      kind: 'table',
      id: table.id,
      learnColumnId: learn ?? '',
      tranColumnId: tran ?? '',
    } as const;
    const quiz = await requestQuiz(app, { source, codes: [...quizCodes] }, owner);
    for (const { item } of quiz.pairs) expect(item.prompt.text).toBe(item.text);
    const { meaning } = await requestAvailability(app, source, 'en', owner);
    expect(meaning.translation).toMatchObject({ count: 3, unavailable: {} });
  });
});
