import { expect, type Page } from '@playwright/test';
import { enter, newAccount, password } from './account.ts';
import { Learner } from './learner.ts';
import { paint } from './paint.ts';
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
    const known = apple.getByRole('button', { name: learner.says('ui.knowingMark.known') });
    await expect(known).toHaveAttribute('aria-pressed', 'true');
    await expect(known).toBeFocused();
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

test('a word with a picture and no translation is proved by its picture, with keys alone', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const { username } = await enter(context);
  await page.goto(`/word/new?langCode=de&text=${username}`);
  await page.getByRole('button', { name: learner.says('newWord.action') }).click();
  await page.getByLabel(learner.says('ui.pictureDrop.choose')).setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: await paint(page),
  });
  await page.getByLabel(learner.says('newImage.source')).fill(username);
  await page.getByRole('button', { name: learner.says('newImage.send') }).click();
  const added = page.getByRole('listitem').filter({ hasText: username }).getByRole('img');
  const picture = (await added.getAttribute('src')) ?? '';

  await learner.follow(page.getByRole('button', { name: learner.says('ui.knowingMark.prove') }));
  const dialog = page.getByRole('dialog');
  const options = dialog.getByRole('listitem').getByRole('button');
  const right = options.filter({ has: page.locator(`img[src="${picture}"]`) });
  await expect(options).toHaveCount(4);
  await expect(options.first()).toBeFocused();
  await learner.findsNoBarrier();

  await test.step('a wrong one is told, and another try is next', async () => {
    await learner.follow(options.filter({ hasNot: page.locator(`img[src="${picture}"]`) }).first());
    const name = await right.getByRole('img').getAttribute('alt');
    const place = Number(name?.match(/\d/)?.[0]);
    await expect(dialog.getByText(learner.says('prove.wrongPicture', { place }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: learner.says('prove.retry') })).toBeFocused();
    await learner.findsNoBarrier();
    await page.keyboard.press('Enter');
    await expect(options.first()).toBeFocused();
  });

  await test.step('the right one proves it', async () => {
    await learner.follow(right);
    await expect(dialog).toBeHidden();
    const known = page.getByRole('button', { name: learner.says('ui.knowingMark.known') });
    await expect(known).toHaveAttribute('aria-pressed', 'true');
    await expect(known).toBeFocused();
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

test('some words of a list are chosen and marked together, by keyboard alone', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await enter(context);
  await page.goto(list);
  const markOf = (word: string) =>
    rowOf(learner, word).getByRole('button', { name: learner.says('ui.knowingMark.learn') });
  const boxOf = (word: string) =>
    page.getByRole('checkbox', { name: learner.says('ui.wordRow.choose', { word }) });
  const total = Number(await page.getByRole('progressbar').getAttribute('max'));
  const chooseAll = page.getByRole('checkbox', { name: learner.says('chosenWords.all') });

  await learner.follow(
    page.getByRole('button', { name: learner.says('wordsProgress.all', { total }) }),
  );
  await page.getByRole('menuitem', { name: learner.says('wordsProgress.choose') }).press('Enter');
  await expect(chooseAll).toBeFocused();
  for (const word of ['Apfel', 'Banane']) {
    await learner.reach(boxOf(word));
    await page.keyboard.press('Space');
  }
  await expect(
    page.getByText(learner.says('chosenWords.chosen', { count: 2, total })),
  ).toBeVisible();
  await learner.findsNoBarrier();

  await page
    .getByRole('group', { name: learner.says('chosenWords.marks') })
    .getByRole('button', { name: learner.says('chosenWords.saved') })
    .press('Enter');
  await expect(chooseAll).toBeFocused();
  await expect(boxOf('Apfel')).not.toBeChecked();
  for (const word of ['Apfel', 'Banane']) {
    await expect(markOf(word)).toHaveAttribute('aria-pressed', 'true');
  }
  await learner.follow(page.getByRole('button', { name: learner.says('chosenWords.done') }));
  await expect(boxOf('Apfel')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: learner.says('wordsProgress.all', { total }) }),
  ).toBeFocused();

  await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
  await expect(markOf('Apfel')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(markOf('Banane')).toHaveAttribute('aria-pressed', 'false');
});

test('a key marks the word that has the focus', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/words/de');
  await learner.seesAll();
  const card = page.getByRole('article').first();
  await learner.reach(card.getByRole('link'));
  await page.keyboard.press('k');
  const known = card.getByRole('button', { name: learner.says('ui.knowingMark.known') });
  await expect(known).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: learner.says('knowing.undo') }).click();
  await expect(known).toHaveAttribute('aria-pressed', 'false');
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
