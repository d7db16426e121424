import { routes } from '@wordhoard/contract';
import {
  EntryStatus,
  Privacy,
  speechPartCodes,
  UserRole,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { buildTag } from '../../../../test/contribution-factory.ts';
import { buildList, buildTranslation, buildUser, buildWord } from '../../../../test/factory.ts';
import { buildLearnerList, type LearnerList } from '../../../../test/learner-list.ts';
import { SyncDevice } from '../../../../test/sync-device.ts';
import { useApp } from '../../../../test/test-app.ts';
import { tagWord } from '../../../schema/tag.ts';
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

  it('adds a new noun without its article, which tells its gender', async () => {
    const { listId, headers, words } = await buildLearnerList(app, { langCode: 'de' });
    const text = 'der Probebohrer\ttrial drill\ndas Probesofa {m}\ttrial sofa\ndie da\tthat one';
    await app.call(routes.list.import, { listId, text, tranLangCode: 'en' }, headers);
    expect(await words('en')).toEqual([
      ['Probebohrer', 'trial drill'],
      ['Probesofa', 'trial sofa'],
      ['die da', 'that one'],
    ]);
    for (const noun of ['Probebohrer', 'Probesofa']) {
      const word = await app.call(routes.word.entity, { langCode: 'de', text: noun }, headers);
      expect(word.contribution?.grammar).toEqual({ gender: 'masculine' });
    }
  });

  it('knows a new noun by its article, and a verb by “to” before its translations', async () => {
    const { listId, headers } = await buildLearnerList(app, { langCode: 'de' });
    // An English stop is a verb first.
    const stop = await buildWord(app.database, { text: 'probestop', langCode: 'en' });
    const other = await buildWord(app.database, { text: 'probestoppen', langCode: 'de' });
    await buildTranslation(app.database, [stop, other], { speechPartId: 2 });
    const text =
      'die Probestelle\tprobestop\nprobestolpern\tto stumble over; to trip\nprobe\ttrial';
    await app.call(routes.list.import, { listId, text, tranLangCode: 'en' }, headers);
    const readParts = async (word: string) => {
      const named = { langCode: 'de', text: word };
      const { speechParts } = await app.call(routes.word.entity, named, headers);
      return speechParts.map(({ speechPartId }) => speechPartCodes[speechPartId - 1]);
    };
    expect(await readParts('Probestelle')).toEqual(['noun']);
    expect(await readParts('probestolpern')).toEqual(['verb']);
    expect(await readParts('probe')).toEqual(['other']);
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
    expect(imported).toMatchObject({ addedCount: 2, newWordCount: 4, newTranslationCount: 2 });
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

  it('proposes translations of known words only if asked', async () => {
    const { listId, headers } = await buildLearnerList(app);
    const known = await buildWord(app.database, {});
    const meaning = await buildWord(app.database, { langCode: 'ru' });
    const body = { listId, text: `${known.text}\t${meaning.text}`, tranLangCode: 'ru' };
    const listPrivacy = async (isProposed?: boolean) => {
      await app.call(routes.list.import, { ...body, isProposed }, headers);
      const isOwn = inArray(translation.lowWordId, [known.id, meaning.id]);
      const own = await app.database.select().from(translation).where(isOwn);
      return own.map(({ privacy }) => privacy);
    };
    expect(await listPrivacy()).toEqual([Privacy.Private]);
    const admin = await buildUser(app.database, { role: UserRole.Admin });
    const queue = async () => {
      const asked = { kind: 'translation', status: EntryStatus.Pending } as const;
      const feed = await app.call(routes.moderation.feed, asked, await app.headersOf(admin));
      return JSON.stringify(feed.data);
    };
    expect(await queue()).not.toContain(meaning.text);
    expect(await listPrivacy(true)).toEqual([Privacy.Public]);
    expect(await queue()).toContain(meaning.text);
  });

  it('keeps what a file says about words as the learner’s own', async () => {
    const privacy = Privacy.Private;
    const { owner, listId, headers } = await buildLearnerList(app, { langCode: 'de', privacy });
    const known = await buildWord(app.database, { langCode: 'de', text: 'Probetisch' });
    const said = { id: known.id, grammar: { plural: 'Probetische' }, privacy: Privacy.Private };
    await app.call(routes.word.update, said, headers);
    const text = [
      'word\ttranslation\texample\texample translation\tplural',
      'das Probehaus, ¨-er\ttrial house\tDas Probehaus ist alt.\tThe trial house is old.\t',
      'Probetisch\ttrial table\tDer Probetisch ist alt.\t\tTischlein',
    ].join('\n');
    await app.call(routes.list.import, { listId, text, tranLangCode: 'en' }, headers);
    const own = await app.database
      .select()
      .from(wordContribution)
      .where(eq(wordContribution.userId, owner.id));
    const described = own.filter(({ example }) => example !== null);
    expect(
      described.toSorted((one, other) => (one.example ?? '').localeCompare(other.example ?? '')),
    ).toMatchObject([
      {
        privacy: Privacy.Private,
        example: 'Das Probehaus ist alt.',
        exampleDetails: { trans: [{ langCode: 'en', text: 'The trial house is old.' }] },
        grammar: { plural: 'Probehäuser' },
      },
      { privacy: Privacy.Private, grammar: { plural: 'Probetische' } },
    ]);
  });

  it('keeps tags and notes as the learner’s own, and proposes tags only if asked', async () => {
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    const [fresh, known] = [`nova ${crypto.randomUUID()}`, await buildWord(app.database)];
    const [food, hidden] = [await buildTag(app.database), await buildTag(app.database)];
    const text = [
      'word\ttag\tnote',
      `${fresh}\tA::${food.code} chapter3\tSounds like fresh`,
      `${known.text}\t${hidden.code.toUpperCase()}\t`,
      `${fresh}\t\tA second note`,
      `${known.text}\t\t${'o'.repeat(201)}`,
    ].join('\n');
    const importOwn = async (isProposed: boolean) => {
      const { listId, headers, owner } = await buildLearnerList(app, { privacy: Privacy.Private });
      const importId = newId();
      const body = { listId, text, isProposed, importId };
      const imported = await app.call(routes.list.import, body, headers);
      const tagged = await app.database
        .select({ id: tagWord.id, tagId: tagWord.tagId })
        .from(tagWord)
        .where(eq(tagWord.userId, owner.id));
      const asked = { kind: 'tag', status: EntryStatus.Pending, pageSize: 100 } as const;
      const queue = JSON.stringify(await app.call(routes.moderation.feed, asked, admin));
      const proposed = tagged.filter(({ id }) => queue.includes(id)).length;
      const device = new SyncDevice(app, headers);
      await device.sync();
      const notes = [...device.events.values()].flatMap((one) => ('note' in one ? one.note : []));
      return { importId, headers, imported, tagged, proposed, notes };
    };
    const own = await importOwn(false);
    expect(own.imported.leftOutTags).toEqual(['chapter3']);
    expect(own.tagged.map(({ tagId }) => tagId).toSorted()).toEqual(
      [food.id, hidden.id].toSorted(),
    );
    expect(own.notes).toEqual(['Sounds like fresh; A second note']);
    expect(own.proposed).toBe(0);
    const undone = await app.call(routes.import.undo, { id: own.importId }, own.headers);
    expect(undone.stayed).toMatchObject({ words: 0, tags: 0 });
    expect(await importOwn(true)).toMatchObject({ proposed: 2 });
  });

  it('gives a word that the learner shows to everybody no tag', async () => {
    const { listId, headers } = await buildLearnerList(app, { privacy: Privacy.Public });
    const { code } = await buildTag(app.database);
    const text = `word,tag\npublika ${crypto.randomUUID()},${code}`;
    const imported = await app.call(routes.list.import, { listId, text }, headers);
    expect(imported).toMatchObject({ newWordCount: 1, leftOutTags: [code] });
  });

  it('takes a thousand words at a time, with the columns that the reader has chosen', async () => {
    const headers = await app.headersOf();
    const lines = Array.from({ length: 1_002 }, (_, index) => `слово ${index}\tparto ${index}`);
    const draft = { langCode: 'eo', tranLangCode: 'ru', privacy: Privacy.Private, name: 'Partoj' };
    const body = { ...draft, text: lines.join('\n'), reading: { swap: true }, part: 2 };
    const { list } = await app.call(routes.list.import, body, headers);
    const { data } = await app.call(routes.list.wordFeed, { listId: list.id }, headers);
    expect(data.map(({ text }) => text)).toEqual(['parto 1000', 'parto 1001']);
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
    const body = { listId, text: 'aprobita\tодобренный', tranLangCode: 'ru', isProposed: true };
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
