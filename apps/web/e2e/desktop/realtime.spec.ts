import { expect, type Page } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { signOut, visitorButton } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

const list = '/list/de-fruit/en';

test('the tabs and devices of an account stay in sync', async ({
  page,
  context,
  openBrowser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const account = await signUp(context);
  const connections: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/front-user/changes')) connections.push(request.url());
  });
  const device = await openBrowser();
  await device.addCookies(await context.cookies());
  const [tab, phone] = [await context.newPage(), await device.newPage()];
  const mark = (view: Page, name: `ui.knowingMark.${'learn' | 'learning' | 'known'}`) =>
    view
      .getByRole('listitem')
      .filter({ has: view.getByText('Apfel', { exact: true }) })
      .getByRole('button', { name: learner.says(name) });
  const expectPressed = async (name: Parameters<typeof mark>[1], isPressed: boolean) => {
    for (const view of [page, tab, phone]) {
      await expect(mark(view, name)).toHaveAttribute('aria-pressed', `${isPressed}`);
    }
  };

  for (const view of [page, tab, phone]) {
    const eventStream = view === tab ? undefined : view.waitForResponse(/front-user\/changes/);
    await view.goto(list);
    await eventStream;
  }

  await test.step('a mark and its undo show in the other tab and on the other device', async () => {
    await mark(page, 'ui.knowingMark.learn').click();
    await expectPressed('ui.knowingMark.learning', true);
    await mark(phone, 'ui.knowingMark.known').click();
    const undo = phone.getByRole('button', { name: learner.says('ui.toast.undo') });
    await undo.hover(); // The message stays as long as the pointer is on it.
    await expectPressed('ui.knowingMark.known', true);
    await undo.click();
    await expectPressed('ui.knowingMark.learning', true);
  });

  await test.step('the tabs of a browser share one connection, also after the first is closed', async () => {
    expect(connections).toHaveLength(1);
    const eventStream = tab.waitForResponse(/front-user\/changes/);
    await page.goto('about:blank');
    await eventStream;
    await mark(phone, 'ui.knowingMark.known').click();
    await expect(mark(tab, 'ui.knowingMark.known')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the language that is chosen there applies here', async () => {
    const learned = (view: Page) =>
      view.getByRole('main').getByRole('combobox', { name: learner.says('languagePair.learn') });
    for (const view of [tab, phone]) {
      await openPage(view, '/settings');
      await expect(learned(view)).toHaveValue('de');
    }
    await learned(phone).selectOption('it');
    await expect(learned(tab)).toHaveValue('it');
    await openPage(tab, list);
  });

  await test.step('signing out there signs out here', async () => {
    await signOut(learner, account.username, phone);
    await expect(visitorButton(learner, tab)).toBeVisible();
    await expect(mark(tab, 'ui.knowingMark.known')).toHaveAttribute('aria-pressed', 'false');
  });
});
