import { expect } from '@playwright/test';
import { visitorButton } from '../support/header.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest as test } from '../support/test.ts';

test('languages are chosen in the header with the keyboard alone, and the page follows', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const label = learner.says('languagePicker.label');
  const button = page.getByRole('button', { name: `${label}:` });
  const panel = page.getByRole('dialog', { name: label });
  const learned = panel.getByRole('combobox', { name: learner.says('languagePair.learn') });
  const spoken = panel.getByRole('combobox', { name: learner.says('languagePair.translate') });

  await test.step('a feed in another language', async () => {
    await page.goto('/words/de');
    await learner.activate(button);
    await expect(learned).toBeFocused();
    await learner.expectAccessible();
    await learned.selectOption('es');
    await expect(page).toHaveURL('/words/es');
    await expect(learned).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('a list with other translations', async () => {
    await openPage(page, '/list/es-fruit/en');
    await learner.activate(button);
    await spoken.selectOption('fr');
    await expect(page).toHaveURL('/list/es-fruit/fr');
  });

  await test.step('the menu of the account', async () => {
    await openPage(page, '/words/es');
    await learner.activate(visitorButton(learner));
    const signIn = page.getByRole('menuitem', { name: learner.says('page.toSignIn') });
    await expect(signIn).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await learner.expectAccessible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sign-up?returnTo=%2Fwords%2Fes');
  });
});
