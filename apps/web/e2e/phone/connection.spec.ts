import { expect } from '@playwright/test';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { newAccount, password, signUp } from '../support/account.ts';
import { createTable } from '../support/create-table.ts';
import { accountButton } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('losing the connection loses no input, and the app recovers by itself', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username, email } = newAccount();
  const field = page.getByLabel(learner.says('signUp.username'));
  const notice = page.getByText(learner.says('connection.lost'));

  await test.step('a page that failed to load recovers when the server is back', async () => {
    const failing = '**/front-*/**';
    await page.route(failing, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.goto('/list/de-fruit/en');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(
      page.getByRole('button', { name: learner.says('ui.errorState.retry') }),
    ).toBeVisible();
    await page.unroute(failing);
    await expect(notice).toBeHidden();
    await expect(page.getByText('Apfel', { exact: true })).toBeVisible();
  });

  await test.step('a message appears, and submitting the form explains the failure', async () => {
    await openPage(page, '/sign-up');
    await field.fill(username);
    await page.getByLabel(learner.says('signUp.email')).fill(email);
    await page.getByLabel(learner.says('signUp.password'), { exact: true }).fill(password);
    await context.setOffline(true);
    await expect(notice).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(learner.says('failure.unreachable'));
    await expect(field).toHaveValue(username);
    await learner.expectAccessible();
  });

  await test.step('after reconnection, the form is submitted', async () => {
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await field.press('Enter');
    await expect(accountButton(learner, username)).toBeVisible();
  });
});

test('an answer counts on the next page before the account has it', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context, 'de');
  const isComplete = page.waitForResponse('**/front-review/sync');
  await startQuiz(learner, 2);
  await isComplete;
  const isSending = page.waitForRequest('**/front-review/sync');
  await page.route('**/front-review/sync', () => undefined);
  await new QuizPage(page).answer('right');
  await isSending;

  await page.goto('/');
  const streak = learner.says('today.streak', { count: 1 });
  await expect(page.getByRole('heading', { name: streak, exact: true })).toBeVisible();
});

test('reconnecting keeps what is being typed and sends offline edits, and a refused edit can be retried', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const isFollowing = page.waitForResponse(/front-user\/changes/);
  const cell = await createTable(learner);
  const saved = page.getByText(learner.says('saveState.saved'));
  await isFollowing;

  await test.step('edits are sent, and what is being typed stays', async () => {
    await context.setOffline(true);
    await cell('1:1').focus();
    for (const [position, text] of [
      ['1:1', 'go'],
      ['1:2', 'went'],
    ] as const) {
      await expect(cell(position)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(cell('2:1')).toBeFocused();
    await page.keyboard.type('see');
    await expect(page.getByText(learner.says('saveState.saving'))).toBeVisible();
    const isRefetched = page.waitForResponse(/front-table\/row-feed/);
    await context.setOffline(false);
    await isRefetched;
    await page.keyboard.type('; look');
    await page.keyboard.press('Tab');
    await expect(cell('2:1')).toHaveText('see; look');
    await expect(saved).toBeVisible();
  });

  await test.step('a refused edit is taken back', async () => {
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
  });

  await test.step('it is retried from another page', async () => {
    await page.getByRole('link', { name: learner.says('page.today') }).click();
    const notice = page.getByRole('region', { name: learner.says('ui.toastRegion.region') });
    await expect(notice).toContainText(learner.says('editModeEnd.failed', { count: 1 }));
    await notice.getByRole('button', { name: learner.says('editModeEnd.back') }).click();
    await page.getByRole('button', { name: learner.says('saveState.retry') }).click();
    await expect(saved).toBeVisible();
    await expect(cell('1:1')).toHaveText('run');
  });
});
