import { expect, type Page } from '@playwright/test';
import { AnswerKey } from '../quiz/answer-key.ts';
import { LessonPage } from '../quiz/lesson-page.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { signUp } from '../support/account.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test.use({ savesData: false, serviceWorkers: 'allow' });

/** Waits until the whole app is stored on the device. */
async function waitUntilStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

test('after one visit, the app opens without a connection', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/');
  await waitUntilStored(page);
  await context.setOffline(true);

  await page.reload();
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

test('a new version is offered after the question', async ({ page, locale }) => {
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
  await expect(offer).toBeHidden();

  await page.getByRole('button', { name: learner.says('ui.quizFrame.leave') }).click();
  await expect(offer).toBeVisible();
  await learner.expectAccessible();
  const isReloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: learner.says('newVersion.reload') }).click();
  await isReloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/next$/);
});

test('a text that another app shares can be added as words', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/list/paste?title=Fruit&text=manzana%0Apera');
  await expect(page.getByLabel(learner.says('pasteArea.words'))).toHaveValue('manzana\npera');
  await expect(page).toHaveURL('/list/paste');
});

test('a lesson, a quiz, lists and search work without a connection, also after a restart', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = await signUp(context, 'de');
  const answers = await AnswerKey.of(page, 'de-greetings', 'en');
  const lesson = new LessonPage({ learner, page, input: new Touch(page), answers });
  await page.goto('/list/de-greetings/en');
  await waitUntilStored(page);
  await page.getByRole('button', { name: learner.says('collectionActions.more') }).click();
  await page.getByRole('menuitem', { name: learner.says('offlineList.keep') }).click();
  await expect(page.getByText(learner.says('offlineList.stored'))).toBeVisible();
  await learner.expectAccessible();
  await context.setOffline(true);

  await page.goto('/lesson');
  for (let word = 0; word < 5; word += 1) await lesson.learn();
  await lesson.practise(5);
  await expect(getQuestion(page)).toHaveText(learner.says('ui.lessonFinish.title', { count: 5 }));

  await page.goto('/lists/de');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Greetings and courtesy' }).tap();
  await main.getByRole('link', { name: learner.says('listActions.practise') }).tap();
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).tap();
  await expect(getQuestion(page)).toBeVisible();

  await page.goto('/search');
  await page.getByRole('combobox').fill('thank');
  await page.getByRole('option', { name: /danke/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('danke');

  await context.setOffline(false);
  await expect
    .poll(async () => {
      const own = await page.request.post('/front-user/learning-words', { data: { username } });
      return (await own.json()).total;
    })
    .toBe(5);
});
