import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { desktopTest as test } from '../support/test.ts';

test('a missing word is added and edited', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const text = `Wort ${randomUUID()}`;
  const missing = `/word/de/${encodeURIComponent(text)}`;
  await page.goto(missing);
  await learner.activate(page.getByRole('link', { name: learner.says('addWordLink.signIn') }));
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fword%2Fnew/);
  await signUp(page.context());
  await page.goto(missing);
  await learner.expectAccessible();
  await learner.activate(page.getByRole('link', { name: learner.says('addWordLink.add') }));
  await expect(page.getByLabel(learner.says('wordMode.word'), { exact: true })).toHaveValue(text);
  const field = page.getByLabel(learner.says('wordMode.word'), { exact: true });
  await field.fill('Häuser');
  await learner.activate(page.getByRole('button', { name: learner.says('newWord.action') }));
  await expect(field).toHaveAccessibleDescription(/Häuser.*Haus$/);
  await expect(page.getByRole('link', { name: 'Haus', exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: learner.says('newWord.actionSeparately') }),
  ).toBeEnabled();
  await learner.expectAccessible();
  await field.fill(text);
  const example = page.getByLabel(learner.says('exampleField.label'));
  await example.fill('Ein Satz damit.');
  await learner.activate(page.getByRole('button', { name: learner.says('newWord.action') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect(page.getByText('Ein Satz damit.')).toBeVisible();
  await example.fill('Ein anderer Satz.');
  const written = page.getByLabel(learner.says('wordMode.word'), { exact: true });
  const save = page.getByRole('button', { name: learner.says('ownWord.save') });
  await written.fill('Apfel');
  await save.click();
  await expect(written).toBeFocused();
  await expect(written).toHaveAccessibleDescription(
    new RegExp(learner.says('error.SimilarRecordAlreadyExists')),
  );
  const present = page.getByRole('link', {
    name: learner.says('wordText.look', { text: 'Apfel' }),
  });
  await expect(present).toHaveAttribute('href', '/word/de/Apfel');
  await page.keyboard.press('Tab');
  await expect(present).toBeFocused();
  await learner.expectAccessible();
  await written.fill(`${text} neu`);
  await expect(present).toBeHidden();
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text} neu`);
  await expect(page.getByText('Ein anderer Satz.')).toBeVisible();
  await learner.expectAccessible();

  await test.step('contributions to a private word need no moderation', async () => {
    await page.getByLabel(learner.says('wordPrivacy.label')).selectOption('2');
    await save.click();
    await expect(page.getByText(learner.says('word.secret'))).toBeVisible();
    const field = page.getByRole('combobox', {
      name: learner.says('newTranslation.text'),
      exact: true,
    });
    await page
      .getByRole('button', { name: learner.says('newTranslations.another') })
      .first()
      .click();
    await expect(field.last()).toBeFocused();
    await page.keyboard.type(`meaning ${randomUUID()}`);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(learner.says('newTranslations.sent', { waiting: 0 })),
    ).toBeVisible();
    await expect(
      page.getByText(learner.says('translationEditor.secret', { pins: 3 })),
    ).toBeVisible();
    await expect(page.getByText(/^meaning /).first()).toBeVisible();
    await expect(page.getByText(learner.says('ui.status.pending'), { exact: true })).toHaveCount(0);
  });

  await test.step('it disappears when it is withdrawn', async () => {
    const subject = `${text} neu`;
    await page.getByRole('button', { name: learner.says('withdraw.this', { subject }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(learner.says('withdraw.personal'));
    await learner.expectAccessible();
    await dialog.getByRole('button', { name: learner.says('withdraw.withdraw') }).click();
    await expect(page).toHaveURL(/\/words\/de$/);
    await expect(page.getByText(learner.says('withdraw.withdrawn'))).toBeVisible();
  });

  await test.step('another meaning of a word gets the next number', async () => {
    await page.goto('/word/new?langCode=de&text=sein');
    await page
      .getByRole('radio', { name: learner.says('ui.homographChoice.another') })
      .press('Space');
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('newWord.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('sein, 3');
  });
});
