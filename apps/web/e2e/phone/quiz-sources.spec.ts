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

test('tables, tags, searches, saved and selected words can be played', async ({ page, locale }) => {
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

  await test.step('the own words of a visitor, in one language', async () => {
    await openPage(page, '/quiz/new?own=saved&lang=es&to=en');
    await expect(page.getByText(learner.says('ownQuiz.nothing'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: learner.says('page.toSignIn') })).toBeVisible();
    await openPage(page, '/word/es/manzana');
    const learn = page.getByRole('button', { name: learner.says('ui.knowingMark.learn') });
    await learn.first().click();
    await openPage(page, '/quiz/new?own=saved&lang=de&to=en');
    await expect(page.getByText(learner.says('ownQuiz.nothing'))).toBeVisible();
    await openPage(page, '/search');
    await openPage(page, '/quiz/new?own=saved&lang=es&to=en');
    await start.click();
    await expect(page.getByText('0 / 1')).toBeVisible();
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

test('a quiz and its result are shared, missed words saved as a list, and right ones marked as known', async ({
  page,
  context,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const heading = page.getByRole('heading', { level: 1 });
  await signUp(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/quiz/de-fruit/en?kind=cards&count=3&direction=backward');
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const choose = async (name: string) => {
    await page.getByRole('button', { name: learner.says('quizResults.more') }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const play = async (grades: readonly ('1' | '2')[]) => {
    await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
    const texts: string[] = [];
    for (const [answered, grade] of grades.entries()) {
      await expect(page.getByText(`${answered} / ${grades.length}`)).toBeVisible();
      texts.push(`${await heading.textContent()}`);
      await gradeCard(learner, grade);
    }
    return texts.toSorted();
  };

  await page.getByRole('button', { name: learner.says('share.link') }).click();
  await expect(page.getByText(learner.says('share.copied'))).toBeVisible();
  const link = await readClipboard();
  const words = await play(['1', '2', '2']);
  await expect(heading).toContainText(learner.says('ui.quizResult.score', { right: 2, total: 3 }));

  await test.step('the result is copied', async () => {
    await choose(learner.says('shareResult.asText'));
    await expect(page.getByText(learner.says('shareResult.copied'))).toBeVisible();
    const text = await readClipboard();
    expect(text).toContain('🟥🟩🟩');
    expect(text).toMatch(/\/quiz\/de-fruit\/en\?.*seed=\d+/);
  });

  await test.step('right words are marked as known, missed ones saved as a list', async () => {
    await choose(learner.says('markWords.known', { count: 2 }));
    await expect(page.getByText(learner.says('manyKnowing.known', { count: 2 }))).toBeVisible();
    await choose(learner.says('saveMissed.save'));
    await page.getByRole('button', { name: learner.says('saveMissed.open') }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the shared quiz asks the same words in the same way', async () => {
    await page.goto(link);
    expect(await play(['2', '2', '2'])).toEqual(words);
  });
});
