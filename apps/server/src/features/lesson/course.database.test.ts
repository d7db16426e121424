import { routes } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildList, buildTranslation, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { ThemeBuilder } from '../../../test/theme-builder.ts';
import { courseUnit } from '../../schema/collection.ts';
import { word } from '../../schema/word.ts';

const app = useApp();

it('has the units of a language in the order of its author, with what is left to learn', async () => {
  const themes = new ThemeBuilder(app);
  const second = await themes.add([{ text: 'water' }, { text: 'bread' }]);
  const first = await themes.add([{ text: 'hello' }, { text: 'unclear', isUntranslated: true }]);
  await themes.add([{ text: 'dragon' }]);
  await app.database.insert(courseUnit).values([
    { listId: first.id, position: 1, level: 1 },
    { listId: second.id, position: 2, level: 2 },
  ]);
  const learnedIds = [themes.idOf('water')];
  const next = await app.call(routes.lesson.unit, { ...themes.languages, learnedIds });
  const { units } = await app.call(routes.lesson.course, { ...themes.languages, learnedIds });
  expect(units).toEqual([
    {
      list: { id: first.id, slug: first.slug, name: first.name },
      level: 'A1',
      wordCount: 2,
      remaining: 1,
    },
    {
      list: { id: second.id, slug: second.slug, name: second.name },
      level: 'A2',
      wordCount: 2,
      remaining: 1,
    },
  ]);
  expect(next).toEqual({ unit: { list: units[0]?.list, number: 1, total: 2 } });
});

it('goes on with the first unit that has a word to teach, until nothing is left', async () => {
  const themes = new ThemeBuilder(app);
  const first = await themes.add([{ text: 'hello' }, { text: 'unclear', isUntranslated: true }]);
  const second = await themes.add([{ text: 'water' }]);
  await themes.add([{ text: 'dragon' }]);
  await app.database.insert(courseUnit).values([
    { listId: first.id, position: 1, level: 1 },
    { listId: second.id, position: 2, level: 1 },
  ]);
  const findNext = async (...texts: string[]) => {
    const learnedIds = texts.map((text) => themes.idOf(text));
    return (await app.call(routes.lesson.unit, { ...themes.languages, learnedIds })).unit;
  };
  const { id, slug, name } = second;
  expect(await findNext('hello')).toEqual({ list: { id, slug, name }, number: 2, total: 2 });
  expect(await findNext('hello', 'water')).toBeNull();
});

it('tells what a known word means besides, with the words around it', async () => {
  const { database } = app;
  const themes = new ThemeBuilder(app);
  const first = await themes.add([{ text: 'time' }]);
  const weather = await buildWord(database, { langCode: 'ia', text: 'tempore' });
  const [time] = await database
    .select()
    .from(word)
    .where(eq(word.id, themes.idOf('time')));
  if (time === undefined) throw new Error('The word is missing');
  await buildTranslation(database, [time, weather]);
  const second = await themes.add([{ text: 'rain' }, { text: 'time' }, { text: 'wind' }]);
  const other = await buildList(database, [weather], { langCode: 'ia' });
  await database.insert(courseUnit).values([
    { listId: first.id, position: 1, level: 1 },
    { listId: second.id, position: 2, level: 1 },
    { listId: other.id, position: 2, level: 1 },
  ]);
  const learn = (maxWords: number, ...texts: string[]) => {
    const learnedIds = texts.map((text) => themes.idOf(text));
    return app.call(routes.lesson.next, { ...themes.languages, maxWords, learnedIds });
  };
  const also = [{ word: { text: 'time' }, meanings: ['tempore'] }];
  expect(await learn(1, 'time')).toMatchObject({ ids: [themes.idOf('rain')], also });
  expect(await learn(1, 'time', 'wind')).toMatchObject({ ids: [themes.idOf('rain')], also });
  expect(await learn(1)).not.toHaveProperty('also');
});

it('is left out of the feed of lists', async () => {
  const themes = new ThemeBuilder(app);
  const unit = await themes.add([{ text: 'hello' }]);
  const theme = await themes.add([{ text: 'dragon' }]);
  await app.database.insert(courseUnit).values({ listId: unit.id, position: 1, level: 1 });
  const { langCode } = themes.languages;
  const { data } = await app.call(routes.list.feed, { langCode });
  expect(data.map(({ id }) => id)).toEqual([theme.id]);
});

it('is empty for a language without a course', async () => {
  const { units } = await app.call(routes.lesson.course, { langCode: 'eo', tranLangCode: 'en' });
  expect(units).toEqual([]);
});
