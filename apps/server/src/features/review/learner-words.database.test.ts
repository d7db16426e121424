import { routes } from '@wordhoard/contract';
import { Knowing, SortOrder } from '@wordhoard/contract/enumeration';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildTranslation, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { learnWord } from '../../../test/learn-word.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

let learner: User;
let headers: Record<string, string>;

beforeEach(async () => {
  learner = await buildUser(app.database);
  headers = await app.headersOf(learner);
});

describe('the words of a learner', () => {
  it('are ordered by the latest change', async () => {
    const words = [await buildWord(app.database), await buildWord(app.database)];
    for (const [hour, word] of words.entries())
      await learnWord(app.database, learner, word, Knowing.Saved, hour);
    const known = await buildWord(app.database);
    await learnWord(app.database, learner, known, Knowing.Known);
    const listIds = async (sort?: SortOrder) => {
      const { data, total } = await requestWords(routes.user.learningWords, { sort });
      return { ids: data.map(({ id }) => id), total };
    };
    const ids = words.map(({ id }) => id);
    expect(await listIds()).toEqual({ ids: ids.toReversed(), total: 2 });
    expect(await listIds(SortOrder.Ascending)).toEqual({ ids, total: 2 });
    expect(await requestWords(routes.user.knownWords)).toMatchObject({ data: [{ id: known.id }] });
  });

  it('are filtered by language and returned with translations', async () => {
    const word = await buildWord(app.database);
    const translated = await buildWord(app.database, { langCode: 'ia' });
    await buildTranslation(app.database, [word, translated]);
    await learnWord(app.database, learner, word, Knowing.Known);
    await learnWord(app.database, learner, translated, Knowing.Known);
    const filter = { langCode: 'eo', tranLangCode: 'ia' };
    expect(await requestWords(routes.user.knownWords, filter)).toMatchObject({
      total: 1,
      data: [{ id: word.id, trans: [{ dest: { id: translated.id } }] }],
    });
  });

  it('have the status of the caller, not of the learner whose words they are', async () => {
    const word = await buildWord(app.database);
    await learnWord(app.database, learner, word, Knowing.Known);
    const { data } = await requestWords(routes.user.knownWords, {}, await app.headersOf());
    expect(data).toMatchObject([{ id: word.id, knowing: Knowing.Unknown }]);
  });

  it('exclude words that the caller does not see', async () => {
    const word = await buildPersonalWord(app.database, learner, { text: 'sekreta' });
    await learnWord(app.database, learner, word, Knowing.Saved);
    const hidden = { total: 0, data: [] };
    expect(await requestWords(routes.user.learningWords)).toMatchObject(hidden);
    const stranger = await app.headersOf();
    expect(await requestWords(routes.user.learningWords, {}, stranger)).toMatchObject(hidden);
    const own = await requestWords(routes.user.learningWords, {}, headers);
    expect(own).toMatchObject({ total: 1, data: [{ id: word.id }] });
  });
});

type WordsRoute = typeof routes.user.learningWords | typeof routes.user.knownWords;

const requestWords = (route: WordsRoute, filter: object = {}, as?: Record<string, string>) =>
  app.call(route, { username: learner.username, ...filter }, as);
