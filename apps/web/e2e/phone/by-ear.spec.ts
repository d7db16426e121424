import { expect, type Page } from '@playwright/test';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
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

const forgetSounds = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { said: string[] }).said.length = 0;
  });

test('a word is heard and typed, and a card speaks only the word', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const start = page.getByRole('button', { name: learner.says('quizSettings.start') });
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  await giveVoice(page);

  await test.step('a word is heard, not shown, and typed', async () => {
    await page.goto('/quiz/de-fruit/en?kind=by-ear&count=2&seed=1');
    await start.click();
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toBeFocused();
    await expect.poll(() => saidIn(page)).toHaveLength(1);
    const [word = ''] = await saidIn(page);
    await expect(page.getByRole('main')).not.toContainText(word);
    await expect(
      page.getByRole('button', { name: learner.says('ui.soundButton.listen'), exact: true }),
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

  await test.step('a backward card plays the word only after it is flipped', async () => {
    await forgetSounds(page);
    await openPage(page, '/quiz/de-fruit/en?kind=cards&direction=backward&count=2&seed=1');
    await start.click();
    await expect(turn).toBeVisible();
    await page.keyboard.press('p');
    expect(await saidIn(page)).toEqual([]);
    await page.keyboard.press('Space');
    await expect.poll(() => saidIn(page)).toHaveLength(1);
    const [word = ''] = await saidIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
    const play = learner.says('ui.soundButton.play', { word });
    await page.getByRole('button', { name: play, exact: true }).click();
    await expect.poll(() => saidIn(page)).toEqual([word, word]);
    await page.keyboard.press('2');
    await expect(turn).toBeVisible();
    expect(await saidIn(page)).toHaveLength(2);
  });

  await test.step('the page of a word says who speaks it', async () => {
    await openPage(page, '/word/de/Birne');
    await expect(page.getByText(learner.says('word.sound.device'))).toBeVisible();
    await learner.expectAccessible();
    await openPage(page, '/word/fr/poire');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('poire');
    await expect(page.getByText(learner.says('word.sound.device'))).toBeHidden();
  });

  await test.step('a label column is not spoken', async () => {
    await forgetSounds(page);
    await openPage(page, await findLabelQuiz(page));
    await start.click();
    await expect(turn).toBeVisible();
    await page.keyboard.press('p');
    expect(await saidIn(page)).toEqual([]);
    await page.keyboard.press('Space');
    await page.keyboard.press('p');
    await expect.poll(() => saidIn(page)).not.toHaveLength(0);
  });
});

/** The URL of a quiz that asks the labels of a table for German words. */
async function findLabelQuiz(page: Page): Promise<string> {
  const slug = 'personal-pronouns';
  const response = await page.request.post('/front-table/entity', { data: { slug } });
  const { columns }: { columns: { id: string; langCode: string | null }[] } = await response.json();
  const label = columns.find(({ langCode }) => langCode === null);
  const german = columns.find(({ langCode }) => langCode === 'de');
  const asked = `learn=${label?.id}&translation=${german?.id}`;
  return `/quiz/new?table=${slug}&${asked}&kind=cards&count=2`;
}
