import { expect } from '@playwright/test';
import { AnswerKey } from '../quiz/answer-key.ts';
import { LessonPage } from '../quiz/lesson-page.ts';
import { LetterMatchPage } from '../quiz/letter-match-page.ts';
import { MultipleChoicePage } from '../quiz/multiple-choice-page.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { SpellingPage } from '../quiz/spelling-page.ts';
import { Touch } from '../support/input-method.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';
import { TodayPage } from '../support/today-page.ts';

const list = { slug: 'de-course-hello', words: 35 };
/** A lesson of two words has eight questions. */
const words = 2;

test.use({ timezoneId: 'Europe/Berlin' });

test('a first week: what is due is recalled, and each session ends with the day and what comes next', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const today = new TodayPage(learner);
  const answers = await AnswerKey.of(page, list.slug, 'en');
  const player = { learner, page, input: new Touch(page), answers, direction: 'backward' as const };
  const lesson = new LessonPage(player);
  const builder = new LetterMatchPage(player);
  const hint = page.getByRole('button', { name: learner.says('ui.wordBuilder.hint') });
  const main = page.getByRole('main');
  const field = main.getByRole('textbox');
  let learning = 0;
  let due = 0;

  await test.step('Monday: the first lesson, with a mistake', async () => {
    await startDay('2025-06-02');
    await page.getByLabel(learner.says('languagePair.learn'), { exact: true }).selectOption('de');
    await openPage(page, `/lesson?words=${words}`);
    await lesson.newWord();
    await lesson.gotIt.tap();
    await lesson.choice.answer('wrong');
    await lesson.choice.next();
    await lesson.learn();
    await lesson.choice.answer('right');
    await lesson.choice.next();
    await finishLesson();
    await expect(
      main.getByRole('link', { name: learner.says('lessonResults.next') }),
    ).toBeVisible();
    await today.expectHabit({ done: 2, streak: 1, week: '......x' }, '2025-06-02');
    due = await readTomorrow();
    await main.getByRole('link', { name: learner.says('lessonResults.done') }).tap();
    await today.expectDue(0);
    await expect(
      main.getByText(learner.says('today.next', { inDays: 1, count: due })),
    ).toBeVisible();
    await expectMissedOnly();
  });

  await test.step('Tuesday: a missed word is recalled once more, and chosen only after another miss', async () => {
    await startDay('2025-06-03');
    await today.expectDue(due);
    await expect(main.getByText(learner.says('today.minutes', { minutes: 1 }))).toBeVisible();
    await startReview();
    await recall('wrong');
    for (let word = 1; word < due; word += 1) await recall();
    await recall('wrong');
    const choice = new MultipleChoicePage(player);
    await choice.answer('right');
    await choice.next();
    const score = { right: due - 1, total: due };
    await expect(main.getByText(learner.says('ui.quizResult.score', score))).toBeVisible();
    const recovered = { name: learner.says('ui.quizResultRow.recovered') };
    await expect(main.getByRole('img', recovered)).toBeVisible();
    await expect(main.getByRole('link', { name: learner.says('today.newLesson') })).toBeVisible();
    await today.expectHabit({ done: due, streak: 2, week: '.....xx' }, '2025-06-03');
    due = await readTomorrow();
    expect(due).toBeGreaterThan(0);
  });

  await test.step('Wednesday: a review that was left at once is not offered again, and a lesson is continued', async () => {
    await startDay('2025-06-04');
    await today.expectDue(due);
    await startReview();
    await openPage(page, '/');
    await today.expectDue(due);
    await openPage(page, `/lesson?words=${words}`);
    await lesson.learn();
    await openPage(page, '/');
    await expect(
      main.getByRole('heading', { name: learner.says('resumeQuiz.lesson') }),
    ).toBeVisible();
    await main.getByRole('button', { name: learner.says('resumeQuiz.continue') }).tap();
    await lesson.learn();
    await finishLesson();
    await openPage(page, '/');
    await startReview();
    for (let word = 0; word < due; word += 1) await recall();
    await expect(main.getByRole('link', { name: learner.says('today.newLesson') })).toBeVisible();
    await today.expectHabit({ done: due + words, streak: 3, week: '....xxx' }, '2025-06-04');
  });

  await test.step('Thursday to Sunday: what is due is recalled, or else two words are learned', async () => {
    for (const streak of [4, 5, 6, 7]) {
      const day = `2025-06-0${streak + 1}`;
      await startDay(day);
      due = await readDue();
      if (due === 0) await takeLesson();
      else await reviewAll();
      const week = 'x'.repeat(streak).padStart(7, '.');
      await today.expectHabit({ done: due || words, streak, week }, day);
    }
  });

  await test.step('the list counts new, learning and known words', async () => {
    await openPage(page, `/list/${list.slug}/en`);
    const expectProgress = (known: number) => {
      const counts = { known, learning: learning - known, total: list.words };
      const name = learner.says('ui.knowingBar.progress', counts);
      return expect(main.getByRole('img', { name })).toBeVisible();
    };
    await expectProgress(0);
    await learner
      .rowOf('hallo')
      .getByRole('button', { name: learner.says('ui.knowingMark.known') })
      .tap();
    await expectProgress(1);
  });

  /** Opens Today in the morning of a day. */
  async function startDay(day: string): Promise<void> {
    await page.clock.setSystemTime(`${day}T09:00:00+02:00`);
    await page.goto('/');
  }

  async function finishLesson(): Promise<void> {
    await lesson.practise(words);
    await expect(getQuestion(page)).toHaveText(
      learner.says('ui.lessonFinish.title', { count: words }),
    );
    learning += words;
  }

  async function takeLesson(): Promise<void> {
    await openPage(page, `/lesson?words=${words}`);
    for (let word = 0; word < words; word += 1) await lesson.learn();
    await finishLesson();
  }

  async function startReview(): Promise<void> {
    await main.getByRole('button', { name: learner.says('today.practise', { count: due }) }).tap();
    await expect(hint.or(field)).toBeVisible();
  }

  /** Builds or types a word: no choice shows it. */
  async function recall(verdict: 'right' | 'wrong' = 'right'): Promise<void> {
    await expect(hint.or(field)).toBeVisible();
    const question = (await field.isVisible()) ? new SpellingPage(player) : builder;
    await question.answer(verdict);
    await question.next();
  }

  async function reviewAll(): Promise<void> {
    await startReview();
    for (let word = 0; word < due; word += 1) await recall();
    const score = { right: due, total: due };
    await expect(main.getByText(learner.says('ui.quizResult.score', score))).toBeVisible();
  }

  async function readDue(): Promise<number> {
    const heading = main.getByRole('heading', { name: /^(\d+ words? due|All caught up)$/ });
    return Number((await heading.textContent())?.match(/\d+/)?.[0] ?? 0);
  }

  /** How many words the end of a session announces for the next day: intervals differ by a day. */
  async function readTomorrow(): Promise<number> {
    const announced = main.getByText(/^Next review tomorrow: \d+ words?/);
    return Number((await announced.textContent())?.match(/\d+/)?.[0]);
  }

  /** A word that was missed once is not called tricky. */
  async function expectMissedOnly(): Promise<void> {
    const missed = learner.says('ownWordsCard.missed', { count: 1 });
    await expect(main.getByText(missed)).toBeVisible();
    const tricky = learner.says('ownWordsCard.weak', { count: 1 });
    await expect(main.getByText(tricky)).toHaveCount(0);
  }
});
