import { expect, type Page } from '@playwright/test';
import { password, signInOnDevice, signUp } from '../support/account.ts';
import { accountButton, visitorButton } from '../support/header.ts';
import { importList } from '../support/import-list.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

const list = '/list/de-fruit/en';
const week = 7 * 24 * 60 * 60 * 1_000;
const another = 'Another+hoard1';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('after a session expires, signing in leads back to the page', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await page.clock.install();
  await test.step('the sign-in pages redirect those who are signed in', async () => {
    await page.goto('/sign-in?returnTo=/lists/de');
    await expect(page).toHaveURL(/\/lists\/de$/);
    await openPage(page, '/sign-up');
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await openPage(page, '/search');
    await openPage(page, '/sign-in?returnTo=https://elsewhere.example/');
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  });

  await openPage(page, '/change-password');
  await expect(
    page.getByLabel(learner.says('changePassword.current'), { exact: true }),
  ).toBeVisible();
  await page.clock.fastForward(week);
  await expect(page.getByText(learner.says('sessionEnd.expired'))).toBeVisible();
  await expect(heading(page)).toHaveText(learner.says('changePassword.title'));
  await expect(page.getByText(learner.says('signInInvitation.why'))).toBeVisible();
  await learner.expectAccessible();

  await page
    .getByRole('region', { name: learner.says('ui.toastRegion.region') })
    .getByRole('button', { name: learner.says('page.toSignIn') })
    .click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fchange-password$/);
  await expect(heading(page)).toHaveText(learner.says('signIn.title'));

  await test.step('the pages of an account redirect visitors', async () => {
    await openPage(page, '/search');
    await openPage(page, '/change-password');
    await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fchange-password$/);
  });
});

test('changing the password signs out all other devices, and deleting the account this one', async ({
  page,
  context,
  openBrowser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const account = await signUp(context);
  const device = await openBrowser();
  await signInOnDevice(device, account);
  const phone = await device.newPage();
  const own = (view: Page) => accountButton(learner, account.username, view);
  await phone.goto(list);
  await expect(own(phone)).toBeVisible();

  await test.step('a common password is refused', async () => {
    await page.goto('/change-password');
    const current = page.getByLabel(learner.says('changePassword.current'), { exact: true });
    const chosen = page.getByLabel(learner.says('changePassword.new'), { exact: true });
    await current.fill(password);
    await chosen.fill('Password1!');
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('issue.commonPassword'))).toBeVisible();
    await expect(chosen).toHaveAttribute('aria-invalid', 'true');
    await expect(current).not.toHaveAttribute('aria-invalid', 'true');
    await chosen.fill(another);
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('changePassword.changed'))).toBeVisible();
    await expect(own(page)).toBeVisible();
  });

  await test.step('the other device shows a notice', async () => {
    await expect(phone.getByText(learner.says('sessionEnd.revoked'))).toBeVisible();
    await expect(own(phone)).toBeHidden();
    await expect(heading(phone)).toBeVisible();
  });

  await test.step('the account is deleted after the password is entered', async () => {
    await openPage(page, '/settings');
    await page.getByRole('button', { name: learner.says('account.delete') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(learner.says('deleteAccount.password'), { exact: true }).fill(another);
    await dialog.getByRole('button', { name: learner.says('deleteAccount.delete') }).click();
    await expect(page.getByText(learner.says('sessionEnd.deleted'))).toBeVisible();
    await expect(visitorButton(learner)).toBeVisible();
    await expect(page.getByText(learner.says('signInInvitation.why'))).toBeVisible();
  });
});

test('signing in after a remote sign-out restores the word being added', async ({
  page,
  context,
  request,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const account = await signUp(context);
  const { slug } = await importList(context, 'de', ['Apfel\tapple']);
  const eventStream = page.waitForResponse(/front-user\/changes/);
  await page.goto(`/list/${slug}/en`);
  await page.getByRole('switch', { name: learner.says('editMode.mode') }).check();
  const word = page.getByRole('combobox', { name: learner.says('addWord.word') });
  const translation = page.getByLabel(learner.says('addWord.translation'));
  await word.fill('Quittenmus');
  await translation.fill('quince jam');
  await eventStream;

  const [token] = (await context.cookies()).filter(({ name }) => name === 'token');
  await request.post('/front-auth/sign-out', {
    data: {},
    headers: { authorization: `Bearer ${token?.value}` },
  });
  await page
    .getByRole('region', { name: learner.says('ui.toastRegion.region') })
    .getByRole('button', { name: learner.says('page.toSignIn') })
    .click();
  await page.getByLabel(learner.says('signIn.login')).fill(account.username);
  await page.getByLabel(learner.says('signIn.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');

  await expect(word).toHaveValue('Quittenmus');
  await expect(page.getByText(learner.says('sessionEnd.revoked'))).toBeHidden();
  await expect(translation).toHaveValue('quince jam');
  await word.press('Enter');
  await expect(learner.rowOf('Quittenmus')).toBeVisible();
  await expect(word).toHaveValue('');
});
