import { expect, type Route } from '@playwright/test';
import { enter } from './account.ts';
import { Learner } from './learner.ts';
import { test } from './test.ts';

test('a list is pasted, shared, and put on the shelf of another', async ({
  page,
  context,
  browser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const button = (id: Parameters<typeof learner.says>[0], values = {}) =>
    page.getByRole('button', { name: learner.says(id, values), exact: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `Lesson ${Date.now()}`;

  await test.step('a visitor pastes, and nothing is lost while signing in', async () => {
    await page.goto('/list/paste');
    for (const [label, language] of [
      ['languagePair.learn', 'de'],
      ['languagePair.translate', 'en'],
    ] as const) {
      await page.getByRole('combobox', { name: learner.says(label) }).selectOption(language);
    }
    await page.locator('input[type="file"]').setInputFiles({
      name: 'apple.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    });
    await expect(page.getByRole('alert')).toHaveText(
      learner.says('paste.noText', { name: 'apple.png' }),
    );
    await expect(page.getByLabel(learner.says('paste.words'))).toHaveValue('');
    await page
      .getByLabel(learner.says('paste.words'))
      .fill('Apfel – apple\nApfel – apple\nBirne – pear\n – nothing');
    await expect(page.getByRole('alert')).toContainText(
      learner.says('importPreview.fault', {
        line: 4,
        reason: learner.says('importPreview.noWord'),
      }),
    );
    await page.getByLabel(learner.says('shelvedDetails.name'), { exact: true }).fill(name);
    await learner.findsNoBarrier();
    await enter(context);
    await page.reload();
    await expect(page.getByLabel(learner.says('paste.words'))).toHaveValue(/^Apfel/);
  });

  await test.step('bad lines are left out, doubled ones merged', async () => {
    await button('importPreview.leaveOut', { count: 1 }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await button('pasteList.action').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('link', { name: 'Birne', exact: true })).toBeVisible();
    await learner.findsNoBarrier();
  });

  await test.step('words are added one after another, moved and taken out', async () => {
    await page.getByRole('switch', { name: learner.says('edit.mode') }).check();
    const field = page.getByRole('combobox', { name: learner.says('addWord.word') });
    await field.fill('Kirsche');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.type('Quittenmus');
    await page.keyboard.press('Enter');
    await expect(learner.rowOf('Quittenmus')).toBeVisible();
    await page.keyboard.type('Quittenmus');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: learner.says('ui.toastRegion.region') }),
    ).toContainText(learner.says('listEditor.present', { word: 'Quittenmus' }));
    await expect(learner.rowOf('Quittenmus')).toHaveCount(1);
    await learner.findsNoBarrier();
    await learner.reach(
      page.getByRole('button', { name: learner.says('ui.sortableList.handle', { name: 'Birne' }) }),
    );
    await page.keyboard.press('ArrowUp');
    const order = page.getByRole('main').getByRole('listitem');
    await expect(order).toHaveText([/^Birne/, /^Apfel/, /^Kirsche/, /^Quittenmus/]);
    await page
      .getByRole('button', { name: learner.says('ui.sortableList.menu', { name: 'Apfel' }) })
      .click();
    await page.getByRole('menuitem', { name: learner.says('listEditor.remove') }).click();
    await expect(learner.rowOf('Apfel')).toBeHidden();
    await button('listEditor.undo').click();
    await expect(order).toHaveText([/^Birne/, /^Apfel/, /^Kirsche/, /^Quittenmus/]);
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
    await page.reload();
    await expect(order).toHaveText([/^Birne/, /^Apfel/, /^Kirsche/, /^Quittenmus/]);
  });

  await test.step('another learner puts it on the shelf', async () => {
    await page.getByRole('switch', { name: learner.says('edit.mode') }).uncheck();
    await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
    await button('shelf.share').click();
    await expect(page.getByText(learner.says('shelf.copied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await browser.newContext({ locale: locale ?? 'en-GB' });
    const { username } = await enter(elsewhere);
    const other = await elsewhere.newPage();
    const held: Route[] = [];
    await other.route('**/init-data', (route) => void held.push(route));
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
    await other.getByRole('button', { name: learner.says('shelf.add') }).click();
    await Promise.all(held.map((route) => route.continue()));
    await expect(other.getByText(learner.says('shelf.isAdded'))).toBeVisible();
    await other.goto(`/user/${username}/lists`);
    await expect(other.getByRole('link', { name })).toBeVisible();
    await elsewhere.close();
  });

  await test.step('it is deleted once that is confirmed', async () => {
    await button('listActions.more').click();
    await page.getByRole('menuitem', { name: learner.says('listActions.delete') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(name);
    await learner.findsNoBarrier();
    await dialog.getByRole('button', { name: learner.says('deleteShelved.delete') }).click();
    await expect(page).toHaveURL(/\/lists\/de$/);
  });
});

test('a table is made and edited by keyboard alone', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await enter(context);
  await page.goto('/table/new');
  await learner.reach(page.getByLabel(learner.says('shelvedDetails.name'), { exact: true }));
  await page.keyboard.type('Strong verbs');
  await learner.findsNoBarrier();
  await learner.follow(page.getByRole('button', { name: learner.says('newTable.action') }));
  const grid = page.getByRole('grid', { name: 'Strong verbs' });
  const cell = (name: string) => grid.getByRole('gridcell', { name, exact: true });

  await test.step('rows are filled one after another', async () => {
    await learner.follow(
      page.getByRole('button', { name: learner.says('tableEditor.addRow'), exact: true }),
    );
    await expect(grid.getByRole('row')).toHaveCount(2);
    const row = grid.getByRole('button', { name: learner.says('ui.dataGrid.row', { place: 1 }) });
    await learner.reach(grid.locator('[tabindex="0"]'));
    await expect(row).not.toBeFocused();
    await page.keyboard.type('go');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('went; gone');
    await page.keyboard.press('Tab');
    await expect(grid.getByRole('row')).toHaveCount(3);
    await expect(page.locator(':focus')).toHaveAttribute('data-place', '2:1');
    await page.keyboard.type('see');
    await page.keyboard.press('Enter');
    await expect(cell('see')).toBeFocused();
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
    await learner.findsNoBarrier();
  });

  await test.step('too many words are told, and the cell stays as it was', async () => {
    await page.keyboard.press('F2');
    await page.keyboard.type(';a;b;c;d;e;f;g;h;i;j;k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      learner.says('tableEditor.tooManyWords', { words: 10 }),
    );
    await page.keyboard.press('Escape');
    await expect(cell('see')).toBeFocused();
  });

  await test.step('a row moves and goes, and what is left lasts', async () => {
    await page.keyboard.press('ArrowLeft');
    const menu = page.locator(':focus');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveRole('menuitem');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('data-place', '2:0');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: learner.says('sheet.top') }).press('Enter');
    await expect(grid.getByRole('row').nth(1)).toContainText('see');
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
    await page.reload();
    await expect(grid.getByRole('row').nth(1)).toContainText('see');
    await expect(cell('went; gone')).toBeVisible();
  });
});
