import { type QuizSettings, type QuizSource, routes } from '@wordhoard/contract';
import { EntryStatus, Knowing, Privacy, QuizMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { buildMultipleChoice } from '@wordhoard/quiz-engine';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  buildImage,
  buildList,
  buildTranslation,
  buildUser,
  buildWord,
} from '../../test/factory.ts';
import { reader, russianReader, useApp } from '../../test/test-app.ts';
import { userWord } from '../knowing/schema.ts';
import { wordTable } from '../table/schema.ts';

const app = useApp();
const nowhere = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';

type Wish = Partial<Omit<QuizSettings, 'source'>> & Pick<QuizSettings, 'source'>;

const quizOf = (wish: Wish, headers: Record<string, string> = reader) =>
  app.call(routes.quiz.entity, { tranLangCode: 'en', codes: ['cards'], ...wish }, headers);

const refusalOf = (wish: Wish, headers: Record<string, string> = reader) =>
  app.refusal(routes.quiz.entity, { tranLangCode: 'en', codes: ['cards'], ...wish }, headers);

const fruit = { kind: 'list', slug: 'de-fruit' } as const;

const textsOf = (quiz: { pairs: { word: { text: string } }[] }) =>
  quiz.pairs.map(({ word }) => word.text);

/** Words of Esperanto with what they mean in Interlingua. */
async function buildWords(meanings: readonly string[][]) {
  const words = [];
  for (const some of meanings) {
    const word = await buildWord(app.database);
    for (const text of some) {
      const meaning = await buildWord(app.database, { langCode: 'ia', text: `${text} ${word.id}` });
      await buildTranslation(app.database, [word, meaning]);
    }
    words.push(word);
  }
  return words;
}

describe('the words of a quiz', () => {
  it('come from a list, with all that questions of any kind are built from', async () => {
    const quiz = await quizOf({ source: fruit, count: 5 });
    const list = await app.call(routes.list.record, { slug: 'de-fruit' });
    expect(quiz.pairs).toHaveLength(5);
    expect(quiz.available).toBe(list.wordCount);
    expect(quiz.pool).toHaveLength(quiz.available - 5);
    for (const { word, code, item } of quiz.pairs) {
      expect(code).toBe('cards');
      expect(item).toMatchObject({
        wordId: word.id,
        prompt: { text: word.text, langCode: 'de' },
        text: word.trans[0]?.dest.text,
        langCode: 'en',
        accepted: word.trans.map(({ dest }) => dest.text),
        speechPartId: 6,
        group: list.id,
      });
      const question = buildMultipleChoice(item, quiz.pool, { random: Math.random });
      expect(question.options).toHaveLength(4);
    }
  });

  it('are the same for the same seed, so that a link can be shared', async () => {
    const first = await quizOf({ source: fruit, count: 5 });
    const shared = await quizOf(first.settings);
    const other = await quizOf({ ...first.settings, seed: first.settings.seed + 1 });
    expect(textsOf(shared)).toEqual(textsOf(first));
    expect(shared).toEqual(first);
    expect(textsOf(other)).not.toEqual(textsOf(first));
  });

  it('come from a tag, a search and single words', async () => {
    const tagged = await quizOf({ source: { kind: 'tag', code: 'fruit', langCode: 'de' } });
    expect(tagged.pairs.length).toBeGreaterThan(5);
    const found = await quizOf({ source: { kind: 'search', text: 'apf', langCode: 'de' } });
    expect(textsOf(found)).toContain('Apfel');
    const [apple] = found.pairs.filter(({ word }) => word.text === 'Apfel');
    const ids = [apple?.word.id ?? '', nowhere];
    const single = await quizOf({ source: { kind: 'words', ids, langCode: 'de' } });
    expect(textsOf(single)).toEqual(['Apfel']);
    expect(single.pool.length).toBeGreaterThan(20);
    expect(single.playable['multiple-choice']).toEqual({ playable: true });
  });

  it('are only those of the language that is learned', async () => {
    const { pairs } = await quizOf({ source: fruit, count: 2 });
    const ids = pairs.map(({ word }) => word.id);
    expect(await quizOf({ source: { kind: 'words', ids, langCode: 'fr' } })).toMatchObject({
      available: 0,
      pairs: [],
      playable: { cards: { playable: false, reason: 'NoWords' } },
    });
  });

  it('leave out what nothing translates, and say why nothing is left', async () => {
    const words = await buildWords([['uno'], []]);
    const list = await buildList(app.database, words);
    const source = { kind: 'list', id: list.id } as const;
    const some = await quizOf({ source, tranLangCode: 'ia' });
    expect(some).toMatchObject({ available: 1, pairs: [{ word: { id: words[0]?.id } }] });
    const none = await quizOf({ source, tranLangCode: 'vo' });
    expect(none.pairs).toEqual([]);
    for (const code of Object.values(none.playable)) {
      expect(code).toEqual({ playable: false, reason: 'NoTranslations' });
    }
  });

  it('are as many as wished for, up to the most', async () => {
    expect((await quizOf({ source: fruit })).pairs).toHaveLength(limits.quizWords);
    expect(await refusalOf({ source: fruit, count: limits.quizMaxWords + 1 })).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: 'count', code: 'range' }],
    });
  });

  it('are not there where the source is not', async () => {
    const sources: QuizSource[] = [
      { kind: 'list', id: nowhere },
      { kind: 'list', slug: 'no-such-list' },
      { kind: 'tag', code: 'nosuchtag', langCode: 'de' },
    ];
    for (const source of sources) {
      expect(await refusalOf({ source })).toMatchObject({ status: 404, code: 'NotFound' });
    }
  });
});

describe('the other way round', () => {
  it('asks for the word, and takes every word with that meaning', async () => {
    const [hut, home] = [await buildWord(app.database), await buildWord(app.database)];
    const meaning = await buildWord(app.database, { langCode: 'ia', text: 'domo' });
    await buildTranslation(app.database, [hut, meaning]);
    await buildTranslation(app.database, [home, meaning]);
    const list = await buildList(app.database, [hut]);
    const { pairs } = await quizOf({
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

describe('pictures', () => {
  it('are what is asked for, and nothing that would have to be typed', async () => {
    const quiz = await quizOf({ source: fruit, mode: QuizMode.Image, count: 3 });
    for (const { item, word } of quiz.pairs) expect(item.imageKey).toBe(word.image?.url);
    expect(quiz.playable).toMatchObject({
      cards: { playable: true },
      'match-up': { playable: true },
      'multiple-choice': { playable: true },
      spelling: { playable: false, reason: 'PictureCannotBeTyped' },
      'letter-match': { playable: false, reason: 'PictureCannotBeTyped' },
    });
  });

  it('ask for the word, the other way round', async () => {
    const quiz = await quizOf({
      source: fruit,
      mode: QuizMode.Image,
      direction: 'backward',
      codes: ['spelling'],
    });
    for (const { item, word } of quiz.pairs) {
      expect(item).toMatchObject({ prompt: { imageKey: word.image?.url }, text: word.text });
      expect(item.imageKey).toBeUndefined();
    }
    expect(quiz.playable.spelling).toEqual({ playable: true });
  });

  it('stand beside translations where both are wished for', async () => {
    const words = await buildWords([['uno'], ['duo'], []]);
    await buildImage(app.database, words[0]?.id ?? '');
    const list = await buildList(app.database, words);
    const source = { kind: 'list', id: list.id } as const;
    const both = await quizOf({
      source,
      tranLangCode: 'ia',
      mode: QuizMode.Tran | QuizMode.Image,
    });
    expect(both.available).toBe(2);
    const pictured = both.pairs.filter(({ item }) => item.imageKey !== undefined);
    expect(pictured.map(({ word }) => word.id)).toEqual([words[0]?.id]);
    const none = await quizOf({ source, tranLangCode: 'vo', mode: QuizMode.Image });
    expect(none.available).toBe(1);
  });

  it('say so where there are none', async () => {
    const list = await buildList(app.database, await buildWords([['uno']]));
    const quiz = await quizOf({
      source: { kind: 'list', id: list.id },
      tranLangCode: 'ia',
      mode: QuizMode.Image,
    });
    expect(quiz.playable.cards).toEqual({ playable: false, reason: 'NoPictures' });
  });
});

describe('a table', () => {
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

  it('asks one column for another, any word of whose cell is right', async () => {
    const source = await pronouns('English', 'Spanish');
    const { pairs, settings } = await quizOf({ source, tranLangCode: 'es' });
    expect(settings.mode).toBe(QuizMode.Tran | QuizMode.Table);
    const we = pairs.find(({ word }) => word.text === 'we');
    expect(we?.item).toMatchObject({
      prompt: { text: 'we', langCode: 'en' },
      text: 'nosotros',
      langCode: 'es',
      accepted: ['nosotros', 'nosotras'],
    });
  });

  it('asks each word once, and takes what is right for it in any row', async () => {
    const source = await pronouns('German', 'English');
    const { pairs } = await quizOf({ source, count: 100 });
    const asked = pairs.filter(({ word }) => word.text === 'sie');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.item.accepted.toSorted()).toEqual(['she', 'they']);
  });

  it('asks labels for words, in the language of the reader', async () => {
    const source = await pronouns('Person', 'German');
    const { pairs, available } = await quizOf({ source, count: 100 }, russianReader);
    expect(pairs).toHaveLength(available);
    for (const { word, item } of pairs) {
      expect(word.langCode).toBe('de');
      expect(item).toMatchObject({ wordId: word.id, text: word.text, rowId: expect.any(String) });
      expect(item.prompt.text).toMatch(/лицо/);
    }
  });

  it('needs two columns of its own', async () => {
    const source = await pronouns('English', 'German');
    expect(await refusalOf({ source: { ...source, learnColumnId: nowhere } })).toMatchObject({
      code: 'NotFound',
    });
    const { learnColumnId } = source;
    expect(await refusalOf({ source: { ...source, tranColumnId: learnColumnId } })).toMatchObject({
      code: 'ParameterInvalid',
    });
  });

  it('is there for its owner only, where it is private', async () => {
    const source = await pronouns('English', 'German');
    const owner = await buildUser(app.database);
    const ofTable = eq(wordTable.slug, source.slug);
    const set = (values: { privacy: Privacy; userId: string | null }) =>
      app.database.update(wordTable).set(values).where(ofTable);
    await set({ privacy: Privacy.Private, userId: owner.id });
    expect(await refusalOf({ source })).toMatchObject({ status: 404, code: 'NotFound' });
    const stranger = await app.headersOf();
    expect(await refusalOf({ source }, stranger)).toMatchObject({ code: 'NotFound' });
    expect((await quizOf({ source }, await app.headersOf(owner))).available).toBeGreaterThan(5);
    await set({ privacy: Privacy.Public, userId: null });
  });
});

describe('a private list', () => {
  it('never leaks through a quiz', async () => {
    const owner = await buildUser(app.database);
    const words = await buildWords([['uno'], ['duo']]);
    const list = await buildList(app.database, words, {
      userId: owner.id,
      privacy: Privacy.Private,
    });
    for (const source of [
      { kind: 'list', id: list.id } as const,
      { kind: 'list', slug: list.slug } as const,
    ]) {
      for (const headers of [reader, await app.headersOf()]) {
        const wish = { source, tranLangCode: 'ia' };
        expect(await refusalOf(wish, headers)).toMatchObject({ status: 404, code: 'NotFound' });
        const pairs = words.map(({ id }) => ({ wordId: id, code: 'cards' as const }));
        const settings = { ...wish, codes: ['cards'] };
        const start = await app.refusal(routes.quiz.start, { settings, pairs }, headers);
        expect(['NotFound', 'NotAuthorized']).toContain(start.code);
      }
    }
    const own = await quizOf(
      { source: { kind: 'list', id: list.id }, tranLangCode: 'ia' },
      await app.headersOf(owner),
    );
    expect(own.available).toBe(2);
  });

  it('hides words that are not approved, by whatever way they are asked for', async () => {
    const hidden = await buildWord(app.database, { status: EntryStatus.Pending, text: 'kaŝita' });
    const meaning = await buildWord(app.database, { langCode: 'ia', text: 'celate' });
    await buildTranslation(app.database, [hidden, meaning]);
    const list = await buildList(app.database, [hidden]);
    const sources: QuizSource[] = [
      { kind: 'list', id: list.id },
      { kind: 'words', ids: [hidden.id], langCode: 'eo' },
      { kind: 'search', text: 'kaŝita', langCode: 'eo' },
    ];
    for (const source of sources) {
      expect((await quizOf({ source, tranLangCode: 'ia' })).available).toBe(0);
    }
  });
});

describe('one’s own words', () => {
  it('are asked of those who are signed in only', async () => {
    const source = { kind: 'own', knowing: 'saved', langCode: 'eo' } as const;
    expect(await refusalOf({ source })).toMatchObject({ status: 401, code: 'NotAuthorized' });
  });

  it('are those to learn, or those that are known', async () => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const [saved, known] = await buildWords([['uno'], ['duo']]);
    for (const [word, knowing] of [
      [saved, Knowing.Saved],
      [known, Knowing.Known],
    ] as const) {
      await app.database.insert(userWord).values({
        userId: learner.id,
        wordId: word?.id ?? '',
        langCode: 'eo',
        knowing,
        rightDays: 0,
        changedAt: new Date(),
      });
    }
    const own = (knowing: 'saved' | 'known') =>
      quizOf({ source: { kind: 'own', knowing, langCode: 'eo' }, tranLangCode: 'ia' }, headers);
    expect((await own('saved')).pairs).toMatchObject([
      { word: { id: saved?.id, knowing: Knowing.Saved } },
    ]);
    expect((await own('known')).pairs).toMatchObject([{ word: { id: known?.id } }]);
  });
});
