import { routes } from '@wordhoard/contract';
import { Privacy, QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { refusedQuiz, requestQuiz } from '../../../test/quiz-request.ts';
import { russianReader, useApp } from '../../../test/test-app.ts';
import { buildCell, createVerbTable } from '../../../test/verb-table.ts';
import { wordTable } from '../../schema/collection.ts';

const app = useApp();
const nowhere = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

describe('the cells of a table', () => {
  const articles = { kind: 'table', slug: 'german-definite-articles' } as const;
  const ask = (headers?: Record<string, string>) =>
    requestQuiz(app, { source: articles, codes: ['multiple-choice'], count: 100 }, headers);

  it('are all asked, also those with the same word', async () => {
    const { pairs, settings, pool } = await ask();
    expect(settings.source).toEqual(articles);
    expect([pairs.length, pool]).toEqual([16, []]);
    const questions = pairs.map(({ item }) => `${item.prompt.text} → ${item.accepted}`);
    expect(questions).toContain('Dative, Masculine → dem');
    expect(questions).toContain('Dative, Neuter → dem');
    expect(new Set(questions).size).toBe(16);
    for (const { word, item } of pairs)
      expect(item).toMatchObject({ wordId: word.id, text: word.text });
  });

  it('are all asked, also forms of one word, which say nothing about its meaning', async () => {
    const forms = ['kuradis', 'kurados', 'kuradu'];
    const grammar = { forms: forms.map((text) => ({ name: 'formo', text })) };
    const lemma = await buildWord(app.database, { text: 'kuradi', grammar });
    const { owner, table } = await createVerbTable(app, {
      columns: ['Infinitivo', 'Is', 'Os', 'U'].map((name) => ({ name, langCode: 'eo' })),
      rows: [['kuradi', ...forms].map((text) => buildCell(text))],
    });
    const source = { kind: 'table', id: table.id } as const;
    const { pairs } = await requestQuiz(app, { source, codes: ['multiple-choice'] }, owner);
    const items = pairs
      .map(({ item }) => item)
      .sort((one, other) => (one.text < other.text ? -1 : 1));
    expect(items).toMatchObject(
      forms.map((text) => ({ wordId: lemma.id, asks: 'form', text, spoken: text })),
    );
  });

  it('are named in the locale of the request', async () => {
    const { pairs } = await ask(russianReader);
    expect(pairs.map(({ item }) => item.prompt.text)).toContain('Дательный, Мужской род');
  });

  it('accept every word, and the answers of rows with the same name', async () => {
    const row = (...cells: string[]) => cells.map((text) => buildCell(...text.split(' ')));
    const { owner, table } = await createVerbTable(app, {
      columns: ['Infinitivo', 'Estinteco'].map((name) => ({ name, langCode: 'eo' })),
      rows: [row('kuŝi', 'kuŝis kuŝiĝis'), row('kuŝi', 'mensogis'), row('esti', 'estis')],
    });
    const source = { kind: 'table', id: table.id } as const;
    const { pairs } = await requestQuiz(app, { source }, owner);
    const accepted = pairs.map(({ item }) => `${item.text}: ${item.accepted}`);
    expect(accepted.toSorted()).toEqual([
      'estis: estis',
      'kuŝis: kuŝis,kuŝiĝis,mensogis',
      'mensogis: mensogis,kuŝis,kuŝiĝis',
    ]);
  });

  it('are not chosen by one column alone', async () => {
    const source = { ...articles, learnColumnId: nowhere };
    expect(await refusedQuiz(app, { source })).toMatchObject({ code: 'ParameterInvalid' });
  });
});

describe('two columns of a table', () => {
  const pronouns = async (learn: string, tran: string) => {
    const table = await app.call(routes.table.entity, { slug: 'personal-pronouns' });
    const columnId = (name: string) =>
      table.columns.find((column) => column.name === name)?.id ?? nowhere;
    return {
      kind: 'table',
      slug: 'personal-pronouns',
      learnColumnId: columnId(learn),
      tranColumnId: columnId(tran),
    } as const;
  };

  it('asks for one column by another and accepts every word of the cell', async () => {
    const source = await pronouns('English', 'Spanish');
    const { pairs, settings } = await requestQuiz(app, { source, tranLangCode: 'es' });
    expect(settings.mode).toBe(QuizMode.Tran | QuizMode.Table);
    const we = pairs.find(({ word }) => word.text === 'we');
    expect(we?.item).toMatchObject({
      prompt: { text: 'we', langCode: 'en' },
      text: 'nosotros',
      langCode: 'es',
      accepted: ['nosotros', 'nosotras'],
    });
  });

  it.each([
    ['English', 'German', 'you', [['du', 'ihr']]],
    // Two words of the same text.
    ['German', 'English', 'sie', Array.from({ length: 2 }, () => ['she', 'they'])],
  ])(
    'asks each word of the column %s once and accepts the answers to its text from all rows',
    async (learn, tran, text, answers) => {
      const source = await pronouns(learn, tran);
      const { pairs } = await requestQuiz(app, { source, count: 100 });
      const asked = pairs.filter(({ word }) => word.text === text);
      expect(asked.map(({ item }) => item.accepted.toSorted())).toEqual(answers);
    },
  );

  it('accepts the answers to any word of the prompt', async () => {
    const table = await app.call(routes.table.entity, { slug: 'english-irregular-verbs' });
    const meaning = table.columns.find(({ langCode }) => langCode === 'ru')?.id ?? nowhere;
    const source = {
      kind: 'table',
      slug: table.slug,
      learnColumnId: table.columns[0]?.id ?? nowhere,
      tranColumnId: meaning,
    } as const;
    const { pairs } = await requestQuiz(app, { source, direction: 'backward', count: 100 });
    const acceptedFor = (text: string) =>
      pairs.find(({ item }) => item.text === text)?.item.accepted.toSorted();
    expect(acceptedFor('speak')).toEqual(['say', 'speak']);
    expect(acceptedFor('say')).toEqual(['say', 'speak']);
    expect(acceptedFor('buy')).toEqual(['buy']);
  });

  it('hides the words of one column in the definitions of the other', async () => {
    const definition = { text: 'ujo, kiu tenas teon: teujo', mode: WordMode.Definition };
    const { owner, table } = await createVerbTable(app, {
      columns: ['Vorto', 'Difino'].map((name) => ({ name, langCode: 'eo' })),
      rows: [[buildCell('teujo'), { words: [definition] }]],
    });
    const { columns } = await app.call(routes.table.entity, { id: table.id }, owner);
    const [word, explained] = columns.map(({ id }) => id);
    const source = {
      kind: 'table',
      id: table.id,
      learnColumnId: word ?? nowhere,
      tranColumnId: explained ?? nowhere,
    } as const;
    const ask = (direction: 'forward' | 'backward') =>
      requestQuiz(app, { source, direction }, owner);
    const shown = 'ujo, kiu tenas teon: …';
    const forward = await ask('forward');
    expect(forward.pairs).toMatchObject([{ item: { text: shown, accepted: [shown] } }]);
    const backward = await ask('backward');
    expect(backward.pairs).toMatchObject([{ item: { prompt: { text: shown }, text: 'teujo' } }]);
  });

  it('shows labels in the locale of the request', async () => {
    const source = await pronouns('Person', 'German');
    const { pairs } = await requestQuiz(app, { source, count: 100 }, russianReader);
    expect(pairs.length).toBeGreaterThan(0);
    for (const { word, item } of pairs) {
      expect(word.langCode).toBe('de');
      expect(item).toMatchObject({ wordId: word.id, text: word.text, rowId: expect.any(String) });
      expect(item.prompt.text).toMatch(/лицо/);
    }
  });

  it('requires two different columns of the table', async () => {
    const source = await pronouns('English', 'German');
    expect(await refusedQuiz(app, { source: { ...source, learnColumnId: nowhere } })).toMatchObject(
      {
        code: 'NotFound',
      },
    );
    const { learnColumnId } = source;
    expect(
      await refusedQuiz(app, { source: { ...source, tranColumnId: learnColumnId } }),
    ).toMatchObject({
      code: 'ParameterInvalid',
    });
  });

  it('is accessible to its owner only if it is private', async () => {
    const source = await pronouns('English', 'German');
    const owner = await buildUser(app.database);
    const ofTable = eq(wordTable.slug, source.slug);
    const set = (values: { privacy: Privacy; userId: string | null }) =>
      app.database.update(wordTable).set(values).where(ofTable);
    await set({ privacy: Privacy.Private, userId: owner.id });
    expect(await refusedQuiz(app, { source })).toMatchObject({
      status: 404,
      code: 'NotFound',
    });
    const stranger = await app.headersOf();
    expect(await refusedQuiz(app, { source }, stranger)).toMatchObject({ code: 'NotFound' });
    expect(
      (await requestQuiz(app, { source }, await app.headersOf(owner))).pairs.length,
    ).toBeGreaterThan(5);
    await set({ privacy: Privacy.Public, userId: null });
  });
});
