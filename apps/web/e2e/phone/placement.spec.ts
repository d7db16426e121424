import { expect } from '@playwright/test';
import { shownWord } from '../quiz/answer-key.ts';
import { getQuestion } from '../quiz/question-page.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

interface PlacementLevel {
  level: string;
  items: { prompt: { text: string }; text: string }[];
}

test('a placement finds the level of a learner, whose lessons begin there', async ({
  page,
  locale,
}) => {
  const learner = new Learner(page, locale);
  const languages = { langCode: 'es', tranLangCode: 'en' };
  const response = await page.request.post('/front-lesson/placement', { data: languages });
  const { levels }: { levels: PlacementLevel[] } = await response.json();
  const itemsUpTo = (last: string) =>
    levels.filter(({ level }) => level <= last).flatMap(({ items }) => items);

  await test.step('the home page links to the questions', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: learner.says('placement.title') }).tap();
    await expect(getQuestion(page)).toHaveText(learner.says('placement.title'));
    const start = page.getByRole('button', { name: learner.says('placement.start') });
    await expect(start).toBeEnabled();
    await start.tap();
  });

  await test.step('a learner who knows the words of A1 and A2 is placed there', async () => {
    const known = itemsUpTo('A2');
    for (let answered = 0; answered < 20; answered += 1) {
      const counter = learner.says('ui.quizFrame.counter', { answered, total: 20 });
      await expect(page.getByText(counter, { exact: true })).toBeVisible();
      const shown = await shownWord(getQuestion(page));
      const item = known.find(({ prompt }) => prompt.text === shown);
      const answer =
        item === undefined
          ? page.getByRole('button', { name: learner.says('ui.verdictFooter.pass') })
          : page.getByRole('button', { name: item.text, exact: true });
      // A second tap on the same place would count as a double tap.
      await answer.press('Enter');
    }
    await expect(getQuestion(page)).toContainText('A2');
    await learner.expectAccessible();
  });

  await test.step('lessons begin at the level', async () => {
    const start = learner.says('placementResult.start', { level: 'A2' });
    await page.getByRole('button', { name: start }).tap();
    await expect(getQuestion(page)).toContainText(learner.says('ui.teachCard.task'));
    const word = await shownWord(getQuestion(page));
    expect(itemsUpTo('A1').map(({ prompt }) => prompt.text)).not.toContain(word);
  });
});
