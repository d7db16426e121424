import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

test('a list is pasted, edited, shared and deleted', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  const button = (id: Parameters<typeof learner.says>[0], values = {}) =>
    page.getByRole('button', { name: learner.says(id, values), exact: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `Lesson ${Date.now()}`;
  const which = page.getByRole('combobox', {
    name: learner.says('previewLines.which', { text: 'sein' }),
  });

  await test.step('a visitor’s pasted text survives signing in', async () => {
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
      learner.says('pasteArea.noText', { name: 'apple.png' }),
    );
    await expect(page.getByLabel(learner.says('pasteArea.words'))).toHaveValue('');
    await page
      .getByLabel(learner.says('pasteArea.words'))
      .fill('Apfel – apple\nApfel – apple\nBirne – pear\n – nothing\nsein');
    await expect(page.getByRole('alert')).toContainText(
      learner.says('importErrors.error', {
        line: 4,
        reason: learner.says('importPreview.noWord'),
      }),
    );
    await which.selectOption('2');
    await page.getByLabel(learner.says('collectionDetails.name'), { exact: true }).fill(name);
    await learner.expectAccessible();
    await signUp(context);
    await page.reload();
    await expect(page.getByLabel(learner.says('pasteArea.words'))).toHaveValue(/^Apfel/);
  });

  await test.step('invalid lines are skipped, duplicates merged', async () => {
    await button('importPreview.leaveOut', { count: 1 }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(which).toHaveValue('2');
    const privacy = (id: 'private' | 'unlisted') =>
      page.getByRole('radio', { name: learner.says(`collectionDetails.${id}`) });
    await expect(privacy('private')).toBeChecked();
    await privacy('unlisted').press('Space');
    await button('pasteList.action').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('link', { name: 'Birne', exact: true })).toBeVisible();
  });

  await test.step('words are added one after another, moved and removed', async () => {
    await page.getByRole('switch', { name: learner.says('editMode.mode') }).check();
    const field = page.getByRole('combobox', { name: learner.says('addWord.word') });
    await field.fill('Bank');
    await page.getByRole('radio', { name: /^Bank ?, 2/ }).press('Space');
    await page.keyboard.press('Enter');
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
    await learner.expectAccessible();
    await learner.tabTo(
      page.getByRole('button', { name: learner.says('ui.sortableList.handle', { name: 'Birne' }) }),
    );
    await page.keyboard.press('ArrowUp');
    const rows = [
      /^die Birne/,
      /^der Apfel/,
      /^sein.*his/,
      /^die Bank.*bank/,
      /^die Kirsche/,
      /^Quittenmus/,
    ];
    const order = page.getByRole('main').getByRole('listitem');
    await expect(order).toHaveText(rows);
    await page
      .getByRole('button', { name: learner.says('ui.sortableList.menu', { name: 'Apfel' }) })
      .click();
    await page.getByRole('menuitem', { name: learner.says('listEditor.remove') }).click();
    await expect(learner.rowOf('der Apfel')).toBeHidden();
    await button('ui.toast.undo').click();
    await expect(order).toHaveText(rows);
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
  });

  await test.step('texts are changed in the row and undone, and a word is removed, by keyboard', async () => {
    const text = (kind: 'translation' | 'example', word: string) =>
      page.getByRole('button', { name: learner.says(`listEntry.${kind}`, { word }) });
    const translation = text('translation', 'Quittenmus');
    const example = text('example', 'Quittenmus');
    await learner.activate(translation);
    await page.keyboard.type('quince jam');
    await page.keyboard.press('Enter');
    await expect(translation).toBeFocused();
    await expect(translation).toContainText('quince jam');
    await page.keyboard.press('Enter');
    await page.keyboard.type('quince jelly');
    await page.keyboard.press('Tab');
    await expect(translation).toContainText('quince jelly');
    await expect(
      page.getByRole('textbox', {
        name: learner.says('listEntry.example', { word: 'Quittenmus' }),
      }),
    ).toBeFocused();
    await page.keyboard.type('Das Quittenmus schmeckt gut.');
    await learner.expectAccessible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+z');
    await expect(example).toContainText(learner.says('listEntry.addExample'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sie kocht Quittenmus.');
    await page.keyboard.press('Enter');
    await learner.activate(
      page.getByRole('button', {
        name: learner.says('ui.sortableList.menu', { name: 'Quittenmus' }),
      }),
    );
    await page.getByRole('menuitem', { name: learner.says('listEditor.remove') }).press('Enter');
    await expect(translation).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(translation).toBeVisible();
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
    await page.reload();
    await expect(translation).toHaveText(/quince jelly$/);
    await expect(example).toContainText('Sie kocht Quittenmus.');
  });

  await test.step('its link is copied', async () => {
    await page.getByRole('switch', { name: learner.says('editMode.mode') }).uncheck();
    await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
    await button('share.link').click();
    await expect(page.getByText(learner.says('share.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step('it is deleted after confirmation', async () => {
    await button('collectionActions.more').click();
    await page.getByRole('menuitem', { name: learner.says('listActions.delete') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(name);
    await learner.expectAccessible();
    await dialog.getByRole('button', { name: learner.says('dialog.delete') }).click();
    await expect(page).toHaveURL(/\/lists\/de$/);
  });
});

test('a table is created and edited with the keyboard alone', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await page.goto('/table/new');
  await learner.tabTo(page.getByLabel(learner.says('collectionDetails.name'), { exact: true }));
  await page.keyboard.type('Strong verbs');
  await learner.activate(page.getByRole('button', { name: learner.says('newTable.action') }));
  const grid = page.getByRole('grid', { name: 'Strong verbs' });
  const cell = (name: string) => grid.getByRole('gridcell', { name, exact: true });

  await test.step('rows are filled one after another', async () => {
    await learner.activate(
      page.getByRole('button', { name: learner.says('tableEditor.addRow'), exact: true }),
    );
    await expect(grid.getByRole('row')).toHaveCount(2);
    const row = grid.getByRole('button', {
      name: learner.says('ui.dataGrid.row', { position: 1 }),
    });
    await learner.tabTo(grid.locator('[tabindex="0"]'));
    await expect(row).not.toBeFocused();
    await page.keyboard.type('go');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('went; gone');
    await page.keyboard.press('Tab');
    await expect(grid.getByRole('row')).toHaveCount(3);
    await expect(page.locator(':focus')).toHaveAttribute('data-position', '2:1');
    await page.keyboard.type('see');
    await page.keyboard.press('Enter');
    await expect(cell('see')).toBeFocused();
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
    await learner.expectAccessible();
  });

  await test.step('too many words are refused, and the cell keeps its content', async () => {
    await page.keyboard.press('F2');
    await page.keyboard.type(';a;b;c;d;e;f;g;h;i;j;k');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      learner.says('tableEditor.tooManyWords', { words: 10 }),
    );
    await page.keyboard.press('Escape');
    await expect(cell('see')).toBeFocused();
  });

  await test.step('a row is moved', async () => {
    await page.keyboard.press('ArrowLeft');
    const menu = page.locator(':focus');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveRole('menuitem');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('data-position', '2:0');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: learner.says('sheet.top') }).press('Enter');
    await expect(grid.getByRole('row').nth(1)).toContainText('see');
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
  });

  await test.step('which of several words a cell means is chosen', async () => {
    await cell('see').focus();
    await page.keyboard.type('sein');
    await page.keyboard.press('Enter');
    const second = page.getByRole('radio', { name: /^sein ?, 2/ });
    await second.press('Space');
    await expect(grid.getByRole('gridcell', { name: /^sein ?, 2/ })).toBeVisible();
    await learner.expectAccessible();
    await learner.activate(page.getByRole('button', { name: learner.says('unclearWord.done') }));
    await expect(second).toBeHidden();
  });
});
