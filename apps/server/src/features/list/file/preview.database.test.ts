import { routes } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { describe, expect, it } from 'vitest';
import { buildTag } from '../../../../test/contribution-factory.ts';
import { buildTranslation, buildWord } from '../../../../test/factory.ts';
import { buildLearnerList } from '../../../../test/learner-list.ts';
import { russianReader, useApp } from '../../../../test/test-app.ts';

const app = useApp();

describe('a preview', () => {
  it('returns the outcome of each line', async () => {
    const known = await buildWord(app.database, { text: 'kato previda' });
    const text = 'kato previda\tкошка\nnova previda\tновый; новое\nkato  previda\n\ttoo\n';
    const body = { text, langCode: 'eo', tranLangCode: 'ru' };
    const preview = await app.call(routes.list.importPreview, body);
    expect(preview.lines).toEqual([
      {
        line: 1,
        status: 'known',
        text: 'kato previda',
        mode: WordMode.Word,
        wordId: known.id,
        translations: ['кошка'],
        filled: [],
      },
      {
        line: 2,
        status: 'new',
        text: 'nova previda',
        mode: WordMode.Word,
        translations: ['новый', 'новое'],
        filled: [],
      },
      {
        line: 3,
        status: 'duplicate',
        text: 'kato previda',
        mode: WordMode.Word,
        translations: [],
        filled: [],
      },
      {
        line: 4,
        status: 'invalid',
        text: '',
        mode: WordMode.Word,
        translations: ['too'],
        filled: [],
        issue: { code: 'required', message: 'Required' },
      },
    ]);
    expect(preview.counts).toEqual({ new: 1, known: 1, duplicate: 1, invalid: 1 });
  });

  it('tells which tags and notes cannot be kept', async () => {
    const { code } = await buildTag(app.database);
    const text = `word\ttag\tnote\nunu\t${code} nekonata\t${'o'.repeat(201)}\ndu\tnekonata\tbone`;
    const preview = await app.call(routes.list.importPreview, { text, langCode: 'eo' });
    expect(preview).toMatchObject({ unknownTags: ['nekonata'], longNotes: 1 });
  });

  it('adds known translations to words without any', async () => {
    const body = { text: 'apple\npear\tгрушка', langCode: 'en', tranLangCode: 'ru' };
    const { lines } = await app.call(routes.list.importPreview, body);
    expect(lines).toMatchObject([{ filled: ['яблоко'] }, { filled: [] }]);
    const alone = await app.call(routes.list.importPreview, { text: 'apple', langCode: 'en' });
    expect(alone.lines).toMatchObject([{ filled: [] }]);
  });

  it('takes the homograph that has one of the translations, or that the file or the reader names', async () => {
    const text = 'banko previda';
    const bench = await buildWord(app.database, { text });
    const bank = await buildWord(app.database, { text, homograph: 2 });
    const meaning = await buildWord(app.database, { langCode: 'ru', text: 'банк previda' });
    await buildTranslation(app.database, [bank, meaning]);
    const previewLines = async (
      pasted: string,
      homographs?: { line: number; homograph: number }[],
    ) => {
      const body = { text: pasted, langCode: 'eo', tranLangCode: 'ru', homographs };
      return (await app.call(routes.list.importPreview, body)).lines;
    };
    expect(await previewLines(`${text}\n${text}\tбанк previda\n${text}\tскамья`)).toMatchObject([
      { status: 'known', wordId: bench.id },
      { status: 'known', wordId: bank.id, homograph: 2 },
      { status: 'duplicate' },
    ]);
    const second = [{ line: 2, homograph: 2 }];
    expect(await previewLines(`${text}\n${text}`, second)).toMatchObject([
      {
        homograph: 1,
        homographs: [
          { id: bench.id, homograph: 1, trans: [] },
          { id: bank.id, homograph: 2, trans: [{ dest: { id: meaning.id } }] },
        ],
      },
      { status: 'known', wordId: bank.id, homograph: 2 },
    ]);
    const twice = { text, langCode: 'eo', homographs: [...second, ...second] };
    expect(await app.refusal(routes.list.importPreview, twice)).toMatchObject({ status: 400 });
    const nowhere = { text, langCode: 'eo', homographs: second };
    expect(await app.refusal(routes.list.importPreview, nowhere)).toMatchObject({
      fields: [{ path: 'homographs.0.line', code: 'invalid' }],
    });
    expect(await previewLines(`word,homograph\n${text},2\n${text},3\n${text},10`)).toMatchObject([
      { status: 'known', wordId: bank.id, homograph: 2 },
      { status: 'new', homograph: 3 },
      { status: 'invalid' },
    ]);
  });

  it('understands articles, and “to”, in front of existing words', async () => {
    const text = 'der Zug\tthe train\nZug\nla Nova Vorto\nlaufen\tto run; run';
    const body = { text, langCode: 'de', tranLangCode: 'en' };
    const preview = await app.call(routes.list.importPreview, body);
    expect(preview.lines).toMatchObject([
      { status: 'known', text: 'Zug', article: 'der', translations: ['train'] },
      { status: 'duplicate', text: 'Zug' },
      { status: 'new', text: 'la Nova Vorto' },
      { status: 'known', text: 'laufen', translations: ['run'] },
    ]);
  });

  it('shows the articles that new and known nouns will have', async () => {
    const grammar = { gender: 'neuter' } as const;
    await buildWord(app.database, { langCode: 'de', text: 'Probedings', grammar });
    const body = { text: 'der Probebohrer\nProbedings\nProbeding {n}\nProbehaft', langCode: 'de' };
    const { lines } = await app.call(routes.list.importPreview, body);
    expect(lines.map(({ article, text }) => [article, text])).toEqual([
      ['der', 'Probebohrer'],
      ['das', 'Probedings'],
      ['das', 'Probeding'],
      [undefined, 'Probehaft'],
    ]);
  });

  it('keeps the article of a new word, and of a word that has it', async () => {
    await buildWord(app.database, { text: 'the Hague', langCode: 'en' });
    await buildWord(app.database, { text: 'Hague', langCode: 'en' });
    const body = { text: 'the Hague\nthe quux', langCode: 'en' };
    const preview = await app.call(routes.list.importPreview, body);
    expect(preview.lines).toMatchObject([
      { status: 'known', text: 'the Hague' },
      { status: 'new', text: 'the quux' },
    ]);
  });

  it('takes a form for its word, unless it has other translations or lacks a capital', async () => {
    const house = await buildWord(app.database, {
      langCode: 'de',
      text: 'Probehaus',
      grammar: { plural: 'Probehäuser' },
    });
    const meaning = await buildWord(app.database, {
      langCode: 'en',
      text: 'trial house',
      grammar: { plural: 'trial houses' },
    });
    await buildTranslation(app.database, [house, meaning]);
    const lines = [
      ['die Probehäuser', 'Probehaus'],
      ['PROBEHÄUSER', 'Probehaus'],
      ['Probehäuser\ttrial house', 'Probehaus\ttrial house'],
      ['Probehäuser\tTrial houses', 'Probehaus\ttrial house'],
      ['Probehaus\tthe trial houses; hut', 'Probehaus\ttrial house\thut'],
      ['Probehäuser\tsolved', 'Probehäuser\tsolved'],
      ['probehäuser', 'probehäuser'],
      ['Probelicht\ttrial houses', 'Probelicht\ttrial houses'],
    ];
    const text = lines.map(([pasted]) => pasted).join('\n');
    const body = { text, langCode: 'de', tranLangCode: 'en' };
    const preview = await app.call(routes.list.importPreview, body);
    const meant = preview.lines.map((line) => [line.text, ...line.translations].join('\t'));
    expect(meant).toEqual(lines.map(([, expected]) => expected));
  });

  it('explains errors in the locale of the request', async () => {
    const text = `${'a'.repeat(limits.wordMaxLength + 1)}\n"b"c\nd`;
    const preview = await app.call(
      routes.list.importPreview,
      { text, langCode: 'eo' },
      russianReader,
    );
    expect(preview.lines).toMatchObject([
      {
        line: 1,
        status: 'invalid',
        issue: { code: 'maxLength', message: 'Не больше 120 знаков' },
      },
      { line: 2, status: 'invalid', issue: { code: 'quotation' } },
      { line: 3, status: 'new' },
    ]);
  });

  it('knows the caller’s personal words only', async () => {
    const { listId, headers } = await buildLearnerList(app);
    await app.call(routes.list.import, { listId, text: 'mia propra' }, headers);
    const word = { langCode: 'eo', text: 'mia kasxajxo', grammar: { plural: 'miaj kasxajxoj' } };
    await app.call(routes.word.create, word, headers);
    const body = { text: 'mia propra\nmiaj kasxajxoj', langCode: 'eo' };
    const own = await app.call(routes.list.importPreview, body, headers);
    expect(own.counts).toMatchObject({ known: 2 });
    expect(own.lines[1]).toMatchObject({ text: word.text });
    const others = await app.call(routes.list.importPreview, body, await app.headersOf());
    expect(others.counts).toMatchObject({ new: 2 });
  });

  it('accepts as many lines as a list has words', async () => {
    const text = Array.from({ length: limits.listMaxWords }, (_, index) => `linio ${index}`);
    const most = await app.call(routes.list.importPreview, {
      text: text.join('\n'),
      langCode: 'eo',
    });
    expect(most.counts.new).toBe(limits.listMaxWords);
    const body = { text: [...text, 'unu plia'].join('\n'), langCode: 'eo' };
    const refusal = await app.refusal(routes.list.importPreview, body);
    expect(refusal).toMatchObject({ status: 422, code: 'ListMaxWordsExceeded' });
  });
});
