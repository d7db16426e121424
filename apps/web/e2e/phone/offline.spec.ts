import { type BrowserContext, expect, type Page } from '@playwright/test';
import { AnswerKey } from '../quiz/answer-key.ts';
import { LessonPage } from '../quiz/lesson-page.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { QuizSession } from '../quiz/quiz-session.ts';
import { SpellingPage } from '../quiz/spelling-page.ts';
import { signInOnDevice, signUp } from '../support/account.ts';
import { collectFailureMessages } from '../support/failure-messages.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { readWordIds } from '../support/list-words.ts';
import { openPage, waitUntilStored } from '../support/open-page.ts';
import { buildAnswer, buildMark, sendFromOtherDevice } from '../support/other-device.ts';
import { expectInAccount, readCards, storeUnsent } from '../support/practice.ts';
import { test } from '../support/test.ts';
import { TodayPage } from '../support/today-page.ts';

test.use({ savesData: false, serviceWorkers: 'allow', timezoneId: 'UTC' });

/** In milliseconds. */
const hour = 3_600_000;

test('after one visit, the app opens without a connection', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  // At the end of the HTML, before its scripts.
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () =>
        sessionStorage.setItem('opening', document.querySelector('.opening h1')?.textContent ?? ''),
      { once: true },
    ),
  );
  const readStored = (area: 'localStorage' | 'sessionStorage', key: string) =>
    page.evaluate(([from, name]) => window[from].getItem(name), [area, key] as const);
  await page.goto('/');
  await waitUntilStored(page);
  await expect
    .poll(() => readStored('localStorage', 'wordhoard.openings'))
    .toContain(learner.says('home.title'));
  await context.setOffline(true);

  await page.reload();
  expect(await readStored('sessionStorage', 'opening')).toBe(learner.says('home.title'));
  await expect(page.getByText(learner.says('connection.lost'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await learner.expectAccessible();

  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('settings.title'));

  // As if another server had answered with the page of another version.
  await context.setOffline(false);
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes('precache'));
    const cache = await caches.open(name);
    const [shell] = (await cache.keys()).filter(({ url }) => url.includes('/_app'));
    const stored = shell && (await cache.match(shell));
    if (!shell || !stored) throw new Error('The page is not stored');
    const html = (await stored.text()).replace(/assets\/index-/g, 'assets/former-');
    await cache.put(shell, new Response(html, { headers: stored.headers }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(learner.says('settings.title'));
});

test('a new version is offered after the question, and the quiz goes on with it', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const offer = page.getByText(learner.says('newVersion.available'));
  await startQuiz(learner, 2);
  await waitUntilStored(page);
  await page.evaluate(async () => {
    // Another address is another version.
    const registration = await navigator.serviceWorker.register('/sw.js?next');
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await new QuizPage(page).answer('right');
  const question = await getQuestion(page).textContent();
  await expect(offer).toBeHidden();

  await page.getByRole('button', { name: learner.says('ui.quizFrame.leave') }).click();
  await expect(offer).toBeVisible();
  await learner.expectAccessible();
  // The learner waits for the new version, not for the last picture of the page.
  await page.evaluate(() => document.documentElement.setAttribute('data-former', ''));
  await page.getByRole('button', { name: learner.says('newVersion.reload') }).click();
  await expect(page.locator('html:not([data-former])')).toBeAttached({ timeout: 60_000 });
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/next$/);

  await openPage(page, '/quiz');
  await page.getByRole('button', { name: /1.*2/ }).click();
  await expect(getQuestion(page)).toHaveText(question ?? '');
});

test('a text that another app shares can be added as words', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/list/paste?title=Fruit&text=manzana%0Apera');
  await expect(page.getByLabel(learner.says('pasteArea.words'))).toHaveValue('manzana\npera');
  await expect(page).toHaveURL('/list/paste');
});

test('a learner goes on without a connection in a browser that was closed, and all devices get it', async ({
  startBrowser,
  openBrowser,
  locale,
}) => {
  let context = await startBrowser();
  let findFailures = await collectFailureMessages(context);
  let learner = new Learner(await getPage(context), locale);
  let { page } = learner;
  const account = await signUp(context);
  const answers = await AnswerKey.of(page, 'de-fruit', 'en');
  const fruit = { slug: 'de-fruit', tranLangCode: 'en', answers };
  const greetings = await AnswerKey.of(page, 'de-greetings', 'en');
  const player = () => ({ learner, page, input: new Touch(page), answers });
  const openLesson = () => new LessonPage({ ...player(), answers: greetings });
  await missWords(context, fruit.slug, 3);

  await test.step('a lesson begins with a connection', async () => {
    await page.goto('/list/de-fruit/en');
    await waitUntilStored(page);
    await page.getByRole('button', { name: learner.says('collectionActions.more') }).tap();
    await page.getByRole('menuitem', { name: learner.says('offlineList.keep') }).tap();
    await expect(page.getByText(learner.says('offlineList.stored'))).toBeVisible();
    await openPage(page, '/lesson');
    await openLesson().learn();
  });

  await test.step('it goes on without one', async () => {
    const lesson = openLesson();
    const second = await lesson.newWord();
    await context.setOffline(true);
    await page.reload();
    expect(await lesson.newWord()).toBe(second);
    await lesson.learn();
    expect(findFailures()).toEqual([]);
  });

  await test.step('it goes on after the browser was closed', async () => {
    await context.close();
    context = await startBrowser();
    await context.setOffline(true);
    findFailures = await collectFailureMessages(context);
    page = await getPage(context);
    learner = new Learner(page, locale);
    await page.goto('/lesson');
    const lesson = openLesson();
    await lesson.expectProgress(2, 22);
    await lesson.learn();
  });

  await test.step('words that are due are reviewed', async () => {
    await openPage(page, '/');
    await expect(page.getByText(learner.says('connection.lost'))).toBeVisible();
    const today = new TodayPage(learner);
    await expect(
      page.getByRole('heading', { name: learner.says('resumeQuiz.lesson') }),
    ).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('today.practise', { count: 3 }) }).tap();
    const question = new SpellingPage({ ...player(), direction: 'backward' });
    for (let word = 0; word < 3; word += 1) {
      await question.answer('right');
      await question.next();
    }
    await openPage(page, '/');
    await today.expectDue(0);
  });

  await test.step('a stored list is asked by cards', async () => {
    const wanted = { kind: 'cards', count: 3, list: fruit } as const;
    const session = await QuizSession.start(learner, new Touch(page), wanted);
    await session.play(['right', 'wrong', 'right']);
    await session.expectScore(2, 3);
  });

  await test.step('a word is found', async () => {
    await openPage(page, '/search');
    await page.getByRole('combobox').fill('apple');
    await page.getByRole('option', { name: /Apfel/ }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apfel');
  });

  await test.step('the account and another device get everything', async () => {
    const cards = await readCards(page);
    await context.setOffline(false);
    await expectInAccount(context, cards);
    const device = await openBrowser();
    await signInOnDevice(device, account);
    const other = await device.newPage();
    await other.goto('/');
    await expect.poll(() => readCards(other)).toEqual(cards);
    expect(findFailures()).toEqual([]);
  });
});

test('500 answers arrive when the connection returns, also those of a clock that was ahead', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const today = new TodayPage(learner);
  const { username } = await signUp(context);
  const ids = await readWordIds(context, { slug: 'de-fruit', count: 20 });
  // A day begins at four.
  const now = new Date(Date.now() - 4 * hour).toISOString();
  const events = Array.from({ length: 25 }, () => ids.map((id) => buildAnswer(id, now, 'exact')));
  const inTwoDays = new Date(Date.now() + 48 * hour).toISOString();
  const early = buildMark(ids[0] ?? '', inTwoDays, 'saved');
  const received: number[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/front-review/sync'))
      received.push((await response.json()).received.length);
  });

  await page.goto('/');
  await today.expectHabit({ done: 0, streak: 0, week: '......o' }, now);
  await waitUntilStored(page);
  await context.setOffline(true);
  await storeUnsent(page, username, [early, ...events.flat().slice(1)]);
  await page.reload();
  await expect(page.getByText(learner.says('connection.lost'))).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(learner.says('practice.wrongClock'))).toBeVisible();
  await today.expectHabit({ done: 20, streak: 1, week: '......x' }, now);
  await expectInAccount(context, await readCards(page));
  expect(received.filter((count) => count > 0)).toEqual([500]);
});

const getPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? (await context.newPage());

/** The learner has missed words of a list on another device, so that they are due. */
async function missWords(context: BrowserContext, slug: string, count: number): Promise<void> {
  // The third one is the same in both languages, which asks nothing.
  const ids = (await readWordIds(context, { slug, count: count + 3 })).slice(3);
  const threeDaysAgo = new Date(Date.now() - 72 * hour).toISOString();
  await sendFromOtherDevice(
    context,
    ids.map((id) => buildAnswer(id, threeDaysAgo, 'wrong')),
  );
}
