import { routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserRole, WordMode } from '@wordhoard/contract/enumeration';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildList, buildTranslation, buildUser, buildWord } from '../../../../test/factory.ts';
import { buildLearnerList, type LearnerList } from '../../../../test/learner-list.ts';
import { useApp } from '../../../../test/test-app.ts';
import { translation } from '../../../schema/translation.ts';
import { wordContribution } from '../../../schema/word.ts';

const app = useApp();

describe('an import', () => {
  it('adds existing and new words with their translations', async () => {
    const { listId, headers, words } = await buildLearnerList(app, { langCode: 'en' });
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

  it.each([
    ['new', false],
    ['known', true],
  ])(
    'shows the translations of a cell in their order, of which the first is %s',
    async (_, isKnown) => {
      const { listId, headers, words } = await buildLearnerList(app, { langCode: 'eo' });
      const id = crypto.randomUUID();
      const [text, first, other] = [`kuri ${id}`, `zulla ${id}`, `abla ${id}`];
      if (isKnown) {
        const word = await buildWord(app.database, { text });
        const known = await buildWord(app.database, { langCode: 'ia', text: first });
        await buildTranslation(app.database, [word, known]);
      }
      const body = { listId, text: `${text}\t${first}; ${other}`, tranLangCode: 'ia' };
      await app.call(routes.list.import, body, headers);
      expect(await words('ia')).toEqual([[text, first, other]]);
    },
  );

  it('adds existing words that are written with an article, or in one of their forms', async () => {
    const { listId, headers, words } = await buildLearnerList(app, { langCode: 'de' });
    const body = { listId, text: 'der Zug\tthe train\ndie Züge\nAutos', tranLangCode: 'en' };
    const imported = await app.call(routes.list.import, body, headers);
    expect(imported).toMatchObject({ addedCount: 2, newWordCount: 0, newTranslationCount: 0 });
    expect(await words('en')).toEqual([
      ['Zug', 'train'],
      ['Auto', 'car', 'automobile'],
    ]);
  });

  it('adds nothing twice', async () => {
    const { listId, headers, words } = await buildLearnerList(app);
    const body = { listId, text: 'unufoje\tединожды\nunufoje\tодин раз', tranLangCode: 'ru' };
    const first = await app.call(routes.list.import, body, headers);
    expect(first).toMatchObject({ addedCount: 1, newWordCount: 3, newTranslationCount: 2 });
    const again = await app.call(routes.list.import, body, headers);
    expect(again).toMatchObject({ addedCount: 0, newWordCount: 0, newTranslationCount: 0 });
    expect(await words()).toEqual([['unufoje']]);
  });

  it('creates a list from plain lines', async () => {
    const headers = await app.headersOf();
    const { list, ...imported } = await app.call(
      routes.list.import,
      {
        name: 'Notoj',
        langCode: 'eo',
        privacy: Privacy.Private,
        text: 'nova nota – новая запись; свежая запись\nnova nota sola',
        tranLangCode: 'ru',
      },
      headers,
    );
    expect(list).toMatchObject({ name: 'Notoj', wordCount: 2, isOwn: true });
    expect(imported).toEqual({ addedCount: 2, newWordCount: 4, newTranslationCount: 2 });
  });

  it('takes the homographs that the reader has chosen', async () => {
    const { id, text } = await buildWord(app.database, { homograph: 2 });
    await buildWord(app.database, { text });
    const { headers, listId } = await buildLearnerList(app);
    const homographs = [{ line: 1, homograph: 2 }];
    await app.call(routes.list.import, { listId, text, homographs }, headers);
    const named = { name: 'Dua', langCode: 'eo', privacy: Privacy.Private, text, homographs };
    const { list } = await app.call(routes.list.import, named, headers);
    for (const imported of [listId, list.id]) {
      const { data } = await app.call(routes.list.wordFeed, { listId: imported }, headers);
      expect(data.map((word) => word.id)).toEqual([id]);
    }
  });

  it('submits a learner’s translations to moderation, and keeps words of a private list private', async () => {
    const { owner, listId, headers } = await buildLearnerList(app, { privacy: Privacy.Private });
    const body = { listId, text: 'kaŝita\tтайный', tranLangCode: 'ru' };
    await app.call(routes.list.import, body, headers);
    const [proposed] = await app.database
      .select()
      .from(translation)
      .where(eq(translation.userId, owner.id));
    expect(proposed).toMatchObject({ status: EntryStatus.Pending });
    const authors = await app.database
      .select()
      .from(wordContribution)
      .where(eq(wordContribution.userId, owner.id));
    expect(authors.map(({ privacy }) => privacy)).toEqual([Privacy.Private, Privacy.Private]);
  });

  it('adds words and translations that another learner has proposed before', async () => {
    const pasted = { text: 'kaĉo\tкаша\nkuko\tпирог', tranLangCode: 'ru' };
    const first = await buildLearnerList(app);
    await app.call(routes.list.import, { listId: first.listId, ...pasted }, first.headers);
    const second = await buildLearnerList(app);
    const body = { listId: second.listId, ...pasted };
    const imported = await app.call(routes.list.import, body, second.headers);
    expect(imported).toMatchObject({ addedCount: 2, newTranslationCount: 2 });
    const expected = [
      ['kaĉo', 'каша'],
      ['kuko', 'пирог'],
    ];
    expect(await second.words('ru')).toEqual(expected);
    expect(await first.words('ru')).toEqual(expected);
  });

  it('approves the entries of an admin', async () => {
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

  it('finds idioms, and existing words that contain a separator', async () => {
    const idiom = await buildWord(app.database, {
      text: 'kiel du gutoj da akvo',
      mode: WordMode.Idiom,
    });
    const speed = await buildWord(app.database, { text: 'км/ч', langCode: 'ru' });
    const { listId, headers, words } = await buildLearnerList(app);
    const text = 'kiel du gutoj da akvo\nkmh\tкм/ч; скорость';
    await app.call(routes.list.import, { listId, text, tranLangCode: 'ru' }, headers);
    const feed = await app.call(routes.list.wordFeed, { listId, tranLangCode: 'ru' }, headers);
    expect(feed.data[0]).toMatchObject({ id: idiom.id, mode: WordMode.Idiom });
    expect(feed.data[1]?.trans.map(({ dest }) => dest.id)).toContain(speed.id);
    expect(await words('ru')).toEqual([['kiel du gutoj da akvo'], ['kmh', 'км/ч', 'скорость']]);
  });

  it('adds no translation that exists for another part of speech', async () => {
    const own = await buildWord(app.database, { text: 'jam tradukita' });
    const foreign = await buildWord(app.database, { text: 'уже jam', langCode: 'ru' });
    await buildTranslation(app.database, [own, foreign], { speechPartId: 2 });
    const { listId, headers } = await buildLearnerList(app);
    const body = { listId, text: 'jam tradukita\tуже jam', tranLangCode: 'ru' };
    const imported = await app.call(routes.list.import, body, headers);
    expect(imported).toMatchObject({ addedCount: 1, newTranslationCount: 0 });
  });

  it('adds translations with the part of speech that the learner has given a hidden word', async () => {
    const { listId, headers } = await buildLearnerList(app);
    const named = { langCode: 'eo', text: 'mia verbo', speechPartId: 2 };
    const { id } = await app.call(routes.word.create, named, headers);
    const body = { listId, text: 'mia verbo\tмой глагол', tranLangCode: 'ru' };
    await app.call(routes.list.import, body, headers);
    const { speechParts } = await app.call(routes.word.entity, { id }, headers);
    expect(speechParts.map(({ speechPartId }) => speechPartId)).toEqual([2]);
  });

  it('gives concurrent learners translations of their own', async () => {
    const one = await buildLearnerList(app);
    const other = await buildLearnerList(app, { langCode: 'ru' });
    const third = await buildLearnerList(app);
    const pairs = Array.from({ length: 30 }, (_, index) => [`paro ${index}`, `пара ${index}`]);
    const forward = pairs.map((pair) => pair.join('\t')).join('\n');
    const backward = pairs.map((pair) => pair.toReversed().join('\t')).join('\n');
    const importText = ({ listId, headers }: LearnerList, text: string, tranLangCode: string) =>
      app.call(routes.list.import, { listId, text, tranLangCode }, headers);
    const imported = await Promise.all([
      importText(one, forward, 'ru'),
      importText(other, backward, 'eo'),
      importText(third, forward, 'ru'),
    ]);
    expect(imported.map(({ addedCount }) => addedCount)).toEqual([30, 30, 30]);
    expect(imported.map(({ newTranslationCount }) => newTranslationCount)).toEqual([30, 30, 30]);
    const proposed = await app.database
      .select()
      .from(translation)
      .where(inArray(translation.userId, [one.owner.id, other.owner.id, third.owner.id]));
    expect(proposed).toHaveLength(90);
    const wordIds = proposed.flatMap(({ lowWordId, highWordId }) => [lowWordId, highWordId]);
    expect(new Set(wordIds).size).toBe(60);
  });
});
