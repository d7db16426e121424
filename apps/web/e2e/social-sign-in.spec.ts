import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signed, somebody } from '../../server/test/telegram-login.ts';
import { enter, newAccount } from './account.ts';
import { Learner } from './learner.ts';
import { test } from './test.ts';

const list = '/list/de-fruit/en';

/** What somebody is called at Google. */
const newName = () => `ada${randomUUID().replaceAll('-', '')}`;

/** Says at Google who one is. */
async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'It is me' }).click();
}

const googleOf = (learner: Learner) =>
  learner.page.getByRole('link', {
    name: learner.says('socialWays.continue', { provider: 'Google' }),
  });

/** Where Telegram leads back to, with what it has signed. */
function telegramAddress(returnTo: string, told = somebody()): string {
  const answer = Object.entries(signed(told)).map(([name, value]) => [name, `${value}`]);
  return `/social-sign-in?${new URLSearchParams([['returnTo', returnTo], ...answer])}`;
}

test('a newcomer comes with Google, chooses a name, and is known the next time', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = newAccount();
  const field = page.getByLabel(learner.says('signUp.username'));
  const door = page
    .getByRole('banner')
    .getByRole('link', { name: learner.says('account.signIn'), exact: true });

  await test.step('from a list to Google and back', async () => {
    await page.goto(list);
    await door.click();
    await expect(googleOf(learner)).toBeVisible();
    await learner.findsNoBarrier();
    await googleOf(learner).click();
    await sayName(page, newName());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      learner.says('newcomer.title'),
    );
    await expect(field).toHaveValue(/^ada/);
    await learner.findsNoBarrier();
  });

  await test.step('a name that somebody has is refused beside its field, and stays', async () => {
    await field.fill('administrator');
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('error.UsernameExists'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await page.reload();
    await expect(field).toHaveValue('administrator');
  });

  await test.step('another leads back to the list', async () => {
    await field.fill(username);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(page.getByRole('link', { name: username })).toBeVisible();
  });

  await test.step('the only way to sign in stays', async () => {
    await page.goto('/settings');
    await expect(page.getByText(learner.says('signInWays.only'))).toBeVisible();
    await learner.findsNoBarrier();
  });

  await test.step('whoever is known comes in at once', async () => {
    await page.getByRole('button', { name: learner.says('account.signOut') }).click();
    await door.click();
    await googleOf(learner).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole('link', { name: username })).toBeVisible();
  });
});

test('what goes wrong with Google is told calmly, with a way on', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('whoever refuses goes on with a password', async () => {
    await page.goto('/sign-in?returnTo=/words/de');
    await googleOf(learner).click();
    await page.getByRole('button', { name: 'I would rather not say' }).click();
    await expect(heading).toHaveText(learner.says('socialFailure.denied'));
    await learner.findsNoBarrier();
    await page.getByRole('link', { name: learner.says('socialFailure.signIn') }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fwords%2Fde$/);
  });

  await test.step('a ticket that is no good is begun anew', async () => {
    await page.goto('/social-sign-in?ticket=long-gone&returnTo=/words/de');
    await expect(heading).toHaveText(learner.says('socialFailure.expired'));
    await expect(googleOf(learner)).toHaveAttribute('href', /returnTo=%2Fwords%2Fde$/);
  });

  for (const failure of ['unavailable', 'invalid'] as const) {
    await test.step(failure, async () => {
      await page.goto(`/social-sign-in?error=${failure}`);
      await expect(heading).toHaveText(learner.says(`socialFailure.${failure}`));
      await learner.findsNoBarrier();
    });
  }
});

test('Google and Telegram are connected and disconnected in the settings', async ({
  page,
  context,
  browser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const name = newName();
  const connect = (provider: string) =>
    page.getByRole('link', { name: learner.says('signInWays.connect', { provider }) });
  const disconnect = (provider: string) =>
    page.getByRole('button', { name: learner.says('signInWays.disconnect', { provider }) });
  await enter(context);

  await test.step('Google', async () => {
    await page.goto('/settings');
    await connect('Google').click();
    await sayName(page, name);
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByText(learner.says('socialSignIn.connected'))).toBeVisible();
    await expect(disconnect('Google')).toBeVisible();
  });

  await test.step('the same Google account opens no other account', async () => {
    const elsewhere = await browser.newContext();
    await enter(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto('/front-auth/social/google/start?returnTo=/settings');
    await sayName(other, name);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      learner.says('socialFailure.taken'),
    );
    await new Learner(other, locale).findsNoBarrier();
    await elsewhere.close();
  });

  await test.step('Telegram', async () => {
    await page.goto(telegramAddress('/settings'));
    await expect(page).toHaveURL(/\/settings$/);
    await expect(disconnect('Telegram')).toBeVisible();
    await learner.findsNoBarrier();
  });

  await test.step('and both are disconnected', async () => {
    await disconnect('Google').click();
    await expect(
      page.getByText(learner.says('signInWays.disconnected', { provider: 'Google' })),
    ).toBeVisible();
    await expect(connect('Google')).toBeVisible();
    await disconnect('Telegram').click();
    await expect(connect('Telegram')).toBeVisible();
  });
});

test('a newcomer comes with what Telegram has signed', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const { username } = newAccount();
  const heading = page.getByRole('heading', { level: 1 });
  const address = telegramAddress('/words/de');

  await page.goto(address);
  await expect(heading).toHaveText(learner.says('newcomer.title'));
  await page.reload();
  await expect(heading).toHaveText(learner.says('newcomer.title'));
  await page.getByLabel(learner.says('signUp.username')).fill(username);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/words\/de$/);
  await expect(page.getByRole('link', { name: username })).toBeVisible();

  await test.step('it counts once, and only as it was signed', async () => {
    await page.context().clearCookies({ name: 'token' });
    await page.goto(address);
    await expect(heading).toHaveText(learner.says('socialFailure.invalid'));
    await page.goto(telegramAddress('/').replace('auth_date=1', 'auth_date=2'));
    await expect(heading).toHaveText(learner.says('socialFailure.invalid'));
  });
});

test('only the page of Telegram’s button asks another host for anything', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const foreign = new Set<string>();
  await page.route(
    (url) => url.origin !== process.env['E2E_ORIGIN'],
    (route) => {
      foreign.add(new URL(route.request().url()).href);
      return route.abort();
    },
  );
  for (const address of ['/', '/sign-up', '/settings', '/social-sign-in', '/sign-in']) {
    await page.goto(address);
    await learner.findsNoBarrier();
  }
  expect([...foreign]).toEqual([]);

  await page
    .getByRole('link', { name: learner.says('socialWays.continue', { provider: 'Telegram' }) })
    .click();
  await expect(page.getByRole('alert')).toContainText(learner.says('telegramButton.missing'));
  await learner.findsNoBarrier();
  expect([...foreign]).toEqual(['https://telegram.org/js/telegram-widget.js?22']);
});
