import { expect } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

test('a word that was opened from a list leads on to the next ones', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const heading = page.getByRole('heading', { level: 1 });
  const neighbours = page.getByRole('navigation', { name: learner.says('listPlace.neighbours') });
  const previous = (word: string) =>
    neighbours.getByRole('link', { name: learner.says('listPlace.previous', { word }) });

  await test.step('the arrow keys turn the pages', async () => {
    await page.goto('/list/de-fruit/en');
    await learner.activate(learner.rowOf('Apfel').getByRole('link'));
    await expect(heading).toHaveText('Apfel');
    await expect(neighbours).toContainText(
      learner.says('listPlace.position', { position: 1, total: 20 }),
    );
    await learner.expectAccessible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(heading).toHaveText('Banane');
    await expect(previous('Apfel')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(heading).toHaveText('Apfel');
    await expect(previous('Apfel')).toHaveCount(0);
  });

  await test.step('a reload keeps the place, and a link leads back to the list', async () => {
    await page.reload();
    const next = neighbours.getByRole('link');
    await expect(next).toHaveAccessibleName(learner.says('listPlace.next', { word: 'Banane' }));
    const name = learner.isRussian ? 'Фрукты' : 'Fruit';
    await page.locator('header').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/list\/de-fruit\/(en|ru)$/);
    await expect(heading).toHaveText(name);
  });

  await test.step('otherwise there is no next word', async () => {
    await openPage(page, '/word/de/Apfel');
    await expect(heading).toHaveText('Apfel');
    await page.keyboard.press('ArrowRight');
    await expect(neighbours).toHaveCount(0);
    await openPage(page, '/search');
    await openPage(page, '/word/de/Apfel?list=de-birds');
    await expect(heading).toHaveText('Apfel');
    await expect(neighbours).toHaveCount(0);
  });
});
