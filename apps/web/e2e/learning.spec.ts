import { expect, type Page } from '@playwright/test';
import { enter, newAccount, password } from './account.ts';
import { Learner } from './learner.ts';
import { QuizTable } from './quiz-table.ts';
import { test } from './test.ts';

const list = '/list/de-fruit/en';

const rowOf = (learner: Learner, text: string) =>
  learner.page.getByRole('listitem').filter({ has: learner.page.getByText(text, { exact: true }) });

async function startQuiz(learner: Learner, words: number): Promise<void> {
  const { page } = learner;
  await page.goto('/quiz/de-fruit/en');
  const count = page.getByRole('spinbutton', { name: learner.says('quizSettings.count') });
  await count.fill(`${words}`);
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
}

async function playOn(page: Page, answers: readonly ('right' | 'wrong')[]): Promise<void> {
  const quiz = new QuizTable(page);
  for (const answer of answers) {
    await quiz.answer(answer);
    await page.keyboard.press('Enter');
  }
}

test('a learner saves words, proves one and plays, and finds it all on their page', async ({
  page,
  context,
  browser,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = await enter(context);

  await test.step('a saved word is proved letter by letter', async () => {
    await page.goto(list);
    const apple = rowOf(learner, 'Apfel');
    await apple.getByRole('button', { name: learner.says('ui.knowingMark.learn') }).click();
    await apple.getByRole('button', { name: learner.says('ui.knowingMark.prove') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await learner.findsNoBarrier();
    await page.keyboard.type('aple');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(learner.says('prove.almost'))).toBeVisible();
    await learner.findsNoBarrier();
    await page.keyboard.press('Enter');
    await page.keyboard.type('apple');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(learner.says('knowing.proved', { word: 'Apfel' }))).toBeVisible();
    await expect(
      apple.getByRole('button', { name: learner.says('ui.knowingMark.known') }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('answers that were given without a connection are sent when it is back', async () => {
    await startQuiz(learner, 3);
    await playOn(page, ['right']);
    await context.setOffline(true);
    await playOn(page, ['wrong']);
    await expect(new QuizTable(page).options.first()).toBeEnabled();
    await context.setOffline(false);
  });

  await test.step('the quiz is gone on with on another device', async () => {
    const device = await browser.newContext();
    await device.addCookies(await context.cookies());
    const elsewhere = await device.newPage();
    await elsewhere.goto('/quiz');
    const resume = elsewhere.getByRole('button', { name: /\b2\b.*\b3\b/ });
    await expect(resume).toBeVisible();
    await resume.click();
    await playOn(elsewhere, ['right']);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      learner.says('ui.quizResult.score', { right: 2, total: 3 }),
    );
    await elsewhere.goto(`/user/${username}/played`);
    await expect(
      elsewhere.getByText(learner.says('userRounds.score', { correct: 2, answered: 3 })),
    ).toBeVisible();
    await device.close();
  });

  await test.step('the results are on the learner’s page', async () => {
    await page.goto(`/user/${username}/played`);
    await expect(
      page.getByText(learner.says('userRounds.score', { correct: 2, answered: 3 })),
    ).toBeVisible();
    await learner.findsNoBarrier();
  });
});

test('all words of a list are marked at once, and as they were before', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const known = rowOf(learner, 'Apfel').getByRole('button', {
    name: learner.says('ui.knowingMark.known'),
  });
  const markAll = async () => {
    const total = Number(await page.getByRole('progressbar').getAttribute('max'));
    await page.getByRole('button', { name: learner.says('wordsProgress.all', { total }) }).click();
    await page.getByRole('menuitem', { name: learner.says('wordsProgress.known') }).click();
    const all = learner.says('wordsProgress.progress', { known: total, total });
    await expect(page.getByText(all)).toBeVisible();
    await expect(known).toHaveAttribute('aria-pressed', 'true');
  };

  await test.step('by a visitor', async () => {
    await page.goto(list);
    await markAll();
    await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
    await learner.findsNoBarrier();
  });

  await test.step('by a learner', async () => {
    await enter(context);
    await page.reload();
    await markAll();
    await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(known).toHaveAttribute('aria-pressed', 'false');
  });
});

test('what a visitor has played comes into the account that they make', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username, email } = newAccount();
  await startQuiz(learner, 2);
  await playOn(page, ['right', 'wrong']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    learner.says('ui.quizResult.score', { right: 1, total: 2 }),
  );
  await page.goto('/sign-up');
  await page.getByLabel(learner.says('signUp.username')).fill(username);
  await page.getByLabel(learner.says('signUp.email')).fill(email);
  await page.getByLabel(learner.says('signUp.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: learner.says('signUp.action') }).click();
  await expect(page.getByText(learner.says('merge.both', { rounds: 1, words: 0 }))).toBeVisible();
  await page.goto(`/user/${username}/played`);
  await expect(
    page.getByText(learner.says('userRounds.score', { correct: 1, answered: 2 })),
  ).toHaveCount(1);
});
