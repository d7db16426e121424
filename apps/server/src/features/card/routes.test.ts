import { routes } from '@wordhoard/contract';
import { EntryStatus, SortOrder, WordMode } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import { buildImage, buildTranslation, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { word } from '../../schema/word.ts';

const app = useApp();
const textsOf = (words: readonly { text: string }[]) => words.map(({ text }) => text);

describe('the word feed', () => {
  it('shows the words of a language with images and translations', async () => {
    const feed = await app.call(routes.word.feed, {
      langCode: 'de',
      tranLangCode: 'en',
      text: 'Apfel',
    });
    expect(feed).toMatchObject({ page: 1, skip: 0, total: 1 });
    expect(feed.data[0]).toMatchObject({
      text: 'Apfel',
      image: { url: '/picture/1f34e.svg', licence: 'MIT' },
      trans: [{ dest: { text: 'apple', langCode: 'en' } }],
    });
  });

  it('continues where the previous page ended', async () => {
    const whole = await app.call(routes.word.feed, { langCode: 'fr', pageSize: 20 });
    const second = await app.call(routes.word.feed, { langCode: 'fr', page: 2, pageSize: 10 });
    expect(second.skip).toBe(10);
    expect(textsOf(second.data)).toEqual(textsOf(whole.data.slice(10)));
  });

  it('shows words in the order of creation, or alphabetically on request', async () => {
    const texts = ['ĉia', 'aĉa', 'bona'];
    for (const text of texts) await buildWord(app.database, { text, langCode: 'ia' });
    const findFeed = (sort?: SortOrder) => app.call(routes.word.feed, { langCode: 'ia', sort });
    const [unsorted, up, down] = await Promise.all([
      findFeed(),
      findFeed(SortOrder.Ascending),
      findFeed(SortOrder.Descending),
    ]);
    expect(textsOf(unsorted.data)).toEqual(texts);
    expect(textsOf(up.data)).toEqual(['aĉa', 'bona', 'ĉia']);
    expect(textsOf(down.data)).toEqual(['ĉia', 'bona', 'aĉa']);
    expect(up.total).toBe(3);
  });

  it('filters by part of speech', async () => {
    const verb = await buildWord(app.database, { langCode: 'io', speechPartIds: [10] });
    await buildWord(app.database, { langCode: 'io', speechPartIds: [6] });
    const verbs = await app.call(routes.word.feed, { langCode: 'io', speechPartId: 10 });
    expect(verbs).toMatchObject({ total: 1, data: [{ id: verb.id }] });
  });

  it('hides words that are not published, or inactive', async () => {
    await buildHiddenWord(app.database, { langCode: 'vo' });
    await buildWord(app.database, { langCode: 'vo', published: false });
    await buildWord(app.database, { langCode: 'vo', active: false });
    const shown = await buildWord(app.database, { langCode: 'vo' });
    const feed = await app.call(routes.word.feed, { langCode: 'vo' });
    expect(feed).toMatchObject({ total: 1, data: [{ id: shown.id }] });
  });

  it('is empty for a language without words', async () => {
    expect(await app.call(routes.word.feed, { langCode: 'tlh' })).toMatchObject({
      total: 0,
      data: [],
    });
  });
});

describe('the word feed filtered by mode', () => {
  const { Word, Definition, Idiom } = WordMode;
  const texts = { [Word]: 'lupo', [Definition]: 'granda lupo', [Idiom]: 'lupo en ŝafa felo' };

  beforeAll(async () => {
    for (const mode of [Word, Definition, Idiom]) {
      await buildWord(app.database, { langCode: 'ie', text: texts[mode], mode });
    }
  });

  it.each([
    ['words', Word, [Word]],
    ['definitions', Definition, [Definition]],
    ['words and definitions', Word | Definition, [Word, Definition]],
    ['idioms', Idiom, [Idiom]],
    ['words and idioms', Word | Idiom, [Word, Idiom]],
    ['definitions and idioms', Definition | Idiom, [Definition, Idiom]],
    ['everything', Word | Definition | Idiom, [Word, Definition, Idiom]],
  ])('shows %s, with and without a search', async (_, mode, shown) => {
    for (const text of [undefined, 'lupo']) {
      const feed = await app.call(routes.word.feed, { langCode: 'ie', mode, text });
      expect(textsOf(feed.data).sort()).toEqual(shown.map((one) => texts[one]).sort());
      expect(feed.total).toBe(shown.length);
    }
  });

  it('shows no definitions by default', async () => {
    for (const text of [undefined, 'lupo']) {
      const feed = await app.call(routes.word.feed, { langCode: 'ie', text });
      expect(textsOf(feed.data).sort()).toEqual([texts[Word], texts[Idiom]]);
      expect(feed.total).toBe(2);
    }
    const options = await app.call(routes.word.options, { langCode: 'ie', text: 'granda' });
    expect(options.data).toEqual([]);
  });

  it('finds definitions by the words that they explain, and words by their definitions', async () => {
    const english = { langCode: 'en', tranLangCode: 'en' };
    const pigs = await app.call(routes.word.feed, { ...english, mode: Definition, text: 'pig' });
    expect(textsOf(pigs.data)).toContain('a fat pink farm animal');
    const swine = await app.call(routes.word.feed, { ...english, text: 'a fat pink farm animal' });
    expect(textsOf(swine.data)).toContain('pig');
    expect(swine.data.filter(({ mode }) => mode === Definition)).toEqual([]);
  });

  it.each([0, 8, 1.5, '1'])('refuses %j, which contains no mode', async (mode) => {
    const refusal = await app.refusal(routes.word.feed, { mode });
    expect(refusal).toMatchObject({ status: 400, fields: [{ path: 'mode' }] });
  });
});

describe('a search', () => {
  const search = async (text: string, langCode = 'eo') => {
    const { data } = await app.call(routes.word.feed, { langCode, text });
    return textsOf(data);
  };

  it('ignores case and accents', async () => {
    expect(await search('KASE', 'de')).toContain('Käse');
    expect(await search('ёж', 'ru')).toEqual(await search('ЕЖ', 'ru'));
  });

  it('ranks the word itself first, then beginnings, then other matches', async () => {
    for (const text of ['malgranda', 'grandega', 'granda']) {
      await buildWord(app.database, { text });
    }
    expect(await search('granda')).toEqual(['granda', 'malgranda']);
    expect(await search('grand')).toEqual(['granda', 'grandega', 'malgranda']);
  });

  it.each([
    ['der Hund', 'de', 'Hund'],
    ['the dog', 'de', 'Hund'],
    ['to run', 'de', 'laufen'],
    ['the dog', 'en', 'dog'],
    ['to run', 'en', 'run'],
    ['l’école', 'fr', 'école'],
    ["l'ecole", 'fr', 'école'],
  ])('finds “%s” in %s first as %s', async (text, langCode, found) => {
    const [first] = await search(text, langCode);
    expect(first).toBe(found);
  });

  it('finds a word that is written with an article, and an exact text before it', async () => {
    for (const text of ['kudo', 'the kudo', 'kudos', 'the kudo of it']) {
      await buildWord(app.database, { text, langCode: 'en' });
    }
    expect(await search('kudo', 'en')).toEqual(['kudo', 'the kudo', 'kudos', 'the kudo of it']);
    expect(await search('the kudo', 'en')).toEqual(['the kudo', 'kudo', 'the kudo of it', 'kudos']);
    expect(await search('a kudo', 'en')).toEqual(['kudo', 'the kudo', 'kudos', 'the kudo of it']);
  });

  it.each([
    ['hnd', 'de', 'Hund'],
    ['Hnud', 'de', 'Hund'],
    ['Hundd', 'de', 'Hund'],
    ['aplpe', 'en', 'apple'],
    ['aplpe', 'de', 'Apfel'],
    ['the aplpe', 'de', 'Apfel'],
    ['собпка', 'ru', 'собака'],
    ['schmeterlng', 'de', 'Schmetterling'],
    ['Schmtetrling', 'de', 'Schmetterling'],
    ['buterfly', 'de', 'Schmetterling'],
  ])('corrects “%s” in %s if nothing begins so: %s', async (text, langCode, meant) => {
    expect((await search(text, langCode)).slice(0, 3)).toContain(meant);
  });

  it('corrects nothing that begins a word', async () => {
    for (const text of ['plumbo', 'plumba', 'plumbita']) await buildWord(app.database, { text });
    expect(await search('plumb')).toEqual(['plumba', 'plumbita', 'plumbo']);
    expect(await search('plumbi')).toEqual(['plumbita']);
    expect(await search('plumbe')).toEqual(expect.arrayContaining(['plumba', 'plumbo']));
  });

  it('counts corrections in the total', async () => {
    const feed = await app.call(routes.word.feed, { langCode: 'de', text: 'hnd' });
    expect(feed.total).toBe(feed.data.length);
    expect(feed.total).toBeGreaterThan(0);
  });

  it('finds a word by its translation, in both directions', async () => {
    expect(await search('butterfly', 'de')).toEqual(['Schmetterling']);
    expect(await search('Schmetterling', 'en')).toEqual(['butterfly']);
  });

  it('matches translations of the given language only', async () => {
    const request = { langCode: 'de', text: 'butterfly' };
    const inEnglish = await app.call(routes.word.feed, { ...request, tranLangCode: 'en' });
    const inFrench = await app.call(routes.word.feed, { ...request, tranLangCode: 'fr' });
    expect(textsOf(inEnglish.data)).toContain('Schmetterling');
    expect(textsOf(inFrench.data)).not.toContain('Schmetterling');
  });

  it('limits the number of matches to the best', async () => {
    const texts = Array.from({ length: 1_100 }, (_, number) => `kato${number}`);
    await insertRows(
      app.database,
      word,
      texts.map((text) => ({
        id: computeWordId({ langCode: 'eo', text }),
        place: newId(),
        langCode: 'eo',
        text,
        key: text,
        searchText: text,
        mode: WordMode.Word,
        published: true,
      })),
    );
    const translated = await buildWord(app.database, { text: 'felo' });
    const foreign = await buildWord(app.database, { text: 'kato', langCode: 'ia' });
    await buildTranslation(app.database, [translated, foreign]);
    const feed = await app.call(routes.word.feed, { langCode: 'eo', text: 'kato' });
    expect(textsOf(feed.data).slice(0, 3)).toEqual(['felo', 'kato0', 'kato1']);
    expect(feed.total).toBe(1_000);
  });

  it('treats wildcards and backslashes literally', async () => {
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search('\\')).toEqual([]);
    await buildWord(app.database, { text: '100 % pura' });
    expect(await search('100 %')).toEqual(['100 % pura']);
  });

  it('returns the total on a page beyond the last', async () => {
    const feed = await app.call(routes.word.feed, { langCode: 'de', text: 'Apfel', page: 9 });
    expect(feed).toMatchObject({ total: 1, data: [] });
  });
});

describe('a word', () => {
  it('differs from the same word in another case', async () => {
    const bird = await buildWord(app.database, { langCode: 'pt', text: 'peru' });
    const country = await buildWord(app.database, { langCode: 'pt', text: 'Peru' });
    for (const { id, langCode, text } of [bird, country]) {
      expect((await app.call(routes.word.record, { langCode, text })).id).toBe(id);
    }
  });

  it('is found in any case if no word has that exact case', async () => {
    const entity = await app.call(routes.word.entity, { langCode: 'en', text: ' APPLE ' });
    expect(entity).toMatchObject({
      text: 'apple',
      active: true,
      tagFeed: { data: [{ tag: { code: 'fruit' } }] },
      listFeed: { data: [{ slug: 'en-fruit' }] },
      imageFeed: { total: 1 },
    });
  });

  it('groups its translations by part of speech, in one language or all', async () => {
    const name = { langCode: 'en', text: 'apple' };
    const all = await app.call(routes.word.entity, name);
    const german = await app.call(routes.word.entity, { ...name, tranLangCode: 'de' });
    expect(all.speechParts[0]?.tranFeed.total).toBeGreaterThanOrEqual(12);
    expect(german.speechParts).toMatchObject([
      { speechPartId: 6, tranFeed: { total: 1, data: [{ dest: { text: 'Apfel' } }] } },
    ]);
  });

  it('has its forms by kind, and the pictures that it shares with its translations', async () => {
    const pear = await app.call(routes.word.entity, {
      langCode: 'de',
      text: 'Birne',
      tranLangCode: 'en',
    });
    expect(pear.forms).toContainEqual({ kind: 'plural', text: 'Birnen' });
    expect(pear.sharedImages).toEqual([
      {
        wordId: pear.speechParts[0]?.tranFeed.data[0]?.dest.id,
        url: pear.imageFeed.data[0]?.url,
      },
    ]);
    const went = await app.call(routes.word.entity, { langCode: 'en', text: 'went' });
    expect(went.text).toBe('go');
    expect(went.forms[0]).toMatchObject({ kind: 'past' });
    expect(textsOf(went.forms)).toEqual(expect.arrayContaining(['gone', 'went']));
  });

  it('shows no picture that was refused for one of its translations', async () => {
    const [one, other] = [
      await buildWord(app.database),
      await buildWord(app.database, { langCode: 'ia' }),
    ];
    await buildTranslation(app.database, [one, other]);
    const { imageId } = await buildImage(app.database, one.id);
    await buildImage(app.database, other.id, { imageId, status: EntryStatus.Rejected });
    expect((await app.call(routes.word.entity, { id: one.id })).sharedImages).toEqual([]);
  });

  it('hides translations that are not approved', async () => {
    const [one, other] = [
      await buildWord(app.database),
      await buildWord(app.database, { langCode: 'ia' }),
    ];
    await buildTranslation(app.database, [one, other], { status: EntryStatus.Pending });
    const card = await app.call(routes.word.record, { id: one.id, tranLangCode: 'ia' });
    expect(card.trans).toEqual([]);
  });

  it('shows its first approved image on the card', async () => {
    const { id } = await buildWord(app.database);
    await buildImage(app.database, id, { status: EntryStatus.Pending });
    const first = await buildImage(app.database, id);
    await buildImage(app.database, id);
    const card = await app.call(routes.word.record, { id });
    expect(card.image?.id).toBe(first.id);
  });

  it('shows an image that tells what it means before one that goes with it', async () => {
    const { id } = await buildWord(app.database);
    await buildImage(app.database, id, { isDecorative: true, likeCount: 2 });
    const telling = await buildImage(app.database, id);
    const card = await app.call(routes.word.record, { id });
    expect(card.image?.id).toBe(telling.id);
  });

  it('is not found while it is pending', async () => {
    const { id } = await buildHiddenWord(app.database);
    expect(await app.refusal(routes.word.entity.path, { id })).toMatchObject({
      status: 404,
      code: 'NotFound',
    });
  });
});

it('returns words in the order of the ids, without unknown ones', async () => {
  const first = await buildWord(app.database);
  const second = await buildWord(app.database);
  const unknown = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
  const { data } = await app.call(routes.word.words, { ids: [second.id, unknown, first.id] });
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
});

describe('the options for a text', () => {
  const suggest = async (text: string, langCode = 'de') => {
    const { data } = await app.call(routes.word.options, { langCode, text });
    return textsOf(data);
  };

  it('begin with it', async () => {
    const texts = await suggest('schm');
    expect(texts).toContain('Schmetterling');
    expect(texts.length).toBeLessThanOrEqual(10);
  });

  it.each([
    ['der Hund', 'de', 'Hund'],
    ['die Schmett', 'de', 'Schmetterling'],
    ['to run', 'en', 'run'],
  ])('of “%s” in %s understand the article: %s', async (text, langCode, first) => {
    expect((await suggest(text, langCode))[0]).toBe(first);
  });

  it('begin with the text as typed before those without its article', async () => {
    for (const text of ['la zorgo', 'zorgo'])
      await buildWord(app.database, { text, langCode: 'es' });
    expect(await suggest('la zorgo', 'es')).toEqual(['la zorgo', 'zorgo']);
  });

  it('include the words that it is a form of', async () => {
    const forms = [{ name: 'él', text: 'zarpo' }];
    await buildWord(app.database, { text: 'zarpar', langCode: 'es', grammar: { forms } });
    await buildWord(app.database, { text: 'zarpos', langCode: 'es' });
    expect(await suggest('zarpo', 'es')).toEqual(['zarpar', 'zarpos']);
    const zarpo = await buildWord(app.database, { text: 'zarpo', langCode: 'es' });
    expect(await suggest('zarpo', 'es')).toEqual(['zarpo', 'zarpar', 'zarpos']);
    const shown = await app.call(routes.word.entity, { id: zarpo.id });
    expect(textsOf(shown.lemmas)).toEqual(['zarpar']);
  });

  it.each([
    ['hnd', 'Hund'],
    ['Schmeterlng', 'Schmetterling'],
  ])('correct “%s” if no word begins so: %s', async (text, meant) => {
    expect(await suggest(text)).toContain(meant);
  });
});

it('returns the translations of a word into one language', async () => {
  const { data } = await app.call(routes.word.options, { langCode: 'en', text: 'apple' });
  const id = data[0]?.id ?? '';
  const record = await app.call(routes.word.translationRecord, { id, tranLangCode: 'ru' });
  expect(record.trans).toMatchObject([{ wordId: id, dest: { text: 'яблоко', langCode: 'ru' } }]);
});
