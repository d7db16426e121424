import { expect } from '@playwright/test';
import { questionOf } from '../quiz/question-page.ts';
import { expectAnswered, startSession } from '../quiz/short-session.ts';
import { announced, holding, named, reads, said } from '../support/aria-snapshot.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a screen reader reads a spelling question', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const session = await startSession(learner, 'spelling');
  const { text, meaning } = await session.question();
  const field = page.getByRole('main').getByRole('textbox');
  /** The verdict, and the answer beside the right one. */
  const comment = (id: 'wrong' | 'lenient', answer: string, right: string) => {
    const [wrote, is] = [
      learner.says('ui.spellingDiff.answer'),
      learner.says('ui.spellingDiff.expected'),
    ];
    const verdict = learner.says(`ui.spellingFeedback.${id}`);
    return holding('status', [said(verdict), said(`${wrote} ${answer}. ${is} ${right}.`)]);
  };
  const write = async (answer: string) => {
    await expect(field).toBeFocused();
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  };
  const next = named('button', learner.says('ui.verdictFooter.next'));
  const dispute = named('button', learner.says('ui.spellingBoard.dispute'));

  await test.step('asked', async () => {
    await expect(field).toBeFocused();
    const task = `${learner.says('ui.spellingBoard.task')} ${meaning}`;
    await expect(field).toHaveAccessibleDescription(task);
    await reads(learner, [
      named('heading', task, 'level=1'),
      'status',
      'textbox',
      named('button', learner.says('ui.spellingForm.check')),
      'status',
      named('button', learner.says('ui.verdictFooter.pass')),
    ]);
  });

  await test.step('wrong, with and without something in common, and undone', async () => {
    const undo = async () => {
      await expect(questionOf(page)).toBeFocused();
      await expectAnswered(page, 1);
      await page.keyboard.press('z');
      await expectAnswered(page, 0);
      await expect(field).toBeFocused();
      await expect(field).toBeEmpty();
    };
    await write('something else');
    const rightAnswer = announced(learner.says('ui.answerFooter.far', { answer: text }));
    await reads(learner, ['status', rightAnswer, dispute, next]);
    await undo();
    const similar = `${text}xyz`;
    await write(similar);
    const notQuite = announced(learner.says('ui.answerFooter.wrong', { answer: text }));
    await reads(learner, [comment('wrong', similar, text), notQuite, dispute, next]);
    await undo();
  });

  await test.step('right with different capitals', async () => {
    await write(text.toUpperCase());
    await reads(learner, [
      comment('lenient', text.toUpperCase(), text),
      announced(learner.says('ui.answerFooter.right')),
      next,
    ]);
    await page.keyboard.press('Enter');
  });

  await test.step('passed', async () => {
    await expect(field).toBeFocused();
    const unknown = await session.question();
    await session.player.input.press(
      page.getByRole('button', { name: learner.says('ui.verdictFooter.pass') }),
    );
    await expect(questionOf(page)).toBeFocused();
    await reads(learner, [
      announced(learner.says('ui.answerFooter.passed', { answer: unknown.text })),
      next,
    ]);
    await page.keyboard.press('Enter');
  });
});

test('a screen reader reads an image question to be spelled', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const session = await startSession(learner, 'spelling', 'pictures');
  const { meaning } = await session.question();
  const task = learner.says('ui.spellingBoard.task');
  await reads(learner, [
    holding(named('heading', `${task} ${meaning}`, 'level=1'), [named('img', meaning)]),
    'status',
    'textbox',
  ]);
});
