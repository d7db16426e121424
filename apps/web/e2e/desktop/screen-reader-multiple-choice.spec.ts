import { expect } from '@playwright/test';
import { questionOf, verdictOf } from '../quiz/question-page.ts';
import { expectAnswered, startSession, total } from '../quiz/short-session.ts';
import { announced, holding, named, reads } from '../support/aria-snapshot.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a screen reader reads a multiple-choice question', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const session = await startSession(learner, 'multiple-choice');
  const question = async () => {
    const { text } = await session.question();
    return `${learner.says('ui.multipleChoiceBoard.translation')} ${text}`;
  };
  const option = (name: string) =>
    page.getByRole('main').getByRole('listitem').getByRole('button', { name });
  const passing = named('button', learner.says('ui.verdictFooter.pass'));
  const goingOn = named('button', learner.says('ui.verdictFooter.next'));

  await test.step('asked', async () => {
    await expect(questionOf(page)).toBeFocused();
    await expectAnswered(page, 0);
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

  await test.step('wrong, undone, and right', async () => {
    const { meaning } = await session.question();
    await session.answer('wrong');
    await expectAnswered(page, 1);
    const verdict = learner.says('ui.answerFooter.wrong', { answer: meaning });
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
    await expectAnswered(page, 0);
    await expect(verdictOf(page)).toBeEmpty();

    await session.answer('right');
    await reads(learner, [announced(learner.says('ui.answerFooter.right')), goingOn]);
    const found = `${meaning} ${learner.says('ui.choiceOption.right')}`;
    await expect(option(found)).toBeDisabled();
  });

  await test.step('the next one, passed', async () => {
    const before = await session.question();
    await page.keyboard.press('Enter');
    await expect(verdictOf(page)).toBeEmpty();
    await expect(questionOf(page)).toBeFocused();
    const { text, meaning } = await session.question();
    expect(text).not.toBe(before.text);
    await page.keyboard.press('0');
    await reads(learner, [
      announced(learner.says('ui.answerFooter.passed', { answer: meaning })),
      goingOn,
    ]);
    await page.keyboard.press('Enter');
  });

  await test.step('the results', async () => {
    await session.play(['right']);
    const score = learner.says('ui.quizResult.score', { right: 2, total });
    await reads(learner, [
      named('heading', `${learner.says('ui.quizResult.fair')} ${score}`, 'level=1'),
      named('button', learner.says('quizResults.retry', { count: 1 })),
    ]);
    const right = { name: learner.says('ui.quizResultRow.right'), exact: true };
    await expect(page.getByRole('main').getByRole('listitem').getByRole('img', right)).toHaveCount(
      2,
    );
  });
});
