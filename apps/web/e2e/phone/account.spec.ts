import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readMail } from '../../../server/test/read-mail.ts';
import { type Account, newAccount, password } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

const list = '/list/de-fruit/en';

/** The button that saves a word of the list. */
const markOf = (learner: Learner, text: string) =>
  learner.page
    .getByRole('listitem')
    .filter({ has: learner.page.getByText(text, { exact: true }) })
    .getByRole('button', { name: learner.says('ui.knowingMark.learn') });

/** The sign-in link in the header. */
const signInLinkOf = (learner: Learner) =>
  learner.page.getByRole('banner').getByRole('link', { name: learner.says('account.signIn') });

async function fillSignUpForm(learner: Learner, { username, email }: Account) {
  const { page } = learner;
  await page.getByLabel(learner.says('signUp.username')).fill(username);
  await page.getByLabel(learner.says('signUp.email')).fill(email);
  await page.getByLabel(learner.says('signUp.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: learner.says('signUp.action') }).click();
}

test('a visitor’s marks move to their new account', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await page.goto(list);
  await markOf(learner, 'Apfel').click();

  await test.step('the form shows the errors and keeps the input', async () => {
    await signInLinkOf(learner).click();
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('signIn.signUp') }).click();
    await fillSignUpForm(learner, { username: 'Reader', email: 'nobody' });
    const username = page.getByLabel(learner.says('signUp.username'));
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toBeFocused();
    await expect(username).toHaveValue('Reader');
    await expect(page.getByText(learner.says('issue.email'))).toBeVisible();
    await learner.expectAccessible();
    await page.reload();
    await expect(username).toHaveValue('Reader');
    await expect(page.getByLabel(learner.says('signUp.password'), { exact: true })).toBeEmpty();
  });

  await test.step('signing up returns to the list, and the mark is in the account', async () => {
    await fillSignUpForm(learner, account);
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(
      page.getByText(learner.says('mergeBrowserData.merged', { count: 1 })),
    ).toBeVisible();
    await expect(markOf(learner, 'Apfel')).toHaveAttribute('aria-pressed', 'true');
    await markOf(learner, 'Birne').click();
    await expect(markOf(learner, 'Birne')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(markOf(learner, 'Birne')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the words are on the learner’s own page', async () => {
    await page.getByRole('link', { name: account.username }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.username);
    await expect(page.getByRole('link', { name: 'Apfel' })).toBeVisible();
    await page.getByText(learner.says('userActivity.month'), { exact: true }).click();
    await expect(page.getByText(learner.says('userActivity.nothing'))).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('user.known') }).click();
    await expect(page.getByText(learner.says('userWords.nothing'))).toBeVisible();
    await learner.expectAccessible();
  });

  await test.step('signing out leaves no data in the browser', async () => {
    await page.goto('/settings');
    await expect(page.getByText(account.email)).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('account.signOut') }).click();
    await expect(signInLinkOf(learner)).toBeVisible();
    await page.goto(list);
    await expect(markOf(learner, 'Apfel')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a wrong password is refused, the right one signs in', async () => {
    await signInLinkOf(learner).click();
    const login = page.getByLabel(learner.says('signIn.login'));
    const typed = page.getByLabel(learner.says('signIn.password'), { exact: true });
    await login.fill(account.email);
    await typed.fill('Wrong+hoard1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(learner.says('error.PasswordInvalid'));
    await expect(login).toHaveValue(account.email);
    await typed.fill(password);
    await page.keyboard.press('Enter');
    await expect(markOf(learner, 'Birne')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('pressing the button submits, although leaving the last field shows an error', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username, email } = newAccount();
  await page.goto('/sign-up');
  await page.getByLabel(learner.says('signUp.username')).fill(username);
  await page.getByLabel(learner.says('signUp.email')).fill(email);
  const field = page.getByLabel(learner.says('signUp.password'), { exact: true });
  await field.fill('short');
  await page.getByRole('button', { name: learner.says('signUp.action') }).click({ delay: 90 });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
});

test('a forgotten password is reset through an e-mailed link', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await page.goto('/sign-up');
  await fillSignUpForm(learner, account);
  await expect(page.getByRole('link', { name: account.username })).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel(learner.says('forgotPassword.email')).fill(account.email);
  await page.getByRole('button', { name: learner.says('forgotPassword.action') }).click();
  await expect(
    page.getByRole('status').getByText(learner.says('forgotPassword.sent')),
  ).toBeVisible();

  await page.goto('/reset-password?token=');
  await expect(page.getByText(learner.says('resetPassword.incomplete'))).toBeVisible();
  await expect(page.getByLabel(learner.says('resetPassword.password'))).toBeHidden();
  await expect(
    page.getByRole('link', { name: learner.says('resetPassword.again') }),
  ).toHaveAttribute('href', '/forgot-password');
  await learner.expectAccessible();

  await page.goto(await mailedLink(account.email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    learner.says('resetPassword.title'),
  );
  await learner.expectAccessible();
  const another = page.getByLabel(learner.says('resetPassword.password'), { exact: true });
  await another.fill('password');
  await page.keyboard.press('Enter');
  await expect(another).toHaveAttribute('aria-invalid', 'true');
  await another.fill('Another+hoard1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: account.username })).toBeVisible();
});

test('two tabs are signed in and out together', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  const { username, email } = newAccount();
  const other = await context.newPage();
  await other.goto('/lists/de');
  await page.goto('/sign-up');
  await fillSignUpForm(learner, { username, email });
  const own = (tab: Page) => tab.getByRole('link', { name: username });
  await expect(own(page)).toBeVisible();
  await expect(own(other)).toBeVisible();
  await other.goto('/settings');
  await other.getByRole('button', { name: learner.says('account.signOut') }).click();
  await expect(own(page)).toBeHidden();
});

test('an account is deleted permanently', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await page.goto('/sign-up');
  await fillSignUpForm(learner, account);
  await expect(page.getByRole('link', { name: account.username })).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: learner.says('account.delete') }).click();
  const dialog = page.getByRole('dialog');
  await learner.expectAccessible();
  await dialog.getByLabel(learner.says('deleteAccount.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: learner.says('deleteAccount.delete') }).click();
  await expect(signInLinkOf(learner)).toBeVisible();
  await page.goto('/sign-in');
  await page.getByLabel(learner.says('signIn.login')).fill(account.email);
  await page.getByLabel(learner.says('signIn.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
});

/** The e-mail is written after the response, so that its timing reveals nothing. */
async function mailedLink(email: string): Promise<string> {
  const outbox = join(process.env['E2E_DATA_DIRECTORY'] ?? '', 'outbox');
  const find = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((file) => readMail(readFileSync(join(outbox, file), 'utf8')))
      .find(({ headers }) => headers.get('to')?.includes(email));
  await expect.poll(() => find()?.text).toContain('/reset-password');
  return /\S+\/reset-password\S+/.exec(find()?.text ?? '')?.[0] ?? '';
}
