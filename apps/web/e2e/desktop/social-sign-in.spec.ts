import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signLogin, unsignedLogin } from '../../../server/test/telegram-login.ts';
import { newAccount, password, signUp } from '../support/account.ts';
import { accountButton, openSignIn, signOut } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

const list = '/list/de-fruit/en';

/** A new account name at Google. */
const newName = () => `ada${randomUUID().replaceAll('-', '')}`;

/** Signs in at Google. */
async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'It is me' }).click();
}

/** Enters the password that connecting a provider requires. */
async function confirm(learner: Learner, typed = password): Promise<void> {
  const { page } = learner;
  const field = page.getByLabel(learner.says('connectProvider.password'), { exact: true });
  await field.fill(typed);
  await field.press('Enter');
}

const getGoogleLink = (learner: Learner) =>
  learner.page.getByRole('link', {
    name: learner.says('socialSignInLinks.continue', { provider: 'Google' }),
  });

/** The URL that Telegram redirects to, with signed data. */
function telegramAddress(returnTo: string, login = unsignedLogin()): string {
  const answer = Object.entries(signLogin(login)).map(([name, value]) => [name, `${value}`]);
  return `/social-sign-in?${new URLSearchParams([['returnTo', returnTo], ...answer])}`;
}

test('a newcomer signs up with Google, chooses a username, and signs in again', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = newAccount();
  const field = page.getByLabel(learner.says('signUp.username'));

  await test.step('from a list to Google and back', async () => {
    await page.goto(list);
    await openSignIn(learner);
    await expect(getGoogleLink(learner)).toBeVisible();
    await learner.expectAccessible();
    await getGoogleLink(learner).click();
    await sayName(page, newName());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      learner.says('socialSignUp.title'),
    );
    await expect(field).toHaveValue(/^ada/);
    await learner.expectAccessible();
  });

  await test.step('a taken username is refused beside its field and kept', async () => {
    await field.fill('administrator');
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('error.UsernameExists'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await page.reload();
    await expect(field).toHaveValue('administrator');
  });

  await test.step('a free username leads back to the list', async () => {
    await field.fill(username);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(accountButton(learner, username)).toBeVisible();
  });

  await test.step('the only way to sign in cannot be removed', async () => {
    await openPage(page, '/settings');
    await expect(page.getByText(learner.says('signInMethods.only'))).toBeVisible();
    await learner.expectAccessible();
  });

  await test.step('a known Google account signs in directly', async () => {
    await signOut(learner, username);
    await openSignIn(learner);
    await getGoogleLink(learner).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(accountButton(learner, username)).toBeVisible();
  });
});

test('a failed Google sign-in is explained, with a way to continue', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('after refusing, one can continue with a password', async () => {
    await page.goto('/sign-in?returnTo=/words/de');
    await getGoogleLink(learner).click();
    await page.getByRole('button', { name: 'I would rather not say' }).click();
    await expect(heading).toHaveText(learner.says('socialFailure.denied'));
    await learner.expectAccessible();
    await page.getByRole('link', { name: learner.says('socialFailure.signIn') }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fwords%2Fde$/);
  });

  await test.step('an expired ticket offers a new start', async () => {
    await page.goto('/social-sign-in?ticket=long-gone&returnTo=/words/de');
    await expect(heading).toHaveText(learner.says('socialFailure.expired'));
    await expect(getGoogleLink(learner)).toHaveAttribute('href', /returnTo=%2Fwords%2Fde$/);
  });

  await test.step('Google is unavailable', async () => {
    await page.goto('/social-sign-in?error=unavailable');
    await expect(heading).toHaveText(learner.says('socialFailure.unavailable'));
  });
});

test('Google and Telegram are connected and disconnected in the settings', async ({
  page,
  context,
  openBrowser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const name = newName();
  const connect = (provider: string) =>
    page.getByRole('link', { name: learner.says('signInMethods.connect', { provider }) });
  const disconnect = (provider: string) =>
    page.getByRole('button', { name: learner.says('signInMethods.disconnect', { provider }) });
  await signUp(context);

  await test.step('Google', async () => {
    await page.goto('/settings');
    await connect('Google').click();
    await sayName(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      learner.says('connectProvider.title'),
    );
    await learner.expectAccessible();
    await confirm(learner, 'Wrong+word1');
    await expect(page.getByText(learner.says('error.PasswordInvalid'))).toBeVisible();
    await confirm(learner);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText(learner.says('socialSignIn.connected'))).toBeVisible();
    await expect(disconnect('Google')).toBeVisible();
  });

  await test.step('the same Google account cannot be connected to another account', async () => {
    const elsewhere = await openBrowser();
    await signUp(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto('/front-auth/social/google/start?returnTo=/settings');
    await sayName(other, name);
    await confirm(new Learner(other, locale));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      learner.says('socialFailure.taken'),
    );
    await new Learner(other, locale).expectAccessible();
  });

  await test.step('Telegram', async () => {
    await page.goto(telegramAddress('/settings'));
    await confirm(learner);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(disconnect('Telegram')).toBeVisible();
    await learner.expectAccessible();
  });

  await test.step('and both are disconnected', async () => {
    await disconnect('Google').click();
    await expect(
      page.getByText(learner.says('signInMethods.disconnected', { provider: 'Google' })),
    ).toBeVisible();
    await expect(connect('Google')).toBeVisible();
    await disconnect('Telegram').click();
    await expect(connect('Telegram')).toBeVisible();
  });
});

test('a newcomer signs up with data signed by Telegram', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const { username } = newAccount();
  const heading = page.getByRole('heading', { level: 1 });
  const address = telegramAddress('/words/de');

  await page.goto(address);
  await expect(heading).toHaveText(learner.says('socialSignUp.title'));
  await page.reload();
  await expect(heading).toHaveText(learner.says('socialSignUp.title'));
  await page.getByLabel(learner.says('signUp.username')).fill(username);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/words\/de$/);
  await expect(accountButton(learner, username)).toBeVisible();

  await test.step('the signature is valid once, and only unchanged', async () => {
    await page.context().clearCookies({ name: 'token' });
    await page.goto(address);
    await expect(heading).toHaveText(learner.says('socialFailure.invalid'));
    await page.goto(telegramAddress('/').replace('auth_date=1', 'auth_date=2'));
    await expect(heading).toHaveText(learner.says('socialFailure.invalid'));
  });
});

test('a browser that blocks the Telegram button is told so', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== process.env['E2E_ORIGIN'],
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto('/sign-in');
  await page
    .getByRole('link', {
      name: learner.says('socialSignInLinks.continue', { provider: 'Telegram' }),
    })
    .click();
  await expect(page.getByRole('alert')).toContainText(learner.says('telegramButton.missing'));
  await learner.expectAccessible();
  expect(foreign).toEqual(['https://telegram.org/js/telegram-widget.js?22']);
});
