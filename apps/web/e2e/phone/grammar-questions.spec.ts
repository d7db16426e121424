import { expect, type Page } from '@playwright/test';
import { QuizPage } from '../quiz/quiz-page.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

/** Opens the settings of a quiz about one word of the starter content. */
async function openQuiz(
  page: Page,
  { langCode, text }: { langCode: string; text: string },
  choice: Record<string, string>,
): Promise<void> {
  const found = await page.request.post('/front-word/entity', { data: { langCode, text } });
  const { id }: { id: string } = await found.json();
  const parameters = new URLSearchParams({ words: id, lang: langCode, to: 'en', ...choice });
  await page.goto(`/quiz/new?${parameters}`);
}

const start = (page: Page, learner: Learner) =>
  page.getByRole('button', { name: learner.says('quizSettings.start') }).click();

test('an article is chosen in the settings, answered, and practised again', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await openQuiz(page, { langCode: 'de', text: 'Apfel' }, { kind: 'multiple-choice' });
  await page.getByText(learner.says('quizAspect.article'), { exact: true }).click();
  await expect(page.getByRole('radio', { name: learner.says('quizKind.spelling') })).toBeDisabled();
  await expect(page.getByText(learner.says('quizSettings.direction'))).toHaveCount(0);
  await learner.expectAccessible();
  await start(page, learner);

  const quiz = new QuizPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    learner.says('ui.aspectTask.article'),
  );
  await page.reload();
  await expect(quiz.options).toHaveText([/der/, /die/, /das/]);
  await quiz.options.filter({ hasText: 'das' }).click();
  await expect(page.getByText('der Apfel, die Äpfel')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('der Apfel, die Äpfel')).toBeVisible();
  await page.getByRole('button', { name: learner.says('quizResults.more') }).click();
  const kind = learner.says('quizKind.mixed');
  const again = page.getByRole('menuitem', { name: learner.says('quizResults.harder', { kind }) });
  await expect(again).toHaveAttribute('href', /asks=article/);
});

test('a plural is typed with another article', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await openQuiz(page, { langCode: 'de', text: 'Apfel' }, { asks: 'plural', kind: 'spelling' });
  await start(page, learner);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('der Apfel');
  await page.keyboard.type('der Äpfel');
  await page.keyboard.press('Enter');
  await expect(page.getByText(learner.says('ui.answerFooter.right'))).toBeVisible();
  await expect(page.getByText(learner.says('ui.spellingFeedback.rightButArticle'))).toBeVisible();
  await learner.expectAccessible();
});

test('pinyin is typed without tones', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await openQuiz(page, { langCode: 'zh', text: '苹果' }, { asks: 'reading', kind: 'spelling' });
  await start(page, learner);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('苹果');
  await page.keyboard.type('ping2guo3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(learner.says('ui.answerFooter.right'))).toBeVisible();
  await expect(page.getByText(learner.says('ui.spellingFeedback.tones'))).toBeVisible();
  await expect(page.getByText('píng guǒ')).toBeVisible();
});

test('a word that is missed in a gap is one to review', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const manzana = { langCode: 'es', text: 'manzana' };
  await openQuiz(page, manzana, { asks: 'gap', kind: 'multiple-choice' });
  await start(page, learner);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(learner.says('ui.gapSentence.gap'));
  const quiz = new QuizPage(page);
  await expect(quiz.options).toHaveCount(4);
  await learner.expectAccessible();
  await page.getByRole('button', { name: learner.says('ui.verdictFooter.pass') }).click();
  await expect(title).toContainText('manzana');

  await page.goto('/quiz');
  const missed = learner.says('ownWordsCard.missed', { count: 1 });
  await expect(page.getByRole('button', { name: missed })).toBeVisible();
  await page.getByRole('link', { name: learner.says('quizIndex.articles') }).click();
  await expect(page.getByRole('radio', { name: learner.says('quizAspect.article') })).toBeChecked();
});
