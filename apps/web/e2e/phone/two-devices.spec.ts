import { expect } from '@playwright/test';
import { getStrength, replay } from '@wordhoard/review-scheduler';
import { daysBetween } from '../../src/shared/time/local-day.ts';
import { shownWord } from '../quiz/answer-key.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { signInOnDevice, signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Without a connection, a screen opens only if it was loaded in advance. */
test.use({ savesData: false });

const [monday, tuesday] = ['2025-05-05', '2025-05-06'] as const;
const list = 'es-fruit';

test.use({ timezoneId: 'UTC' });

/** Answers two of three words without a connection, and returns them. */
async function answerOffline(
  learner: Learner,
  day: string,
  verdict: 'right' | 'wrong',
): Promise<string[]> {
  const { page } = learner;
  await page.clock.setSystemTime(`${day}T12:00:00Z`);
  await startQuiz(learner, 3, { list });
  const quiz = new QuizPage(page);
  await expect(quiz.options.first()).toBeEnabled();
  await page.context().setOffline(true);
  const words = [];
  for (let asked = 0; asked < 2; asked += 1) {
    await expect(quiz.verdict).toBeEmpty();
    words.push(await shownWord(getQuestion(page)));
    await quiz.play([verdict]);
  }
  return words.toSorted();
}

async function reconnect({ page }: Learner): Promise<void> {
  const isSent = page.waitForResponse(/front-quiz\/save-results/);
  await page.context().setOffline(false);
  await isSent;
}

/** Checks that a word shows what follows from the answers of both days. */
async function expectMemory(learner: Learner, word: string): Promise<void> {
  const card = replay([
    { at: `${monday}T12:00:00Z`, day: monday, rating: 1 },
    { at: `${tuesday}T12:00:00Z`, day: tuesday, rating: 3 },
  ]);
  if (card === undefined) throw new Error('The word has no card');
  const strength = getStrength(card);
  const days = daysBetween(tuesday, card.due);
  const when = learner.intl.formatRelativeTime(days, 'day', { numeric: 'auto' });
  const row = learner.rowOf(word);
  await expect(
    row.getByRole('img', { name: learner.says('ui.wordStrength.strength', { strength }) }),
  ).toBeVisible();
  await expect(row).toContainText(learner.says('nextReview.later', { when }));
}

test('two devices that were offline show the same memory, although the later answers are sent first', async ({
  page,
  openBrowser,
  context,
  locale,
}) => {
  const account = await signUp(context, 'es');
  const laptop = await openBrowser();
  await signInOnDevice(laptop, account);
  const devices = [new Learner(page, locale), new Learner(await laptop.newPage(), locale)] as const;
  const words = await answerOffline(devices[0], monday, 'wrong');
  expect(await answerOffline(devices[1], tuesday, 'right')).toEqual(words);
  for (const device of devices.toReversed()) await reconnect(device);
  for (const device of devices) {
    await device.page.clock.setSystemTime(`${tuesday}T13:00:00Z`);
    await device.page.goto(`/list/${list}/en`);
    for (const word of words) await expectMemory(device, word);
  }
});
