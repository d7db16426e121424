import { expect } from '@playwright/test';
import { enter } from './account.ts';
import { beginTable } from './begin-table.ts';
import { Learner } from './learner.ts';
import { test } from './test.ts';

test('the browser asks before a page goes away with what is not kept yet', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const cell = await beginTable(learner);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });

  await test.step('a cell that is being typed', async () => {
    await cell('1:1').focus();
    await page.keyboard.type('go');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.locator(':focus')).toHaveValue('go');
  });

  await test.step('an edit that waits for the connection', async () => {
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('saveState.saving'))).toBeVisible();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  });

  await test.step('once all is kept, it does not ask', async () => {
    await context.setOffline(false);
    await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
    await page.reload();
    await expect(cell('1:1')).toHaveText('go');
    expect(asked).toHaveLength(2);
  });
});

test('a cell that is being typed is kept by whoever goes forward and back', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  const cell = await beginTable(learner);
  await page.getByRole('link', { name: 'Wordhoard' }).first().click();
  await page.goBack();
  await page.getByRole('switch', { name: learner.says('edit.mode') }).check();
  await cell('1:1').focus();
  await page.keyboard.type('went');
  await page.goForward();
  await expect(cell('1:1')).toHaveCount(0);
  await page.goBack();
  await expect(cell('1:1')).toHaveText('went');
});
