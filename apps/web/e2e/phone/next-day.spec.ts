import { expect } from '@playwright/test';
import { AnswerKey } from '../quiz/answer-key.ts';
import { MultipleChoicePage } from '../quiz/multiple-choice-page.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { QuizPage, startQuiz } from '../quiz/quiz-page.ts';
import { fillSignInForm, signUp } from '../support/account.ts';
import { Keyboard } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';
import { TodayPage } from '../support/today-page.ts';

const list = 'es-fruit';
const [monday, tuesday, wednesday] = ['2025-05-05', '2025-05-06', '2025-05-07'] as const;

/** Misses the first words of the list at noon. */
async function missWords(learner: Learner, count: number, day: string): Promise<void> {
  await learner.page.clock.setSystemTime(`${day}T12:00:00Z`);
  await startQuiz(learner, count, { list });
  await new QuizPage(learner.page).play(Array.from({ length: count }, () => 'wrong'));
}

async function openToday({ page }: Learner, day: string): Promise<void> {
  await page.clock.setSystemTime(`${day}T13:00:00Z`);
  await page.goto('/');
}

test.use({ timezoneId: 'UTC' });

test('missed words are due on the next day: in an account, for a visitor, and after merging both', async ({
  page,
  openBrowser,
  locale,
}) => {
  const device = await openBrowser();
  const owner = new Learner(await device.newPage(), locale);
  const visitor = new Learner(page, locale);
  const account = await signUp(device, 'es');
  const today = new TodayPage(visitor);

  await test.step('in an account', async () => {
    await missWords(owner, 3, monday);
    await openToday(owner, tuesday);
    await new TodayPage(owner).expectDue(3);
  });

  await test.step('for a visitor, whose words include those of the account', async () => {
    await missWords(visitor, 5, tuesday);
    await openToday(visitor, wednesday);
    await today.expectDue(5);
  });

  await test.step('signing in merges both histories, each word once', async () => {
    await page.goto('/sign-in');
    await fillSignInForm(visitor, account);
    await expect(
      page.getByText(visitor.says('mergeBrowserData.both', { quizzes: 1, words: 2 })),
    ).toBeVisible();
    await today.expectDue(5);
    await today.expectHabit({ done: 0, streak: 2, week: '....xxo' }, wednesday);
  });

  await test.step('each word is asked once', async () => {
    const answers = await AnswerKey.of(page, list, 'en');
    const input = new Keyboard(visitor);
    const question = new MultipleChoicePage({
      ...{ learner: visitor, page, input, answers },
      direction: 'backward',
    });
    await today.practise(5);
    const asked = new Set<string | null>();
    for (let word = 0; word < 5; word += 1) {
      await question.answer('right');
      asked.add(await getQuestion(page).textContent());
      await question.next();
    }
    expect(asked.size).toBe(5);
  });

  await test.step('no word is due any longer, on the other device either', async () => {
    for (const learner of [visitor, owner]) {
      await openToday(learner, wednesday);
      await new TodayPage(learner).expectDue(0);
      const habit = { done: 5, streak: 3, week: '....xxx' };
      await new TodayPage(learner).expectHabit(habit, wednesday);
    }
  });
});
