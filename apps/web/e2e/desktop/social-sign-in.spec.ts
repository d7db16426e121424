import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  signLogin,
  type UnsignedLogin,
  unsignedLogin,
} from '../../../server/test/telegram-login.ts';
import { newAccount, password, signUp } from '../support/account.ts';
import { accountButton, openSignIn, signOut } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

const list = '/list/de-fruit/en';

/** Signs in at Google. */
async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'It is me' }).click();
}

const getGoogleLink = (learner: Learner) =>
  learner.page.getByRole('link', {
    name: learner.says('socialSignInLinks.continue', { provider: 'Google' }),
  });

/** The URL that Telegram redirects to from the settings, with signed data. */
function telegramAddress(login: UnsignedLogin): string {
  const answer = Object.entries(signLogin(login)).map(([name, value]) => [name, `${value}`]);
  return `/social-sign-in?${new URLSearchParams([['returnTo', '/settings'], ...answer])}`;
}

test('a newcomer signs up with Google, chooses a username, and signs in again', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = newAccount();
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByLabel(learner.says('signUp.username'));

  await test.step('after refusing, one can continue in another way', async () => {
    await page.goto(list);
    await openSignIn(learner);
    await expect(getGoogleLink(learner)).toBeVisible();
    await getGoogleLink(learner).click();
    await page.getByRole('button', { name: 'I would rather not say' }).click();
    await expect(heading).toHaveText(learner.says('socialFailure.denied'));
    await page.getByRole('link', { name: learner.says('socialFailure.signIn') }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Flist%2Fde-fruit/);
  });

  await test.step('a taken username is refused beside its field', async () => {
    await getGoogleLink(learner).click();
    await sayName(page, `ada${randomUUID().replaceAll('-', '')}`);
    await expect(heading).toHaveText(learner.says('socialSignUp.title'));
    await expect(field).toHaveValue(/^ada/);
    await learner.expectAccessible();
    await field.fill('administrator');
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('error.UsernameExists'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
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
  });

  await test.step('a known Google account signs in directly', async () => {
    await signOut(learner, username);
    await openSignIn(learner);
    await getGoogleLink(learner).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(accountButton(learner, username)).toBeVisible();
  });
});

test('Telegram is connected in the settings, signs in, and is disconnected', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const heading = page.getByRole('heading', { level: 1 });
  const { username } = await signUp(context);
  const login = unsignedLogin();
  const disconnect = page.getByRole('button', {
    name: learner.says('signInMethods.disconnect', { provider: 'Telegram' }),
  });

  await test.step('connecting it requires the password', async () => {
    await page.goto(telegramAddress(login));
    await expect(heading).toHaveText(learner.says('connectProvider.title'));
    await learner.expectAccessible();
    const field = page.getByLabel(learner.says('connectProvider.password'), { exact: true });
    await field.fill('Wrong+word1');
    await field.press('Enter');
    await expect(page.getByText(learner.says('error.PasswordInvalid'))).toBeVisible();
    await field.fill(password);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText(learner.says('socialSignIn.connected'))).toBeVisible();
    await expect(disconnect).toBeVisible();
    await signOut(learner, username);
  });

  await test.step('a changed signature is invalid, and a right one signs in', async () => {
    const again = telegramAddress({ ...login, auth_date: login.auth_date + 1 });
    await page.goto(again.replace('auth_date=1', 'auth_date=2'));
    await expect(heading).toHaveText(learner.says('socialFailure.invalid'));
    await openPage(page, '/search');
    await openPage(page, again);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(accountButton(learner, username)).toBeVisible();
  });

  await test.step('it is disconnected', async () => {
    await disconnect.click();
    const isDisconnected = learner.says('signInMethods.disconnected', { provider: 'Telegram' });
    await expect(page.getByText(isDisconnected)).toBeVisible();
    const name = learner.says('signInMethods.connect', { provider: 'Telegram' });
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  await test.step('a browser that blocks the button of Telegram is told so', async () => {
    const foreign: string[] = [];
    await page.route(
      (url) => url.origin !== process.env['E2E_ORIGIN'],
      (route) => {
        foreign.push(route.request().url());
        return route.abort();
      },
    );
    await page.goto('/telegram-sign-in');
    await expect(page.getByRole('alert')).toContainText(learner.says('telegramButton.missing'));
    await learner.expectAccessible();
    expect(foreign).toEqual(['https://telegram.org/js/telegram-widget.js?22']);
  });
});
