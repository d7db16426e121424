import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildList, buildTranslation, buildUser, buildWord } from '../../test/factory.ts';
import { russianReader, useApp } from '../../test/test-app.ts';
import { translation } from '../translation/schema.ts';
import { word, wordAuthor } from '../word/schema.ts';

const app = useApp();

async function ownList(overrides: Partial<Parameters<typeof buildList>[2]> = {}) {
  const owner = await buildUser(app.database);
  const { id: listId } = await buildList(app.database, [], { userId: owner.id, ...overrides });
  const headers = await app.headersOf(owner);
  const words = async (tranLangCode?: string) => {
    const feed = await app.call(routes.list.wordFeed, { listId, tranLangCode }, headers);
    return feed.data.map(({ text, trans }) => [text, ...trans.map(({ dest }) => dest.text)]);
  };
  return { owner, listId, headers, words };
}

describe('a preview', () => {
  it('tells of each line what an import would do with it', async () => {
    const known = await buildWord(app.database, { text: 'kato previda' });
    const text = 'kato previda\tкошка\nnova previda\tновый; новое\nkato  previda\n\ttoo\n';
    const body = { text, langCode: 'eo', tranLangCode: 'ru' };
    const preview = await app.call(routes.list.importPreview, body);
    expect(preview.lines).toEqual([
      {
        line: 1,
        status: 'known',
        text: 'kato previda',
        wordId: known.id,
        translations: ['кошка'],
        filled: [],
      },
      {
        line: 2,
        status: 'new',
        text: 'nova previda',
        translations: ['новый', 'новое'],
        filled: [],
      },
      { line: 3, status: 'duplicate', text: 'kato previda', translations: [], filled: [] },
      {
        line: 4,
        status: 'invalid',
        text: '',
        translations: ['too'],
        filled: [],
        issue: { code: 'required', message: 'Required' },
      },
    ]);
    expect(preview.counts).toEqual({ new: 1, known: 1, duplicate: 1, invalid: 1 });
  });

  it('fills translations in where none is given', async () => {
    const body = { text: 'apple\npear\tгрушка', langCode: 'en', tranLangCode: 'ru' };
    const { lines } = await app.call(routes.list.importPreview, body);
    expect(lines).toMatchObject([{ filled: ['яблоко'] }, { filled: [] }]);
    const alone = await app.call(routes.list.importPreview, { text: 'apple', langCode: 'en' });
    expect(alone.lines).toMatchObject([{ filled: [] }]);
  });

  it('says what is wrong in the language of the reader', async () => {
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
      { line: 2, status: 'invalid', issue: { code: 'invalid' } },
      { line: 3, status: 'new' },
    ]);
  });

  it('knows the words that a learner has brought, but to nobody else', async () => {
    const { listId, headers } = await ownList();
    await app.call(routes.list.import, { listId, text: 'mia propra' }, headers);
    const body = { text: 'mia propra', langCode: 'eo' };
    const own = await app.call(routes.list.importPreview, body, headers);
    expect(own.counts).toMatchObject({ known: 1 });
    const others = await app.call(routes.list.importPreview, body, await app.headersOf());
    expect(others.counts).toMatchObject({ new: 1 });
  });

  it('reads as many lines as a list holds', async () => {
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

describe('an import', () => {
  it('adds words with their translations, found or created', async () => {
    const { listId, headers, words } = await ownList({ langCode: 'en' });
    const text = 'word,translation\nPear,груша\nquux importa,кваксик;ква/кваксик\npear,груша\n';
    const imported = await app.call(
      routes.list.import,
      { listId, text, tranLangCode: 'ru' },
      headers,
    );
    expect(imported).toMatchObject({
      list: { id: listId, wordCount: 3 },
      addedCount: 3,
      newWordCount: 4,
      newTranslationCount: 3,
    });
    expect(await words('ru')).toEqual([
      ['Pear', 'груша'],
      ['quux importa', 'кваксик', 'ква'],
      ['pear', 'груша'],
    ]);
  });

  it('adds nothing twice', async () => {
    const { listId, headers, words } = await ownList();
    const body = { listId, text: 'unufoje\tраз\nunufoje\tодин раз', tranLangCode: 'ru' };
    const first = await app.call(routes.list.import, body, headers);
    expect(first).toMatchObject({ addedCount: 1, newWordCount: 3, newTranslationCount: 2 });
    const again = await app.call(routes.list.import, body, headers);
    expect(again).toMatchObject({ addedCount: 0, newWordCount: 0, newTranslationCount: 0 });
    expect(await words()).toEqual([['unufoje']]);
  });

  it('makes a list of plain lines', async () => {
    const headers = await app.headersOf();
    const { list, ...imported } = await app.call(
      routes.list.import,
      {
        name: 'Notoj',
        langCode: 'eo',
        privacy: Privacy.Private,
        text: 'nova nota – новая; свежая\nnova nota sola',
        tranLangCode: 'ru',
      },
      headers,
    );
    expect(list).toMatchObject({ name: 'Notoj', wordCount: 2, isOwn: true });
    expect(imported).toEqual({ addedCount: 2, newWordCount: 4, newTranslationCount: 2 });
  });

  it('makes no list of text that it refuses', async () => {
    const owner = await buildUser(app.database);
    const headers = await app.headersOf(owner);
    const body = { name: 'Nenio', langCode: 'eo', privacy: Privacy.Public };
    const refusal = await app.refusal(routes.list.import, { ...body, text: ',sen vorto' }, headers);
    expect(refusal).toMatchObject({ code: 'CsvParsingValidation' });
    const taken = await buildList(app.database, []);
    const elsewhere = { ...body, slug: taken.slug, text: 'neniam importita' };
    const again = await app.refusal(routes.list.import, elsewhere, headers);
    expect(again).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
    const { data } = await app.call(routes.list.feed, { own: true }, headers);
    expect(data).toEqual([]);
    const left = await app.database.select().from(word).where(eq(word.text, 'neniam importita'));
    expect(left).toEqual([]);
  });

  it('names every bad line at once, and imports nothing', async () => {
    const { listId, headers, words } = await ownList();
    const long = 'o'.repeat(limits.wordMaxLength + 1);
    const text = `bona linio\n"mal"bona\n\n,sen vorto\n${long}\nalia,${long}\n`;
    const body = { listId, text, tranLangCode: 'ru' };
    const refusal = await app.refusal(routes.list.import, body, headers);
    expect(refusal).toMatchObject({
      status: 400,
      code: 'CsvParsingValidation',
      fields: [
        { path: 'line.2', code: 'invalid' },
        { path: 'line.4', code: 'required' },
        { path: 'line.5', code: 'maxLength' },
        { path: 'line.6', code: 'maxLength' },
      ],
    });
    expect(await words()).toEqual([]);
    const left = await app.database.select().from(word).where(eq(word.text, 'bona linio'));
    expect(left).toEqual([]);
  });

  it('asks for the language of translations, another than that of the words', async () => {
    const { listId, headers } = await ownList();
    const text = 'kato,кошка';
    const without = await app.refusal(routes.list.import, { listId, text }, headers);
    expect(without).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'tranLangCode', code: 'required' }],
    });
    const same = { listId, text, tranLangCode: 'eo' };
    expect(await app.refusal(routes.list.import, same, headers)).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'tranLangCode', code: 'invalid' }],
    });
  });

  it('stops at the maximum of the list', async () => {
    const { listId, headers } = await ownList();
    const lines = Array.from({ length: limits.listMaxWords }, (_, index) => `multaj ${index}`);
    await app.call(routes.list.import, { listId, text: lines.join('\n') }, headers);
    const more = await app.refusal(routes.list.import, { listId, text: 'unu plia' }, headers);
    expect(more).toMatchObject({ status: 422, code: 'ListMaxWordsExceeded' });
    const same = await app.call(routes.list.import, { listId, text: 'multaj 7' }, headers);
    expect(same).toMatchObject({ addedCount: 0, list: { wordCount: limits.listMaxWords } });
  });

  it('takes a thousand lines of long words in any alphabet', async () => {
    const { listId, headers } = await ownList({ langCode: 'ja' });
    const long = '長'.repeat(limits.wordMaxLength - 5);
    const text = Array.from({ length: limits.listMaxWords }, (_, index) => `${long}${index}\t`);
    const body = { listId, text: text.join('\n') };
    const imported = await app.call(routes.list.import, body, headers);
    expect(imported).toMatchObject({ addedCount: limits.listMaxWords });
  });

  it('proposes what a learner brings, and keeps it private with a private list', async () => {
    const { owner, listId, headers } = await ownList({ privacy: Privacy.Private });
    const body = { listId, text: 'kaŝita\tтайный', tranLangCode: 'ru' };
    await app.call(routes.list.import, body, headers);
    const [proposed] = await app.database
      .select()
      .from(translation)
      .where(eq(translation.userId, owner.id));
    expect(proposed).toMatchObject({ status: EntryStatus.Pending });
    const authors = await app.database
      .select()
      .from(wordAuthor)
      .where(eq(wordAuthor.userId, owner.id));
    expect(authors.map(({ privacy }) => privacy)).toEqual([Privacy.Private, Privacy.Private]);
  });

  it('approves what an admin brings', async () => {
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const { id: listId } = await buildList(app.database, [], { userId: admin.id });
    const body = { listId, text: 'aprobita\tодобренный', tranLangCode: 'ru' };
    await app.call(routes.list.import, body, await app.headersOf(admin));
    const seen = await app.call(routes.list.wordFeed, { listId, tranLangCode: 'ru' });
    expect(seen).toMatchObject({
      total: 1,
      data: [{ text: 'aprobita', trans: [{ dest: { text: 'одобренный' } }] }],
    });
  });

  it('finds idioms, and whole words that look like several', async () => {
    const idiom = await buildWord(app.database, {
      text: 'kiel du gutoj da akvo',
      mode: WordMode.Idiom,
    });
    const speed = await buildWord(app.database, { text: 'км/ч', langCode: 'ru' });
    const { listId, headers, words } = await ownList();
    const text = 'kiel du gutoj da akvo\nkmh\tкм/ч; скорость';
    await app.call(routes.list.import, { listId, text, tranLangCode: 'ru' }, headers);
    const feed = await app.call(routes.list.wordFeed, { listId, tranLangCode: 'ru' }, headers);
    expect(feed.data[0]).toMatchObject({ id: idiom.id, mode: WordMode.Idiom });
    expect(feed.data[1]?.trans.map(({ dest }) => dest.id)).toContain(speed.id);
    expect(await words('ru')).toEqual([['kiel du gutoj da akvo'], ['kmh', 'км/ч', 'скорость']]);
  });

  it('does not translate again what is translated as another part of speech', async () => {
    const own = await buildWord(app.database, { text: 'jam tradukita' });
    const foreign = await buildWord(app.database, { text: 'уже jam', langCode: 'ru' });
    await buildTranslation(app.database, [own, foreign], { speechPartId: 2 });
    const { listId, headers } = await ownList();
    const body = { listId, text: 'jam tradukita\tуже jam', tranLangCode: 'ru' };
    const imported = await app.call(routes.list.import, body, headers);
    expect(imported).toMatchObject({ addedCount: 1, newTranslationCount: 0 });
  });

  it('gives the same words to lists that are filled at once', async () => {
    const one = await ownList();
    const other = await ownList({ langCode: 'ru' });
    const pairs = Array.from({ length: 30 }, (_, index) => [`paro ${index}`, `пара ${index}`]);
    const forth = pairs.map((pair) => pair.join('\t')).join('\n');
    const back = pairs.map((pair) => pair.toReversed().join('\t')).join('\n');
    const bring = ({ listId, headers }: typeof one, text: string, tranLangCode: string) =>
      app.call(routes.list.import, { listId, text, tranLangCode }, headers);
    const imported = await Promise.all([
      bring(one, forth, 'ru'),
      bring(other, back, 'eo'),
      bring(await ownList(), forth, 'ru'),
    ]);
    expect(imported.map(({ addedCount }) => addedCount)).toEqual([30, 30, 30]);
    const created = imported.reduce((sum, { newTranslationCount }) => sum + newTranslationCount, 0);
    expect(created).toBe(30);
  });
});
