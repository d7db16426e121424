import { expect, type Page } from '@playwright/test';
import { QuizPage } from '../quiz/quiz-page.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
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
  await openPage(page, `/quiz/new?${parameters}`);
}

test('an article, a plural and a gap are asked, and a word that is missed in a gap is one to review', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const title = page.getByRole('heading', { level: 1 });
  const quiz = new QuizPage(page);
  const start = page.getByRole('button', { name: learner.says('quizSettings.start') });
  const apple = { langCode: 'de', text: 'Apfel' };

  await test.step('an article is chosen in the settings, answered, and practised again', async () => {
    await openQuiz(page, apple, { kind: 'multiple-choice' });
    await page.getByText(learner.says('quizAspect.article'), { exact: true }).click();
    await expect(
      page.getByRole('radio', { name: learner.says('quizKind.spelling') }),
    ).toBeDisabled();
    await expect(page.getByText(learner.says('quizSettings.direction'))).toHaveCount(0);
    await start.click();
    await expect(title).toContainText(learner.says('ui.aspectTask.article'));
    await expect(quiz.options).toHaveText([/der/, /die/, /das/]);
    await quiz.options.filter({ hasText: 'das' }).click();
    await expect(page.getByText('der Apfel, die Äpfel')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: learner.says('quizResults.more') }).click();
    const kind = learner.says('quizKind.mixed');
    const harder = learner.says('quizResults.harder', { kind });
    await expect(page.getByRole('menuitem', { name: harder })).toHaveAttribute(
      'href',
      /asks=article/,
    );
    await page.keyboard.press('Escape');
  });

  await test.step('a plural is typed with another article', async () => {
    await openQuiz(page, apple, { asks: 'plural', kind: 'spelling' });
    await start.click();
    await expect(title).toContainText('der Apfel');
    await page.keyboard.type('der Äpfel');
    await page.keyboard.press('Enter');
    await expect(page.getByText(learner.says('ui.spellingFeedback.article'))).toBeVisible();
  });

  await test.step('a gap is passed', async () => {
    const manzana = { langCode: 'es', text: 'manzana' };
    await openQuiz(page, manzana, { asks: 'gap', kind: 'multiple-choice' });
    await start.click();
    await expect(title).toContainText(learner.says('ui.gapSentence.gap'));
    await expect(quiz.options).toHaveCount(4);
    await page.getByRole('button', { name: learner.says('ui.verdictFooter.pass') }).click();
    await expect(title).toContainText('manzana');
  });

  await test.step('the word is to be reviewed, and articles are offered', async () => {
    await openPage(page, '/quiz');
    const missed = learner.says('ownWordsCard.missed', { count: 1 });
    await expect(page.getByRole('button', { name: missed })).toBeVisible();
    await page.getByRole('link', { name: learner.says('quizIndex.articles') }).click();
    await expect(
      page.getByRole('radio', { name: learner.says('quizAspect.article') }),
    ).toBeChecked();
  });
});
