import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type User } from '../../../../test/factory.ts';
import { addReviews, answered } from '../../../../test/learn-word.ts';
import { useApp } from '../../../../test/test-app.ts';
import { ThemeBuilder } from '../../../../test/theme-builder.ts';
import { list } from '../../../schema/collection.ts';

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

let built = 0;
const addList = (overrides: Parameters<ThemeBuilder['add']>[1] = {}) => {
  built += 1;
  return themes.add([{ text: `word ${built}` }, { text: `other ${built}` }], overrides);
};

const save = (listId: string, wordsPerDay: number, as = headers) =>
  app.call(routes.progress.savePlan, { listId, wordsPerDay }, as);
const merge = (plans: { listId: string; wordsPerDay: number }[]) =>
  app.call(routes.progress.mergePlans, { plans }, headers);
const plansOf = async (as = headers) =>
  (await app.call(routes.progress.plans, { tranLangCode: 'ia', day }, as)).data;
const listPaces = async (as = headers) =>
  (await plansOf(as)).map((plan) => [plan.list.id, plan.wordsPerDay]);

describe('a study plan', () => {
  it('tells how far the learner is, and is private', async () => {
    const { id } = await addList();
    await addReviews(app.database, learner, { id: themes.idOf(`word ${built}`) }, [
      answered(day, 3),
    ]);
    await save(id, 7);
    expect(await plansOf()).toMatchObject([
      { list: { id }, wordsPerDay: 7, learned: 1, learnedToday: 1, remaining: 1 },
    ]);
    expect(await plansOf(await app.headersOf(await buildUser(app.database)))).toEqual([]);
  });

  it('is changed in its place and deleted, more than once', async () => {
    const [first, second] = [await addList(), await addList()];
    await save(first.id, 7);
    await save(second.id, 5);
    await save(first.id, 10);
    expect(await listPaces()).toEqual([
      [first.id, 10],
      [second.id, 5],
    ]);
    for (const _ of [1, 2])
      await app.call(routes.progress.deletePlan, { listId: first.id }, headers);
    expect(await listPaces()).toEqual([[second.id, 5]]);
  });

  it('disappears with its list, and while the list is private', async () => {
    const author = await buildUser(app.database);
    const [deleted, hidden] = [
      await addList({ userId: author.id }),
      await addList({ userId: author.id }),
    ];
    await save(deleted.id, 7);
    await save(hidden.id, 7);
    const byAuthor = await app.headersOf(author);
    await app.call(routes.list.delete, { id: deleted.id }, byAuthor);
    await setPrivacy(hidden.id, Privacy.Private);
    expect(await plansOf()).toEqual([]);
    await setPrivacy(hidden.id, Privacy.Public);
    expect(await listPaces()).toEqual([[hidden.id, 7]]);
  });

  it('is limited to five, and each of them can still be changed', async () => {
    const lists = [];
    for (let index = 0; index <= limits.studyMaxPlans; index += 1) lists.push(await addList());
    const [first, ...others] = lists;
    for (const { id } of others) await save(id, 7);
    const failed = await app.refusal(
      routes.progress.savePlan,
      { listId: first?.id ?? '', wordsPerDay: 7 },
      headers,
    );
    expect(failed).toMatchObject({ status: 422, code: 'StudyMaxPlansExceeded' });
    await save(others[0]?.id ?? '', 10);
    expect(await plansOf()).toHaveLength(limits.studyMaxPlans);
  });
});

const setPrivacy = (id: string, privacy: Privacy) =>
  app.database.update(list).set({ privacy }).where(eq(list.id, id));

describe('merging the plans of a visitor', () => {
  it('adds those that are new, once', async () => {
    const [kept, added] = [await addList(), await addList()];
    await save(kept.id, 7);
    const plans = [kept, added].map(({ id: listId }) => ({ listId, wordsPerDay: 20 }));
    expect(await merge(plans)).toEqual({ added: 1 });
    expect(await merge(plans)).toEqual({ added: 0 });
    expect(await listPaces()).toEqual([
      [kept.id, 7],
      [added.id, 20],
    ]);
  });

  it('leaves out lists that the learner does not see, and plans beyond the limit', async () => {
    const author = await buildUser(app.database);
    const hidden = await addList({ userId: author.id, privacy: Privacy.Private });
    const gone = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
    const shown = await addList();
    const plans = [hidden.id, gone, shown.id].map((listId) => ({ listId, wordsPerDay: 7 }));
    expect(await merge(plans)).toEqual({ added: 1 });
    const others = [];
    for (let index = 0; index < limits.studyMaxPlans; index += 1) others.push(await addList());
    const further = others.map(({ id: listId }) => ({ listId, wordsPerDay: 7 }));
    expect(await merge(further)).toEqual({ added: limits.studyMaxPlans - 1 });
  });
});
