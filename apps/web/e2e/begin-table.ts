import { expect, type Locator } from '@playwright/test';
import type { Learner } from './learner.ts';

/** A new table of the learner's own with one empty row, being edited. Places are as `row:column`. */
export async function beginTable(learner: Learner): Promise<(place: string) => Locator> {
  const { page } = learner;
  await page.goto('/table/new');
  await page.getByLabel(learner.says('shelvedDetails.name'), { exact: true }).fill('Strong verbs');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: learner.says('tableEditor.addRow'), exact: true }).click();
  await expect(page.getByText(learner.says('saveState.saved'))).toBeVisible();
  return (place) => page.getByRole('grid').locator(`[data-place="${place}"]`);
}
