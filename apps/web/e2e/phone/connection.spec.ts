import { expect, type Route } from '@playwright/test';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { createAccount, newAccount, password, signUp } from '../support/account.ts';
import { createTable } from '../support/create-table.ts';
import { accountButton } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Without a connection, a screen opens only if it was loaded in advance. */
test.use({ savesData: false });

test('losing the connection loses no input, and the app recovers by itself', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username, email } = newAccount();
  await page.goto('/sign-up');
  const field = page.getByLabel(learner.says('signUp.username'));
  await field.fill(username);
  await page.getByLabel(learner.says('signUp.email')).fill(email);
  await page.getByLabel(learner.says('signUp.password'), { exact: true }).fill(password);
  const toasts = page.getByRole('region', { name: learner.says('ui.toastRegion.region') });
  await expect(toasts).toBeAttached();

  await test.step('a message appears, and submitting the form explains the failure', async () => {
    await context.setOffline(true);
    await expect(toasts).toContainText(learner.says('connection.lost'));
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(learner.says('failure.unreachable'));
    await expect(field).toHaveValue(username);
    await learner.expectAccessible();
  });

  await test.step('after reconnection, the form is submitted', async () => {
    await context.setOffline(false);
    await expect(toasts).toContainText(learner.says('connection.back'));
    await field.press('Enter');
    await expect(accountButton(learner, username)).toBeVisible();
  });
});

test('reconnecting refetches everything and keeps what is being typed', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const isFollowing = page.waitForResponse(/front-user\/changes/);
  const cell = (await createTable(learner))('1:1');
  await isFollowing;
  await cell.focus();
  await page.keyboard.type('went');

  await context.setOffline(true);
  const isRefetched = page.waitForResponse(/front-table\/row-feed/);
  await context.setOffline(false);
  await isRefetched;
  await page.keyboard.type('; gone');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('went; gone');
});

test('an answer that is saved after the next page has loaded counts on that page', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context, 'de');
  const held: Route[] = [];
  await page.route('**/front-quiz/save-results', (route) => {
    held.push(route);
  });
  // The page hears of no change.
  await page.route('**/front-user/changes', () => undefined);
  await startQuiz(learner, 2);
  await new QuizPage(page).answer('right');
  await expect.poll(() => held.length).toBe(1);

  await page.goto('/');
  const streak = (count: number) =>
    page.getByRole('heading', { name: learner.says('today.streak', { count }), exact: true });
  await expect(streak(0)).toBeVisible();
  await expect.poll(() => held.length).toBe(2);
  await held.at(-1)?.continue();
  await expect(streak(1)).toBeVisible();
});

test('offline edits are sent on reconnection, and a refused edit can be retried', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const cell = await createTable(learner);
  const saved = page.getByText(learner.says('saveState.saved'));

  await context.setOffline(true);
  await cell('1:1').focus();
  for (const [position, text] of [
    ['1:1', 'go'],
    ['1:2', 'went'],
    ['2:1', 'see'],
  ] as const) {
    await expect(cell(position)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText(learner.says('saveState.saving'))).toBeVisible();
  await context.setOffline(false);
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(cell('1:2')).toHaveText('went');
  await expect(cell('2:1')).toHaveText('see');

  await page.route('**/front-table/set-cell', (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await cell('1:1').focus();
  for (const text of ['run', 'ran']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText(learner.says('saveState.failed', { count: 1 }))).toBeVisible();
  await expect(cell('1:1')).toHaveText('go');
  await expect(cell('1:2')).toHaveText('ran');
  await learner.expectAccessible();

  await page.getByRole('link', { name: learner.says('page.today') }).click();
  const notice = page.getByRole('region', { name: learner.says('ui.toastRegion.region') });
  await expect(notice).toContainText(learner.says('editModeEnd.failed', { count: 1 }));
  await notice.getByRole('button', { name: learner.says('editModeEnd.back') }).click();
  await page.getByRole('button', { name: learner.says('saveState.retry') }).click();
  await expect(saved).toBeVisible();
  await expect(cell('1:1')).toHaveText('run');
});

test('a page that failed to load recovers when the server is back', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/');
  const toasts = page.getByRole('region', { name: learner.says('ui.toastRegion.region') });
  await expect(toasts).toBeAttached();
  await page.route('**/front-*/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/list/de-fruit/en');
  await expect(toasts).toContainText(learner.says('connection.lost'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(
    page.getByRole('button', { name: learner.says('ui.errorState.retry') }),
  ).toBeVisible();

  await page.unroute('**/front-*/**');
  await expect(toasts).toContainText(learner.says('connection.back'));
  await expect(page.getByText('Apfel', { exact: true })).toBeVisible();
  await learner.expectAccessible();
});

test('after too many attempts, the form says when to try again', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await createAccount(page.request, account, 'de');
  const attempts = 10;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await page.request.post('/front-auth/sign-in', {
      data: { login: account.username, password: 'Wrong+hoard1' },
    });
  }
  await page.goto('/sign-in');
  await page.getByLabel(learner.says('signIn.login')).fill(account.username);
  await page.getByLabel(learner.says('signIn.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const waits = [1, 2, 3, 4, 5].map((count) => learner.says('failure.waitMinutes', { count }));
  await expect(page.getByRole('alert')).toHaveText(new RegExp(waits.join('|')));
  await learner.expectAccessible();
});
