import { routes } from '@wordhoard/contract';
import { Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { describe, expect, it } from 'vitest';
import { buildHiddenWord, buildPersonalWord } from '../../../../test/contribution-factory.ts';
import { buildList, buildTranslation, buildUser, buildWord } from '../../../../test/factory.ts';
import { buildLearnerList } from '../../../../test/learner-list.ts';
import { russianReader, useApp } from '../../../../test/test-app.ts';
import { type ExportedList, writeList } from './list-file.ts';

const app = useApp();

it('exports a list as a file named after its slug', async () => {
  const body = { slug: 'en-fruit', tranLangCode: 'ru', format: 'csv' } as const;
  const file = await app.call(routes.list.export, body);
  expect(file).toMatchObject({ fileName: 'en-fruit.csv', mediaType: 'text/csv; charset=utf-8' });
  const lines = file.content.split('\r\n');
  expect(lines[0]).toBe('\ufeffword,translation');
  expect(lines).toContain('apple,яблоко');
});

it('uses the name in the locale of the request', async () => {
  const body = { slug: 'en-fruit', format: 'json' } as const;
  const { content } = await app.call(routes.list.export, body, russianReader);
  expect(JSON.parse(content)).toMatchObject({
    name: 'Фрукты',
    langCode: 'en',
    tranLangCode: null,
  });
});

it('contains the caller’s personal words and nobody else’s', async () => {
  const owner = await buildUser(app.database);
  const words = [
    await buildWord(app.database, { text: 'videbla' }),
    await buildPersonalWord(app.database, owner, { text: 'nevidebla' }),
    await buildHiddenWord(app.database, { text: 'ies alia' }),
  ];
  const { id } = await buildList(app.database, words, { userId: owner.id });
  const contentFor = async (headers?: Record<string, string>) =>
    (await app.call(routes.list.export, { id, format: 'csv' }, headers)).content;
  expect(await contentFor()).toBe('\ufeffvidebla\r\n');
  expect(await contentFor(await app.headersOf())).toBe('\ufeffvidebla\r\n');
  expect(await contentFor(await app.headersOf(owner))).toBe(
    '\ufeffword,mode,part of speech\r\nvidebla,word,\r\nnevidebla,word,noun\r\n',
  );
});

it('refuses a private list of another learner', async () => {
  const owner = await buildUser(app.database);
  const { slug } = await buildList(app.database, [], {
    userId: owner.id,
    privacy: Privacy.Private,
  });
  const body = { slug, format: 'json' } as const;
  expect(await app.refusal(routes.list.export, body)).toMatchObject({ code: 'NotFound' });
});

describe('an exported list', () => {
  const texts = [
    'word',
    '-eca',
    '=1+1',
    "'=apostrofo",
    'tri, kvar',
    'punkto; komo',
    'and/or',
    '"citita"',
    '#separator:tab',
    'ĉiutage',
  ];

  it.each(['csv', 'anki'] as const)(
    'has the grammar of its words in %s, which an import leaves to them',
    async (format) => {
      const learner = await buildUser(app.database);
      const headers = await app.headersOf(learner);
      const words = [
        await buildWord(app.database, {
          langCode: 'de',
          text: `Probwort ${format}`,
          grammar: { gender: 'neuter', plural: 'Probwörter' },
        }),
        await buildWord(app.database, { langCode: 'de', text: `probieren ${format}` }),
      ];
      const list = await buildList(app.database, words, { userId: learner.id, langCode: 'de' });
      const { content } = await app.call(routes.list.export, { id: list.id, format }, headers);
      expect(content).toMatch(/^(\ufeffword,article,plural|#columns:Word\tArticle\tPlural)\r?$/m);
      expect(content).toMatch(new RegExp(`^Probwort ${format}[,\t]das[,\t]Probwörter\r?$`, 'm'));

      const copy = await buildList(app.database, [], { userId: learner.id, langCode: 'de' });
      const body = { listId: copy.id, text: content, tranLangCode: 'ru' };
      const imported = await app.call(routes.list.import, body, headers);
      expect(imported).toMatchObject({ addedCount: 2, newWordCount: 0, newTranslationCount: 0 });
    },
  );

  it('has everything about its words in JSON', async () => {
    const forms = [{ name: 'Dativ', text: 'Worte' }];
    const variants = ['Daten-Wort'];
    const grammar = {
      gender: 'neuter',
      ipa: 'vɔʁt',
      level: 'A1',
      frequencyRank: 61,
      forms,
      variants,
    } as const;
    const word = await buildWord(app.database, { langCode: 'de', text: 'Datenwort' });
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const example = 'Ein Datenwort ist kurz.';
    const trans = [{ langCode: 'en', text: 'A data word is short.' }];
    const exampleDetails = { form: 'Datenwort', trans };
    const told = { grammar: { ...grammar, forms }, example, exampleDetails };
    await app.call(routes.word.update, { id: word.id, ...told }, headers);
    const list = await buildList(app.database, [word], { langCode: 'de' });
    const file = await app.call(routes.list.export, { id: list.id, format: 'json' }, headers);
    expect(JSON.parse(file.content).words).toEqual([
      {
        text: 'Datenwort',
        mode: WordMode.Word,
        article: 'das',
        grammar,
        example,
        exampleDetails,
        translations: [],
      },
    ]);
  });

  it('shows private grammar to its author only', async () => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const word = await buildWord(app.database, { text: 'privatlegata' });
    await app.call(
      routes.word.create,
      {
        langCode: 'eo',
        text: word.text,
        privacy: Privacy.Private,
        grammar: { reading: 'sekrete' },
      },
      headers,
    );
    const list = await buildList(app.database, [word], {});
    const exportFor = async (caller?: Record<string, string>) =>
      (await app.call(routes.list.export, { id: list.id, format: 'csv' }, caller)).content;
    expect(await exportFor(headers)).toContain('privatlegata,word,sekrete');
    expect(await exportFor()).toBe('\ufeffprivatlegata\r\n');
  });

  it.each(['csv', 'anki'] as const)('is the same after an import from %s', async (format) => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const build = (langCode: string) => (text: string) =>
      buildWord(app.database, { langCode, text: `${text} ${format}` });
    const words = await Promise.all(texts.map(build('eo')));
    const foreign = await Promise.all(['км/ч', 'а; б', '-слово'].map(build('ru')));
    for (const word of words.slice(0, 2)) {
      for (const dest of foreign) await buildTranslation(app.database, [word, dest]);
    }
    const list = await buildList(app.database, words, { userId: learner.id });
    const exported = { id: list.id, tranLangCode: 'ru', format };
    const { content } = await app.call(routes.list.export, exported, headers);
    const copy = await buildList(app.database, [], { userId: learner.id });
    const body = { listId: copy.id, text: content, tranLangCode: 'ru' };
    const imported = await app.call(routes.list.import, body, headers);
    expect(imported).toMatchObject({
      addedCount: texts.length,
      newWordCount: 0,
      newTranslationCount: 0,
    });
    const findTexts = (listId: string) =>
      app.call(routes.list.wordFeed, { listId, tranLangCode: 'ru' }, headers);
    expect(await findTexts(copy.id)).toEqual(await findTexts(list.id));
  });

  it.each(['csv', 'anki'] as const)('keeps idioms and definitions in %s', async (format) => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const build = (text: string, mode: WordMode) =>
      buildWord(app.database, { text: `${text} ${format}`, mode });
    const word = await build('katido', WordMode.Word);
    const idiom = await build('aĉeti katon en sako', WordMode.Idiom);
    const definitions = [
      await build('juna kato; ĝi ludas kun/sen pilko', WordMode.Definition),
      await build('ido de kato', WordMode.Definition),
    ];
    for (const definition of definitions) {
      await buildTranslation(app.database, [word, definition]);
    }
    const words = [word, idiom, ...definitions.slice(0, 1)];
    const list = await buildList(app.database, words, { userId: learner.id });
    const exported = { id: list.id, tranLangCode: 'eo', format };
    const { content } = await app.call(routes.list.export, exported, headers);
    const copy = await buildList(app.database, [], { userId: learner.id });
    const body = { listId: copy.id, text: content, tranLangCode: 'eo' };
    const imported = await app.call(routes.list.import, body, headers);
    expect(imported).toMatchObject({ addedCount: 3, newWordCount: 0, newTranslationCount: 0 });
    const { data } = await app.call(
      routes.list.wordFeed,
      { listId: copy.id, tranLangCode: 'eo' },
      headers,
    );
    expect(data.map(({ id, mode }) => ({ id, mode }))).toEqual(
      words.map(({ id, mode }) => ({ id, mode })),
    );
  });

  it.each(['csv', 'anki'] as const)('keeps homographs in %s', async (format) => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const text = `banko ${format}`;
    const words = [
      await buildWord(app.database, { text, homograph: 2 }),
      await buildWord(app.database, { text: `kunulo ${format}` }),
      await buildWord(app.database, { text }),
    ];
    const list = await buildList(app.database, words, { userId: learner.id });
    const { content } = await app.call(routes.list.export, { id: list.id, format }, headers);
    const copy = await buildList(app.database, [], { userId: learner.id });
    const imported = await app.call(
      routes.list.import,
      { listId: copy.id, text: content, tranLangCode: 'ru' },
      headers,
    );
    expect(imported).toMatchObject({ addedCount: 3, newWordCount: 0 });
    const { data } = await app.call(routes.list.wordFeed, { listId: copy.id }, headers);
    expect(data.map(({ id }) => id)).toEqual(words.map(({ id }) => id));
  });

  it.each(['csv', 'anki'] as const)('creates idioms and definitions from %s', async (format) => {
    const elsewhere = { ...fresh, name: 'Aliloke', slug: 'aliloke', note: '' };
    const { content } = writeList(elsewhere, format);
    const { listId, headers } = await buildLearnerList(app);
    const body = { listId, text: content.replaceAll('@', format), tranLangCode: 'ru' };
    const { lines } = await app.call(routes.list.importPreview, {
      ...{ text: body.text, tranLangCode: 'ru', langCode: 'eo' },
    });
    expect(lines.map(({ status, mode }) => ({ status, mode }))).toEqual(
      fresh.words.map(({ mode }) => ({ status: 'new', mode })),
    );
    const imported = await app.call(routes.list.import, body, headers);
    expect(imported).toMatchObject({ addedCount: 4, newWordCount: 6, newTranslationCount: 2 });
    const feed = await app.call(routes.list.wordFeed, { listId, tranLangCode: 'ru' }, headers);
    const modes = feed.data.map(({ mode, trans }) => [mode, ...trans.map(({ dest }) => dest.mode)]);
    expect(modes).toEqual([
      [WordMode.Word, WordMode.Word],
      [WordMode.Idiom, WordMode.Idiom],
      [WordMode.Idiom],
      [WordMode.Definition],
    ]);
  });
});

/** Words that do not exist here, two of them of the same text. */
const fresh: Pick<ExportedList, 'langCode' | 'tranLangCode' | 'words'> = {
  langCode: 'eo',
  tranLangCode: 'ru',
  words: [
    { text: 'verda stelo @', mode: WordMode.Word, translations: ['зелёная звезда @'] },
    { text: 'fali el la nuboj @', mode: WordMode.Idiom, translations: ['свалиться с луны @'] },
    { text: 'verda stelo @', mode: WordMode.Idiom, translations: [] },
    { text: `${'tre longa klarigo, '.repeat(10)} @`, mode: WordMode.Definition, translations: [] },
  ],
};
