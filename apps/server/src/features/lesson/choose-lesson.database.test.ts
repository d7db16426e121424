import { type LessonRequest, routes } from '@wordhoard/contract';
import { Knowing, type LevelCode, Privacy } from '@wordhoard/contract/enumeration';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type User } from '../../../test/factory.ts';
import { addReviews, answered, learnWord } from '../../../test/learn-word.ts';
import { reader, russianReader, useApp } from '../../../test/test-app.ts';
import { ThemeBuilder } from '../../../test/theme-builder.ts';
import { courseUnit } from '../../schema/collection.ts';

const app = useApp();

let themes: ThemeBuilder;
let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  themes = new ThemeBuilder(app);
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

const words = (...texts: string[]) => texts.map((text) => ({ text, level: 'A1' as const }));
const atLevel = (text: string, level: LevelCode) => ({ text, level });

async function next(wish: Partial<LessonRequest> = {}, as: Record<string, string> = reader) {
  const body = { ...themes.languages, ...wish };
  const { ids, ...lesson } = await app.call(routes.lesson.next, body, as);
  return { ...lesson, texts: themes.textsOf(ids) };
}

const learn = (text: string, knowing: Knowing, hour = 0) =>
  learnWord(app.database, learner, { id: themes.idOf(text) }, knowing, hour);

describe('the next lesson of a newcomer', () => {
  it('begins with the greetings of the starter content, the same every time', async () => {
    const request = { langCode: 'de', tranLangCode: 'en' };
    const lesson = await app.call(routes.lesson.next, request, russianReader);
    expect(lesson).toMatchObject({
      list: { slug: 'de-greetings', name: 'Приветствия и вежливость' },
    });
    const { data } = await app.call(routes.word.words, { ids: lesson.ids });
    expect(data.map(({ text }) => text)).toEqual(['hallo', 'danke', 'bitte', 'ja', 'nein']);
    expect(lesson.remaining).toBeGreaterThan(5);
    expect(await app.call(routes.lesson.next, request, russianReader)).toEqual(lesson);
  });

  it('takes five words in the order of their author, and continues in the next theme', async () => {
    const greetings = await themes.add([
      atLevel('hello', 'A1'),
      { text: 'farewell' },
      { text: 'welcome', level: 'B1', hasImage: true },
    ]);
    await themes.add(words('one', 'two', 'three'));
    expect(await next()).toEqual({
      list: { id: greetings.id, slug: greetings.slug, name: greetings.name },
      texts: ['hello', 'farewell', 'welcome', 'one', 'two'],
      remaining: 0,
    });
  });

  it('begins with the course, whatever its lists are older than', async () => {
    await themes.add(words('one', 'two', 'three', 'four', 'five'));
    const unit = await themes.add(words('hello', 'farewell', 'please', 'yes', 'no'));
    await app.database.insert(courseUnit).values({ listId: unit.id, position: 1, level: 1 });
    expect(await next()).toMatchObject({
      list: { id: unit.id },
      texts: ['hello', 'farewell', 'please', 'yes', 'no'],
    });
  });

  it('leaves out words without a translation, and words of private or learners’ lists', async () => {
    await themes.add([{ text: 'unclear', isUntranslated: true }, ...words('clear')]);
    await themes.add(words('private'), { privacy: Privacy.Private });
    await themes.add(words('personal'), { userId: learner.id });
    expect(await next()).toMatchObject({ texts: ['clear'] });
  });

  it('teaches a word of two themes once', async () => {
    const { id } = await themes.add(words('orange', 'red'));
    await themes.add(words('apple', 'orange'));
    expect(await next()).toMatchObject({ list: { id }, texts: ['orange', 'red', 'apple'] });
  });

  it('is empty if no word is left', async () => {
    expect(await next()).toEqual({ list: null, texts: [], remaining: 0 });
  });
});

describe('the next lesson', () => {
  it('teaches fewer words on request', async () => {
    await themes.add(words('one', 'two', 'three', 'four', 'five', 'six'));
    expect(await next({ maxWords: 2 })).toMatchObject({ texts: ['one', 'two'], remaining: 4 });
  });

  it('leaves out what the browser has learned, and begins with what it has saved', async () => {
    await themes.add(words('one', 'two', 'three', 'four'));
    const lesson = await next({
      savedIds: [themes.idOf('four'), themes.idOf('one')],
      learnedIds: [themes.idOf('one'), themes.idOf('two')],
    });
    expect(lesson).toEqual({ list: null, texts: ['four', 'three'], remaining: 0 });
  });

  it('leaves out what the account knows or has answered, and begins with what it has saved', async () => {
    await themes.add(words('one', 'two', 'three', 'four', 'five'));
    await learn('one', Knowing.Known);
    await addReviews(app.database, learner, { id: themes.idOf('two') }, [
      answered('2026-03-01', 3),
    ]);
    await learn('five', Knowing.Saved, 1);
    await learn('four', Knowing.Saved, 2);
    expect(await next({}, headers)).toEqual({
      list: null,
      texts: ['five', 'four', 'three'],
      remaining: 0,
    });
  });

  it('counts the words that are left', async () => {
    await themes.add(words('one', 'two', 'three', 'four', 'five', 'six', 'seven'));
    expect(await next()).toMatchObject({ remaining: 2 });
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
      await learn(text, Knowing.Saved);
    }
    expect(await next({}, headers)).toMatchObject({ list: null, remaining: 1 });
  });

  it('begins at a level, with words of unknown level last', async () => {
    await themes.add([...words('hello'), { text: 'farewell' }]);
    await themes.add([...words('eat'), atLevel('devour', 'B2'), atLevel('cook', 'B1')]);
    expect(await next({ level: 'B1' })).toMatchObject({ texts: ['devour', 'cook', 'farewell'] });
    expect(await next({ level: 'A1' })).toMatchObject({
      texts: ['hello', 'farewell', 'eat', 'devour', 'cook'],
    });
  });

  it('follows the order of a list, whether its words are saved or not', async () => {
    await themes.add(words('other'));
    const list = await themes.add(
      [atLevel('hard', 'C1'), ...words('easy', 'known'), { text: 'new' }],
      { userId: learner.id, privacy: Privacy.Private },
    );
    await learn('easy', Knowing.Saved);
    await learn('known', Knowing.Known);
    await learn('other', Knowing.Saved);
    expect(await next({ listId: list.id }, headers)).toMatchObject({
      list: { id: list.id },
      texts: ['hard', 'easy', 'new'],
    });
  });
});
