import { expect } from '@playwright/test';
import { enter, newAccount, password, signUpWith } from './account.ts';
import { beginTable } from './begin-table.ts';
import { Learner } from './learner.ts';
import { test } from './test.ts';

test('without a connection nothing typed is lost, and all goes on by itself', async ({
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

  await test.step('it is told, and a form that is sent says why it does not arrive', async () => {
    await context.setOffline(true);
    await expect(toasts).toContainText(learner.says('connection.lost'));
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(learner.says('failure.unreachable'));
    await expect(field).toHaveValue(username);
    await learner.findsNoBarrier();
  });

  await test.step('once it is back, the form arrives', async () => {
    await context.setOffline(false);
    await expect(toasts).toContainText(learner.says('connection.back'));
    await field.press('Enter');
    await expect(page.getByRole('link', { name: username })).toBeVisible();
  });
});

test('all is fetched anew once the connection is back, and what is being typed stays', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const isFollowing = page.waitForResponse(/front-user\/changes/);
  const cell = (await beginTable(learner))('1:1');
  await isFollowing;
  await cell.focus();
  await page.keyboard.type('went');

  await context.setOffline(true);
  await context.setOffline(false);
  await page.waitForResponse(/front-table\/row-feed/);
  await page.keyboard.type('; gone');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('went; gone');
});

test('what is edited without a connection waits for it, and what is refused is offered again', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const cell = await beginTable(learner);
  const saved = page.getByText(learner.says('saveState.saved'));

  await context.setOffline(true);
  await cell('1:1').focus();
  for (const [place, text] of [
    ['1:1', 'go'],
    ['1:2', 'went'],
    ['2:1', 'see'],
  ] as const) {
    await expect(cell(place)).toBeFocused();
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
  await learner.findsNoBarrier();
  await page.getByRole('button', { name: learner.says('saveState.retry') }).click();
  await expect(saved).toBeVisible();
  await expect(cell('1:1')).toHaveText('run');
});

test('a page that could not be loaded is, as soon as the server is back', async ({
  page,
  locale,
}) => {
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
  await learner.findsNoBarrier();
});

test('whoever tries too often is told when to try again', async ({ page, request, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await signUpWith(request, account, 'de');
  const attempts = 10;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await request.post('/front-auth/sign-in', {
      data: { login: account.username, password: 'Wrong+hoard1' },
    });
  }
  await page.goto('/sign-in');
  await page.getByLabel(learner.says('signIn.login')).fill(account.username);
  await page.getByLabel(learner.says('signIn.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const waits = [1, 2, 3, 4, 5].map((count) => learner.says('failure.waitMinutes', { count }));
  await expect(page.getByRole('alert')).toHaveText(new RegExp(waits.join('|')));
  await learner.findsNoBarrier();
});
