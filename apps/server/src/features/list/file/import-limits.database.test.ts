import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildList, buildUser } from '../../../../test/factory.ts';
import { buildLearnerList } from '../../../../test/learner-list.ts';
import { useApp } from '../../../../test/test-app.ts';
import { word } from '../../../schema/word.ts';

const app = useApp();

describe('an import', () => {
  it('creates no list from invalid text', async () => {
    const owner = await buildUser(app.database);
    const headers = await app.headersOf(owner);
    const body = { name: 'Nenio', langCode: 'eo', privacy: Privacy.Public };
    const refusal = await app.refusal(routes.list.import, { ...body, text: ',sen vorto' }, headers);
    expect(refusal).toMatchObject({ code: 'CsvParsingValidation' });
    const existing = await buildList(app.database, []);
    const elsewhere = { ...body, slug: existing.slug, text: 'neniam importita' };
    const again = await app.refusal(routes.list.import, elsewhere, headers);
    expect(again).toMatchObject({ status: 409, code: 'SlugAlreadyExists' });
    const { data } = await app.call(routes.list.feed, { own: true }, headers);
    expect(data).toEqual([]);
    const imported = await app.database
      .select()
      .from(word)
      .where(eq(word.text, 'neniam importita'));
    expect(imported).toEqual([]);
  });

  it('reports all invalid lines and imports nothing', async () => {
    const { listId, headers, words } = await buildLearnerList(app);
    const long = 'o'.repeat(limits.wordMaxLength + 1);
    const text = `bona linio\n"mal"bona\n\n,sen vorto\n${long}\nalia,${long}\n`;
    const body = { listId, text, tranLangCode: 'ru' };
    const refusal = await app.refusal(routes.list.import, body, headers);
    expect(refusal).toMatchObject({
      status: 400,
      code: 'CsvParsingValidation',
      fields: [
        { path: 'line.2', code: 'quotation' },
        { path: 'line.4', code: 'required' },
        { path: 'line.5', code: 'maxLength' },
        { path: 'line.6', code: 'maxLength' },
      ],
    });
    expect(await words()).toEqual([]);
    const imported = await app.database.select().from(word).where(eq(word.text, 'bona linio'));
    expect(imported).toEqual([]);
  });

  it('requires a language for translations', async () => {
    const { listId, headers } = await buildLearnerList(app);
    const text = 'kato,кошка';
    const withoutTranslations = await app.refusal(routes.list.import, { listId, text }, headers);
    expect(withoutTranslations).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'tranLangCode', code: 'required' }],
    });
  });

  it('allows definitions to be longer than words, but no translation of a definition', async () => {
    const { listId, headers } = await buildLearnerList(app);
    const definition = `hejma besto; ${'tre '.repeat(40)}bela`;
    const defined = { listId, text: `katidaro\t${definition}`, tranLangCode: 'eo' };
    const imported = await app.call(routes.list.import, defined, headers);
    expect(imported).toMatchObject({ newWordCount: 2, newTranslationCount: 1 });
    const explained = { listId, text: `${definition}\tkatidareto`, tranLangCode: 'eo' };
    expect(await app.call(routes.list.import, explained, headers)).toMatchObject({
      newWordCount: 1,
    });
    const translated = { ...explained, tranLangCode: 'ia' };
    expect(await app.refusal(routes.list.import, translated, headers)).toMatchObject({
      code: 'CsvParsingValidation',
    });
    const tooLong = { ...defined, text: `katego\t${'o'.repeat(301)}` };
    expect(await app.refusal(routes.list.import, tooLong, headers)).toMatchObject({
      code: 'CsvParsingValidation',
    });
  });

  it('keeps to the maximum of the list', async () => {
    const { listId, headers } = await buildLearnerList(app);
    const lines = Array.from({ length: limits.listMaxWords }, (_, index) => `multaj ${index}`);
    await app.call(routes.list.import, { listId, text: lines.join('\n') }, headers);
    const more = await app.refusal(routes.list.import, { listId, text: 'unu plia' }, headers);
    expect(more).toMatchObject({ status: 422, code: 'ListMaxWordsExceeded' });
    const same = await app.call(routes.list.import, { listId, text: 'multaj 7' }, headers);
    expect(same).toMatchObject({ addedCount: 0, list: { wordCount: limits.listMaxWords } });
  });

  it('accepts a thousand long lines in any script', async () => {
    const { listId, headers } = await buildLearnerList(app, { langCode: 'ja' });
    const long = '長'.repeat(limits.wordMaxLength - 5);
    const text = Array.from({ length: limits.listMaxWords }, (_, index) => `${long}${index}\t`);
    const body = { listId, text: text.join('\n') };
    const imported = await app.call(routes.list.import, body, headers);
    expect(imported).toMatchObject({ addedCount: limits.listMaxWords });
  });
});
