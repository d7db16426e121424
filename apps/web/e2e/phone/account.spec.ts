import { expect, type Page } from '@playwright/test';
import { fillSignUpForm, newAccount, password } from '../support/account.ts';
import { accountButton, openSignIn, signOut, visitorButton } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { findMail, linkIn } from '../support/outbox.ts';
import { test } from '../support/test.ts';

const list = '/list/de-fruit/en';

/** The button that saves a word of the list. */
const getMark = (learner: Learner, text: string) =>
  learner.page
    .getByRole('listitem')
    .filter({ has: learner.page.getByText(text, { exact: true }) })
    .getByRole('button', { name: learner.says('ui.knowingMark.learn') });

test('a visitor’s marks move to their new account', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await page.goto(list);
  await getMark(learner, 'Apfel').click();

  await test.step('the form shows the errors and keeps the input', async () => {
    await openSignIn(learner);
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
      page.getByText(learner.says('mergeBrowserData.words', { words: 1, quizzes: 0 })),
    ).toBeVisible();
    await expect(getMark(learner, 'Apfel')).toHaveAttribute('aria-pressed', 'true');
    await getMark(learner, 'Birne').click();
    await expect(getMark(learner, 'Birne')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(getMark(learner, 'Birne')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the words are on the learner’s own page', async () => {
    await page.getByRole('link', { name: learner.says('profile.title') }).click();
    await expect(page).toHaveURL(/\/profile$/);
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
    await openPage(page, '/settings');
    await expect(page.getByText(account.email, { exact: true })).toBeVisible();
    await learner.expectAccessible();
    await signOut(learner, account.username);
    await expect(visitorButton(learner)).toBeVisible();
    await page.goto(list);
    await expect(getMark(learner, 'Apfel')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a wrong password is refused, the right one signs in', async () => {
    await openSignIn(learner);
    const login = page.getByLabel(learner.says('signIn.login'));
    const typed = page.getByLabel(learner.says('signIn.password'), { exact: true });
    await login.fill(account.email);
    await typed.fill('Wrong+hoard1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(learner.says('error.PasswordInvalid'));
    await expect(login).toHaveValue(account.email);
    await typed.fill(password);
    await page.keyboard.press('Enter');
    await expect(getMark(learner, 'Birne')).toHaveAttribute('aria-pressed', 'true');
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
  await page.getByRole('button', { name: learner.says('page.toSignUp') }).click({ delay: 90 });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
});

test('a forgotten password is reset through an e-mailed link', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await page.goto('/sign-up');
  await fillSignUpForm(learner, account);
  await expect(accountButton(learner, account.username)).toBeVisible();

  await openPage(page, '/forgot-password');
  await page.getByLabel(learner.says('forgotPassword.email')).fill(account.email);
  await page.getByRole('button', { name: learner.says('forgotPassword.action') }).click();
  await expect(
    page.getByRole('status').getByText(learner.says('forgotPassword.sent')),
  ).toBeVisible();

  await openPage(page, '/reset-password?token=');
  await expect(page.getByText(learner.says('resetPassword.incomplete'))).toBeVisible();
  await expect(page.getByLabel(learner.says('resetPassword.password'))).toBeHidden();
  await expect(
    page.getByRole('link', { name: learner.says('resetPassword.again') }),
  ).toHaveAttribute('href', '/forgot-password');
  await learner.expectAccessible();

  const mail = await findMail(account.email, '/reset-password');
  await page.goto(linkIn(mail, '/reset-password'));
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
  await expect(accountButton(learner, account.username)).toBeVisible();
});

test('two tabs are signed in and out together', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  const { username, email } = newAccount();
  const other = await context.newPage();
  await other.goto('/lists/de');
  await page.goto('/sign-up');
  await fillSignUpForm(learner, { username, email });
  const own = (tab: Page) => accountButton(learner, username, tab);
  await expect(own(page)).toBeVisible();
  await expect(own(other)).toBeVisible();
  await signOut(learner, username, other);
  await expect(own(page)).toBeHidden();
});
