import { expect, type Locator } from '@playwright/test';
import type { Learner } from './learner.ts';

/** Creates a table with one empty row in edit mode. Returns its cells by `row:column`. */
export async function createTable(learner: Learner): Promise<(position: string) => Locator> {
  const { page } = learner;
  await page.goto('/table/new');
  await page
    .getByLabel(learner.says('collectionDetails.name'), { exact: true })
    .fill('Strong verbs');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: learner.says('tableEditor.addRow'), exact: true }).click();
  await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
  return (position) => page.getByRole('grid').locator(`[data-position="${position}"]`);
}
