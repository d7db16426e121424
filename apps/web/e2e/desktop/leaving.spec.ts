import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { createTable } from '../support/create-table.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

test('a cell being edited survives leaving the page, and the browser asks before closing it', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  const cell = await createTable(learner);
  const edit = page.getByRole('switch', { name: learner.says('editMode.mode') });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });

  await test.step('going forward and back ends the edit mode and keeps the text', async () => {
    await page.getByRole('link', { name: 'Wordhoard' }).first().click();
    await page.goBack();
    await edit.check();
    await cell('1:1').focus();
    await page.keyboard.type('go');
    await page.goForward();
    await expect(cell('1:1')).toHaveCount(0);
    await page.goBack();
    await expect(edit).not.toBeChecked();
    await edit.check();
    await expect(cell('1:1')).toHaveText('go');
  });

  await test.step('a cell being edited', async () => {
    await cell('1:1').focus();
    await page.keyboard.type('went');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.locator(':focus')).toHaveValue('went');
  });

  await test.step('an edit waiting for the connection', async () => {
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('saveState.saving'))).toBeVisible();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  });

  await test.step('after everything is saved, it does not ask', async () => {
    await context.setOffline(false);
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
    await page.reload();
    await expect(cell('1:1')).toHaveText('went');
    expect(asked).toHaveLength(2);
  });
});
