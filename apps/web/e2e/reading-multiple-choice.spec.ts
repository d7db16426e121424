import { expect } from '@playwright/test';
import { Learner } from './learner.ts';
import { questionOf, verdictOf } from './play-table.ts';
import { beginReading, isAnswered, total } from './quiz-reading.ts';
import { announced, holding, named, reads } from './reading.ts';
import { test } from './test.ts';

test('what is read of a multiple choice', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await beginReading(learner, 'multiple-choice');
  const question = async () => {
    const { text } = await round.asked();
    return `${learner.says('ui.quizPrompt.translation')} ${text}`;
  };
  const option = (name: string) =>
    page.getByRole('main').getByRole('listitem').getByRole('button', { name });
  const passing = named('button', learner.says('ui.verdictFoot.pass'));
  const goingOn = named('button', learner.says('ui.verdictFoot.next'));

  await test.step('asked', async () => {
    await expect(questionOf(page)).toBeFocused();
    await isAnswered(page, 0);
    await expect(verdictOf(page)).toBeEmpty();
    const asked = await question();
    const options = Array.from({ length: 4 }, () => 'listitem:\n      - button');
    await reads(learner, [
      named('progressbar', learner.says('ui.quizFrame.progress')),
      named('heading', asked, 'level=1'),
      holding(named('list', asked), options),
      'status',
      passing,
    ]);
  });

  await test.step('wrong, taken back, and right', async () => {
    const { meaning } = await round.asked();
    await round.answer('wrong');
    await isAnswered(page, 1);
    const verdict = learner.says('ui.answerFoot.wrong', { answer: meaning });
    await reads(learner, [
      named('heading', await question(), 'level=1'),
      announced(verdict),
      goingOn,
    ]);
    const right = `${meaning} ${learner.says('ui.choiceOption.revealed')}`;
    await expect(option(right)).toBeDisabled();
    await expect(option(learner.says('ui.choiceOption.wrong'))).toBeDisabled();

    await page.keyboard.press('z');
    await expect(questionOf(page)).toBeFocused();
    await isAnswered(page, 0);
    await expect(verdictOf(page)).toBeEmpty();

    await round.answer('right');
    await reads(learner, [announced(learner.says('ui.answerFoot.right')), goingOn]);
    const found = `${meaning} ${learner.says('ui.choiceOption.right')}`;
    await expect(option(found)).toBeDisabled();
  });

  await test.step('the next one, which nobody knows', async () => {
    const before = await round.asked();
    await page.keyboard.press('Enter');
    await expect(verdictOf(page)).toBeEmpty();
    await expect(questionOf(page)).toBeFocused();
    const { text, meaning } = await round.asked();
    expect(text).not.toBe(before.text);
    await page.keyboard.press('0');
    await reads(learner, [
      announced(learner.says('ui.answerFoot.passed', { answer: meaning })),
      goingOn,
    ]);
    await page.keyboard.press('Enter');
  });

  await test.step('the results', async () => {
    await round.play(['right']);
    const score = learner.says('ui.quizResult.score', { right: 2, total });
    await reads(learner, [
      named('heading', score, 'level=1'),
      named('button', learner.says('quizResults.retry', { count: 1 })),
    ]);
    const right = { name: learner.says('ui.quizResultRow.right'), exact: true };
    await expect(page.getByRole('main').getByRole('listitem').getByRole('img', right)).toHaveCount(
      2,
    );
  });
});
