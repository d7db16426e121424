import { expect, type Page } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Installs a speech synthesis voice, which test browsers lack, and records what it says. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    speechSynthesis.getVoices = () => [{ lang: 'de-DE' } as SpeechSynthesisVoice];
    speechSynthesis.speak = ({ text }) => said.push(text);
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined });
  });

const saidIn = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('a word is heard, not shown, and typed', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await giveVoice(page);
  await page.goto('/quiz/de-fruit/en?kind=by-ear&count=2');
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  const field = page.getByRole('main').getByRole('textbox');
  await expect(field).toBeFocused();
  await expect.poll(() => saidIn(page)).toHaveLength(1);
  const [word = ''] = await saidIn(page);
  await expect(page.getByRole('main')).not.toContainText(word);
  await expect(
    page.getByRole('button', { name: learner.says('ui.soundButton.listen') }),
  ).toBeVisible();
  await learner.expectAccessible();
  await page.keyboard.press('Enter');
  await expect.poll(() => saidIn(page)).toEqual([word, word]);
  await expect(field).toBeFocused();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expect(page.getByText(learner.says('ui.answerFooter.right'))).toBeVisible();
});

test('a backward card plays the word only after it is flipped', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await giveVoice(page);
  await page.goto('/quiz/de-fruit/en?kind=cards&direction=backward&count=2');
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  await expect(turn).toBeVisible();
  expect(await saidIn(page)).toEqual([]);
  await page.keyboard.press('p');
  await page.keyboard.press('Space');
  await expect.poll(() => saidIn(page)).toHaveLength(1);
  const [word = ''] = await saidIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  await page.keyboard.press('p');
  await expect.poll(() => saidIn(page)).toEqual([word, word]);
  await page.getByRole('button', { name: learner.says('ui.soundButton.play', { word }) }).click();
  await expect.poll(() => saidIn(page)).toEqual([word, word, word]);
  await learner.expectAccessible();
  await page.keyboard.press('2');
  await expect(turn).toBeVisible();
  expect(await saidIn(page)).toHaveLength(3);
});

test('a label column is not spoken', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await giveVoice(page);
  const response = await page.request.post('/front-table/entity', {
    data: { slug: 'personal-pronouns' },
  });
  const { columns }: { columns: { id: string; langCode: string | null }[] } = await response.json();
  const label = columns.find(({ langCode }) => langCode === null);
  const german = columns.find(({ langCode }) => langCode === 'de');
  await page.goto(
    `/quiz/new?table=personal-pronouns&learn=${label?.id}&translation=${german?.id}&kind=cards&count=2`,
  );
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  await expect(page.getByRole('button', { name: learner.says('ui.cardBoard.flip') })).toBeVisible();
  await page.keyboard.press('p');
  await learner.expectAccessible();
  expect(await saidIn(page)).toEqual([]);
  await page.keyboard.press('Space');
  await page.keyboard.press('p');
  await expect.poll(() => saidIn(page)).not.toHaveLength(0);
});
