import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signInAsAdmin, signUp } from '../support/account.ts';
import { callAs } from '../support/call-as.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

/** Records the addresses and the speeds of what the page plays to the end. */
const followSounds = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      const { pathname, protocol } = new URL(this.src);
      const speed = this.playbackRate < 1 ? 'slowly' : 'normally';
      const ended = () => heard.push(`${protocol === 'blob:' ? 'blob' : pathname} ${speed}`);
      this.addEventListener('ended', ended, { once: true });
      return play.call(this);
    };
  });

/** Adds a word that neither the browser nor the server speaks. */
async function newWord(context: BrowserContext): Promise<{ id: string; text: string }> {
  const text = `vorto${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const created = await callAs(context, 'post', '/front-word/create', { langCode: 'eo', text });
  const { id } = await created.json();
  const dest = { langCode: 'en', text: `word ${text}` };
  await callAs(context, 'post', '/front-tran/create', [{ wordId: id, speechPartId: 6, dest }]);
  return { id, text };
}

const heardIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('a learner records a word, an admin approves it, and it is heard slowly and by ear', async ({
  page,
  context,
  openBrowser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = await signUp(context);
  const admins = await openBrowser();
  await signInAsAdmin(admins);
  const word = await newWord(admins);
  const speaker = `Voice of ${username}`;
  await followSounds(page);

  await test.step('the recording is heard and sent', async () => {
    await page.goto(`/word/eo/${word.text}`);
    await page.getByRole('switch', { name: learner.says('editMode.mode') }).click();
    await page
      .getByRole('button', { name: learner.says('ui.soundRecorder.record'), exact: true })
      .click();
    await expect(page.getByText(learner.says('ui.soundRecorder.recording'))).toBeVisible();
    const level = page.getByRole('meter', { name: learner.says('ui.soundRecorder.level') });
    await expect
      .poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value), { intervals: [50] })
      .toBeGreaterThan(0.2);
    const elapsed = learner.says('ui.soundRecorder.time', { seconds: 1, maxSeconds: 10 });
    await expect(page.getByText(elapsed)).toBeVisible();
    await page.getByRole('button', { name: learner.says('ui.soundRecorder.stop') }).click();
    await page.getByRole('button', { name: learner.says('newRecording.listen') }).click();
    await expect.poll(() => heardIn(page)).toEqual(['blob normally']);
    await page.getByLabel(learner.says('newRecording.speaker')).fill(speaker);
    await page.getByLabel(learner.says('newRecording.licence')).selectOption('CC BY 4.0');
    await learner.expectAccessible();
    await page.getByRole('button', { name: learner.says('newRecording.send') }).click();
    const sent = page.getByRole('listitem').filter({ hasText: speaker });
    await expect(sent.getByText(learner.says('ui.status.pending'))).toBeVisible();
    await learner.expectAccessible();
  });

  await test.step('an admin hears and approves it', async () => {
    await signInAsAdmin(context);
    await page.goto('/moderation/recording');
    const entry = page.getByRole('listitem').filter({ hasText: speaker });
    const play = learner.says('ui.soundButton.play', { word: word.text });
    await entry.getByRole('button', { name: play, exact: true }).click();
    await expect.poll(() => heardIn(page)).toHaveLength(1);
    await entry.getByRole('checkbox').focus();
    await learner.expectAccessible();
    await page.keyboard.press('a');
    await expect(entry).toBeHidden();
  });

  await test.step('those without a voice hear it, and slowly', async () => {
    await openPage(page, `/word/eo/${word.text}`);
    await expect(page.getByText(speaker)).toBeVisible();
    await expect(page.getByText(learner.says('word.sound.person'))).toBeVisible();
    const play = learner.says('ui.soundButton.play', { word: word.text });
    await page.getByRole('button', { name: play, exact: true }).first().click();
    const slowly = learner.says('ui.soundButton.playSlowly', { word: word.text });
    await page.getByRole('button', { name: slowly }).first().click();
    const path = expect.stringMatching(/^\/recording\/[0-9a-f]{64}\.mp3 slowly$/);
    await expect.poll(() => heardIn(page)).toContainEqual(path);
  });

  await test.step('a quiz by ear plays it', async () => {
    const heard = (await heardIn(page)).length;
    await openPage(page, `/quiz/new?words=${word.id}&lang=eo&kind=by-ear&count=1`);
    await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toBeFocused();
    await expect.poll(async () => (await heardIn(page)).slice(heard)).not.toHaveLength(0);
    await page.keyboard.type(word.text);
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('ui.answerFooter.right'))).toBeVisible();
  });
});
