import { routes } from '@wordhoard/contract';
import { Knowing, Privacy } from '@wordhoard/contract/enumeration';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../../test/contribution-factory.ts';
import { buildList, buildUser, type User } from '../../../../test/factory.ts';
import { addReviews, answered, learnWord, marked } from '../../../../test/learn-word.ts';
import { reader, russianReader, useApp } from '../../../../test/test-app.ts';
import { ThemeBuilder } from '../../../../test/theme-builder.ts';

const app = useApp();
const day = '2026-03-02';

let themes: ThemeBuilder;
let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  themes = new ThemeBuilder(app);
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

const words = (...texts: string[]) => texts.map((text) => ({ text }));
const answer = (text: string, ...days: string[]) =>
  addReviews(
    app.database,
    learner,
    { id: themes.idOf(text) },
    days.map((one) => answered(one, 3)),
  );

interface Visitor {
  learnedIds?: string[];
  learnedTodayIds?: string[];
}

async function study(
  lists: readonly { id: string }[],
  { as = reader, ...visitor }: Visitor & { as?: Record<string, string> } = {},
) {
  const listIds = lists.map(({ id }) => id);
  const body = { listIds, tranLangCode: 'ia', day, ...visitor };
  return (await app.call(routes.progress.studyLists, body, as)).data;
}

describe('a list to study', () => {
  it('counts the words of an account that are learned, learned today, and left', async () => {
    const list = await themes.add(words('one', 'two', 'three', 'four', 'five', 'six'));
    await answer('one', '2026-03-01', day);
    await answer('two', day);
    await learnWord(app.database, learner, { id: themes.idOf('three') }, Knowing.Known);
    await learnWord(app.database, learner, { id: themes.idOf('four') }, Knowing.Saved);
    const { id, slug, name } = list;
    expect(await study([list], { as: headers })).toEqual([
      {
        list: { id, slug, name, langCode: themes.langCode },
        learned: 3,
        learnedToday: 1,
        remaining: 3,
      },
    ]);
  });

  it('counts a word again that was forgotten on purpose', async () => {
    const list = await themes.add(words('one'));
    await addReviews(app.database, learner, { id: themes.idOf('one') }, [
      answered('2026-02-01', 3),
      marked('2026-02-01', 'unknown'),
    ]);
    expect(await study([list], { as: headers })).toMatchObject([{ learned: 0, remaining: 1 }]);
    await answer('one', day);
    expect(await study([list], { as: headers })).toMatchObject([{ learned: 1, learnedToday: 1 }]);
  });

  it('counts the words that a visitor names', async () => {
    const list = await themes.add(words('one', 'two', 'three'));
    const [one, two] = [themes.idOf('one'), themes.idOf('two')];
    const counts = await study([list], { learnedIds: [one, two], learnedTodayIds: [two] });
    expect(counts).toMatchObject([{ learned: 2, learnedToday: 1, remaining: 1 }]);
    expect(await study([list])).toMatchObject([{ learned: 0, learnedToday: 0, remaining: 3 }]);
  });

  it('leaves as many words as lessons teach', async () => {
    const list = await themes.add([...words('one', 'two'), { text: 'x', isUntranslated: true }]);
    await learnWord(app.database, learner, { id: themes.idOf('one') }, Knowing.Known);
    const [counts] = await study([list], { as: headers });
    const request = { ...themes.languages, listId: list.id };
    const lesson = await app.call(routes.lesson.next, request, headers);
    expect(counts?.remaining).toBe(lesson.ids.length + lesson.remaining);
    expect(counts).toMatchObject({ learned: 1, remaining: 1 });
  });

  it('comes in the order of the request, with its name in the language of the reader', async () => {
    const [one, two] = [await themes.add(words('one')), await themes.add(words('two'))];
    const ids = (await study([two, one])).map(({ list }) => list.id);
    expect(ids).toEqual([two.id, one.id]);
    const { data } = await app.call(
      routes.list.feed,
      { langCode: 'de', pageSize: 1 },
      russianReader,
    );
    const [named] = await study(data, { as: russianReader });
    expect(named?.list.name).toBe(data[0]?.name);
  });

  it('is left out if the reader does not see it', async () => {
    const hidden = await themes.add(words('one'), {
      userId: learner.id,
      privacy: Privacy.Private,
    });
    const other = await app.headersOf(await buildUser(app.database));
    expect(await study([hidden])).toEqual([]);
    expect(await study([hidden], { as: other })).toEqual([]);
    expect(await study([hidden], { as: headers })).toHaveLength(1);
  });
});

type ProgressRequest = { listIds: string[]; knownIds?: string[]; learningIds?: string[] };

describe('the progress of lists', () => {
  const progressOf = async (body: ProgressRequest, as: Record<string, string> = reader) =>
    (await app.call(routes.progress.lists, body, as)).data;

  it('counts the words that an account knows and learns', async () => {
    const list = await themes.add(words('one', 'two', 'three', 'four'));
    const untouched = await themes.add(words('five'));
    await answer('one', day);
    await learnWord(app.database, learner, { id: themes.idOf('two') }, Knowing.Known);
    await learnWord(app.database, learner, { id: themes.idOf('three') }, Knowing.Saved);
    const listIds = [list.id, untouched.id];
    expect(await progressOf({ listIds }, headers)).toEqual([
      { listId: list.id, known: 1, learning: 1 },
    ]);
    expect(await progressOf({ listIds })).toEqual([]);
  });

  it('counts the words that a visitor names', async () => {
    const list = await themes.add(words('one', 'two', 'three'));
    const [knownIds, learningIds] = [[themes.idOf('one')], [themes.idOf('two')]];
    expect(await progressOf({ listIds: [list.id], knownIds, learningIds })).toEqual([
      { listId: list.id, known: 1, learning: 1 },
    ]);
  });

  it('does not tell which words are in a private list or hidden', async () => {
    const secret = await themes.add(words('one'), {
      userId: learner.id,
      privacy: Privacy.Private,
    });
    const hidden = await buildHiddenWord(app.database);
    const list = await buildList(app.database, [hidden]);
    const knownIds = [themes.idOf('one'), hidden.id];
    expect(await progressOf({ listIds: [secret.id, list.id], knownIds })).toEqual([]);
    expect(await progressOf({ listIds: [secret.id, list.id], knownIds }, headers)).toMatchObject([
      { listId: secret.id, known: 1 },
    ]);
  });
});
