import { expect } from '@playwright/test';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { createAccount, fillSignUpForm, newAccount, password } from '../support/account.ts';
import { accountButton, openSignIn, signOut, visitorButton } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { findMail, linkIn } from '../support/outbox.ts';
import { test } from '../support/test.ts';

const list = '/list/de-fruit/en';

/** The button that saves a word of the list. */
const getMark = (learner: Learner, text: string) =>
  learner.rowOf(text).getByRole('button', { name: learner.says('ui.knowingMark.learn') });

test('a visitor’s words and sessions move to their new account', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await startQuiz(learner, 2);
  await new QuizPage(page).play(['right', 'wrong']);
  const score = learner.says('ui.quizResult.score', { right: 1, total: 2 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(score);
  await openPage(page, list);
  await getMark(learner, 'Kiwi').click();

  await test.step('the form shows the errors and keeps the input', async () => {
    await openSignIn(learner);
    await page.getByRole('link', { name: learner.says('signIn.signUp') }).click();
    const username = page.getByLabel(learner.says('signUp.username'));
    const chosen = page.getByLabel(learner.says('signUp.password'), { exact: true });
    await username.fill('Reader');
    await page.getByLabel(learner.says('signUp.email')).fill('nobody');
    await chosen.fill('short');
    // Leaving the last field shows an error, which moves the button before it is released.
    await page.getByRole('button', { name: learner.says('page.toSignUp') }).click({ delay: 90 });
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toBeFocused();
    await expect(page.getByText(learner.says('issue.email'))).toBeVisible();
    await learner.expectAccessible();
    await page.reload();
    await expect(username).toHaveValue('Reader');
    await expect(chosen).toBeEmpty();
  });

  await test.step('signing up returns to the list, and the mark is in the account', async () => {
    await fillSignUpForm(learner, account);
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    const merged = learner.says('practice.moved', { count: 3 });
    await expect(page.getByText(merged)).toBeVisible();
    await expect(getMark(learner, 'Kiwi')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the words and the session are on the learner’s own page', async () => {
    await page.getByRole('link', { name: learner.says('profile.title') }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.username);
    await expect(page.getByRole('link', { name: 'Kiwi' })).toBeVisible();
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('user.known') }).click();
    await expect(page.getByText(learner.says('userWords.nothing'))).toBeVisible();
    await page.getByRole('link', { name: learner.says('user.played') }).click();
    const played = learner.says('playedSessions.score', { correct: 1, answered: 2 });
    await expect(page.getByText(played)).toHaveCount(1);
    await learner.expectAccessible();
  });

  await test.step('signing out leaves no data in the browser', async () => {
    await openPage(page, list);
    await signOut(learner, account.username);
    await expect(visitorButton(learner)).toBeVisible();
    await expect(getMark(learner, 'Kiwi')).toHaveAttribute('aria-pressed', 'false');
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
    await expect(getMark(learner, 'Kiwi')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a forgotten password is reset through an e-mailed link', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const account = newAccount();
  await createAccount(page.request, account, 'de');

  await openPage(page, '/reset-password?token=');
  await expect(page.getByText(learner.says('resetPassword.incomplete'))).toBeVisible();
  await expect(page.getByLabel(learner.says('resetPassword.password'))).toBeHidden();
  await learner.expectAccessible();
  await page.getByRole('link', { name: learner.says('resetPassword.again') }).click();

  await page.getByLabel(learner.says('forgotPassword.email')).fill(account.email);
  await page.getByRole('button', { name: learner.says('forgotPassword.action') }).click();
  await expect(
    page.getByRole('status').getByText(learner.says('forgotPassword.sent')),
  ).toBeVisible();

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
