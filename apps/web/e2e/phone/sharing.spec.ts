import { expect } from '@playwright/test';
import { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { LessonPage } from '../quiz/lesson-page.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { importList } from '../support/import-list.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false });

const words = ['Zweng\tsplinter', 'Gupf\tdome', 'Haxn\tleg', 'Marill\tapricot', 'Ribisl\tcurrant'];

test('a friend learns a list that is shared by its link, and keeps its words when it is deleted', async ({
  page,
  context,
  anotherPerson,
  locale,
}) => {
  const owner = new Learner(page, locale);
  const friend = await anotherPerson();
  await signUp(context);
  const list = await importList(context, 'de', words);
  const { Unlisted } = CollectionPrivacy;
  const change = { id: list.id, privacy: Unlisted };
  const shared = await (await callAs(context, 'post', '/front-list/update', change)).json();
  const former = `/list/${shared.slug}/en`;
  let address = '';
  const readKept = () =>
    friend.page.evaluate(() => JSON.parse(localStorage.getItem('wordhoard.keptWords') ?? '[]'));

  await test.step('the owner gets a new link, and the old one opens nothing', async () => {
    await page.goto(former);
    await page.getByRole('button', { name: owner.says('collectionActions.more') }).tap();
    await page.getByRole('menuitem', { name: owner.says('collectionActions.renew') }).tap();
    const dialog = page.getByRole('dialog');
    await owner.expectAccessible();
    await dialog.getByRole('button', { name: owner.says('renewLink.renew') }).tap();
    await expect(page.getByText(owner.says('collectionActions.renewed'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ribisl', exact: true })).toBeVisible();
    address = new URL(page.url()).pathname;
    expect(address).not.toBe(former);
    await friend.page.goto(former);
    await expect(friend.page.getByRole('heading', { level: 1 })).toHaveText(
      friend.says('notFound.title'),
    );
  });

  await test.step('the friend sees all words, and learns them with one button', async () => {
    await openPage(friend.page, address);
    for (const word of words)
      await expect(friend.page.getByText(`${word.split('\t')[0]}`, { exact: true })).toBeVisible();
    await friend.expectAccessible();
    const learn = friend.says('planAction.learn', { count: words.length });
    await friend.page.getByRole('link', { name: learn, exact: true }).tap();
    const input = new Touch(friend.page);
    const { answers } = list;
    const lesson = new LessonPage({ learner: friend, page: friend.page, input, answers });
    for (const _ of words) await lesson.learn();
    await lesson.expectProgress(words.length, words.length * 4);
  });

  await test.step('the owner deletes the list, and the friend still reviews its words', async () => {
    await expect.poll(readKept, { timeout: 15_000 }).toHaveLength(words.length);
    const { pathname } = new URL(page.url());
    expect(pathname).toBe(address);
    const renewed = await callAs(context, 'post', '/front-list/record', {
      slug: address.split('/')[2],
    });
    await callAs(context, 'delete', '/front-list/delete', { id: (await renewed.json()).id });
    await friend.page.clock.setSystemTime(Date.now() + 5 * 24 * 3_600_000);
    await openPage(friend.page, '/');
    const total = words.length;
    await friend.page
      .getByRole('button', { name: friend.says('today.practise', { count: total }) })
      .tap();
    const counter = friend.says('ui.quizFrame.counter', { answered: 0, total });
    await expect(friend.page.getByText(counter, { exact: true })).toBeVisible();
    await expect(getQuestion(friend.page)).toContainText(/splinter|dome|leg|apricot|currant/);
  });

  await test.step('the friend signs up, and the account keeps the words', async () => {
    const device = friend.page.context();
    await signUp(device);
    await friend.page.goto('/');
    await expect.poll(readKept, { timeout: 15_000 }).toEqual([]);
    const word = { langCode: 'de', text: 'Zweng', tranLangCode: 'en' };
    const answer = await callAs(device, 'post', '/front-word/entity', word);
    expect(answer.status()).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain('splinter');
  });
});
