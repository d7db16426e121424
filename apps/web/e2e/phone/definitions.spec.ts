import { expect } from '@playwright/test';
import { QuizPage } from '../quiz/quiz-page.ts';
import { Learner } from '../support/learner.ts';
import { openPage } from '../support/open-page.ts';
import { test } from '../support/test.ts';

test('definitions are read and practised, and idioms are browsed', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the definition of a word leads to its page and back', async () => {
    await page.goto('/word/en/pig');
    await page.getByRole('link', { name: 'a fat pink farm animal' }).click();
    await expect(heading).toHaveText('a fat pink farm animal');
    await page.getByRole('link', { name: 'pig', exact: true }).click();
    await expect(heading).toHaveText('pig');
  });

  await test.step('a list shows definitions', async () => {
    await openPage(page, '/list/en-pets-and-farm');
    await page
      .getByRole('combobox', { name: learner.says('list.translation') })
      .selectOption({ label: learner.says('languageOptions.definitions') });
    await expect(page).toHaveURL('/list/en-pets-and-farm/en');
    await expect(learner.rowOf('pig').getByText('a fat pink farm animal')).toBeVisible();
  });

  await test.step('idioms have a tab of their own', async () => {
    await openPage(page, '/words/en');
    await page.getByRole('link', { name: learner.says('wordTabs.idioms'), exact: true }).click();
    await expect(page).toHaveURL('/words/en?mode=idiom');
    await page.getByRole('link', { name: 'break the ice' }).click();
    await expect(heading).toHaveText('break the ice');
    await expect(page.getByText('to make people who have just met feel relaxed')).toBeVisible();
  });

  await test.step('definitions of a language are searched, and asked for their words', async () => {
    await openPage(page, '/words/en?mode=definition&text=animal');
    const play = { name: learner.says('playLink.play'), exact: true };
    await page.getByRole('main').getByRole('link', play).click();
    await expect(heading).toContainText('animal');
    const language = learner.intl.formatDisplayName('en', { type: 'language' });
    const sides = { from: learner.says('quizSettings.definition'), to: `${language}` };
    const direction = page.getByRole('radio', { name: learner.says('quizSettings.fromTo', sides) });
    await expect(direction).toBeChecked();
    await page.getByRole('button', { name: learner.says('quizSettings.start') }).click();
    await chooseWord(learner);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/words/en?mode=definition&text=animal');
  });
});

/** Chooses the word that the shown definition explains. The definition hides that word. */
async function chooseWord(learner: Learner): Promise<void> {
  const { page } = learner;
  const { options, verdict } = new QuizPage(page);
  const asked = page.getByRole('heading', { level: 1 }).locator('[lang]');
  const pattern = ((await asked.textContent()) ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const definition = new RegExp(`^${pattern.replaceAll('…', '.+')}$`);
  const texts = await options.locator('[lang]').allTextContents();
  const definitions = await Promise.all(texts.map((text) => loadDefinitions(learner, text)));
  const right = definitions.findIndex((some) => some.some((text) => definition.test(text)));
  expect(right).toBeGreaterThanOrEqual(0);
  await options.nth(right).click();
  await expect(verdict).not.toBeEmpty();
}

interface DefinedWord {
  speechParts: { tranFeed: { data: { dest: { text: string } }[] } }[];
}

/** The definitions of a word, from the API. */
async function loadDefinitions({ page }: Learner, text: string): Promise<string[]> {
  const answer = await page.request.post('/front-word/entity', {
    data: { langCode: 'en', text, tranLangCode: 'en' },
  });
  const { speechParts } = (await answer.json()) as DefinedWord;
  return speechParts.flatMap(({ tranFeed }) => tranFeed.data.map(({ dest }) => dest.text));
}
