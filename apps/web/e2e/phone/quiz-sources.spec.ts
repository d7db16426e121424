import { expect } from '@playwright/test';
import { signUp } from '../support/account.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

/** Turns the card and grades it. A key that is pressed before the card is shown or turned does nothing. */
async function gradeCard(learner: Learner, key: '1' | '2'): Promise<void> {
  const { page } = learner;
  const turn = page.getByRole('button', { name: learner.says('ui.cardBoard.flip') });
  await expect(turn).toBeVisible();
  await page.keyboard.press('Space');
  await expect(turn).toHaveCount(0);
  await page.keyboard.press(key);
}

test('tables, tags, searches and selected words can be played', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const play = page
    .getByRole('main')
    .getByRole('link', { name: learner.says('playLink.play'), exact: true });
  const start = page.getByRole('button', { name: learner.says('quizSettings.start') });

  await test.step('the cells of a table', async () => {
    await page.goto('/table/german-definite-articles');
    await play.click();
    await start.click();
    await expect(page.getByText('0 / 10')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      learner.says('ui.multipleChoiceBoard.form'),
    );
    await learner.expectAccessible();
  });

  await test.step('the columns of a table are chosen', async () => {
    await openPage(page, '/table/english-irregular-verbs');
    await play.click();
    await expect(start).toBeVisible();
    await page.getByText(learner.says('tableQuiz.columns'), { exact: true }).click();
    await learner.expectAccessible();
    const translation = page.getByRole('combobox', {
      name: learner.says('tableQuiz.translation'),
    });
    await translation.selectOption({ index: 1 });
    await expect(page).toHaveURL(/translation=/);
    await start.click();
    await expect(page.getByText('0 / 10')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/table\/english-irregular-verbs$/);
  });

  await test.step('the words of a tag', async () => {
    await openPage(page, '/tag/fruit/es');
    await play.click();
    await start.click();
    await expect(page).toHaveURL(/quiz\/play$/);
  });

  await test.step('selected words', async () => {
    await openPage(page, '/list/es-fruit/en');
    const menu = { name: learner.says('collectionActions.more') };
    await page.getByRole('button', menu).click();
    await page.getByRole('menuitem', { name: learner.says('wordsMenu.select') }).click();
    for (const word of ['manzana', 'pera']) {
      await page.getByRole('checkbox', { name: new RegExp(word) }).check();
    }
    await page
      .getByRole('group', { name: learner.says('selectedWords.marks') })
      .getByRole('link', { name: learner.says('selectedWords.play') })
      .click();
    await start.click();
    await expect(page.getByText('0 / 2')).toBeVisible();
  });

  await test.step('search results', async () => {
    await openPage(page, '/words/es?text=man');
    await play.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('man');
    await start.click();
    await expect(page).toHaveURL(/quiz\/play$/);
  });
});

test('a visitor’s own words are stored in the browser', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  await page.goto('/quiz/new?own=saved&lang=es&to=en');
  await expect(page.getByText(learner.says('ownQuiz.nothing'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: learner.says('page.toSignIn') })).toBeVisible();
  await learner.expectAccessible();

  await openPage(page, '/word/es/manzana');
  const learn = page.getByRole('button', { name: learner.says('ui.knowingMark.learn') });
  await learn.first().click();
  await openPage(page, '/quiz/new?own=saved&lang=de&to=en');
  await expect(page.getByText(learner.says('ownQuiz.nothing'))).toBeVisible();
  await page.goto('/quiz/new?own=saved&lang=es&to=en');
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  await expect(page.getByText('0 / 1')).toBeVisible();
});

test('a shared quiz asks the same words in the same way', async ({ page, context, locale }) => {
  const learner = new Learner(page, locale);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/quiz/es-fruit/en?kind=cards&count=2&direction=backward');
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  const askedWords = async () => {
    await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
    const title = page.getByRole('heading', { level: 1 });
    const texts: string[] = [];
    for (const answered of [0, 1]) {
      await expect(page.getByText(`${answered} / 2`)).toBeVisible();
      texts.push(`${await title.textContent()}`);
      await gradeCard(learner, '2');
    }
    return texts.toSorted();
  };
  await page.getByRole('button', { name: learner.says('share.link') }).click();
  await expect(page.getByText(learner.says('share.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const words = await askedWords();
  await page.goto(link);
  expect(await askedWords()).toEqual(words);
});

test('missed words are saved as a list, right ones marked as known, and the result is copied', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  await signUp(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/quiz/de-fruit/en?kind=cards&count=3');
  await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
  for (const [answered, key] of (['1', '2', '2'] as const).entries()) {
    await expect(page.getByText(`${answered} / 3`)).toBeVisible();
    await gradeCard(learner, key);
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    learner.says('ui.quizResult.score', { right: 2, total: 3 }),
  );
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  const choose = async (name: string) => {
    await page.getByRole('button', { name: learner.says('quizResults.more') }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose(learner.says('shareResult.asText'));
  await expect(page.getByText(learner.says('shareResult.copied'))).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('🟥🟩🟩');
  expect(text).toMatch(/\/quiz\/de-fruit\/en\?.*seed=\d+/);

  await choose(learner.says('markWords.known', { count: 2 }));
  await expect(page.getByText(learner.says('manyKnowing.known', { count: 2 }))).toBeVisible();
  await choose(learner.says('saveMissed.save'));
  await page.getByRole('button', { name: learner.says('saveMissed.open') }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
