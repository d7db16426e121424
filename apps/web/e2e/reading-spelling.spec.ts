import { expect } from '@playwright/test';
import { Learner } from './learner.ts';
import { questionOf } from './play-table.ts';
import { beginReading, isAnswered } from './quiz-reading.ts';
import { announced, holding, named, reads, said } from './reading.ts';
import { test } from './test.ts';

test('what is read of a word to be written', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await beginReading(learner, 'spelling');
  const { text, meaning } = await round.asked();
  const field = page.getByRole('main').getByRole('textbox');
  /** The verdict, and what was written beside what is right. */
  const comment = (id: 'almost' | 'wrong' | 'lenient', answer: string, right: string) => {
    const [wrote, is] = [
      learner.says('ui.spellingDiff.answer'),
      learner.says('ui.spellingDiff.expected'),
    ];
    const verdict = learner.says(`ui.spellingComment.${id}`);
    return holding('status', [said(verdict), said(`${wrote} ${answer}. ${is} ${right}.`)]);
  };
  const notQuite = (answer: string) => announced(learner.says('ui.answerFoot.wrong', { answer }));
  const write = async (answer: string) => {
    await expect(field).toBeFocused();
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  };
  const next = named('button', learner.says('ui.verdictFoot.next'));
  const dispute = named('button', learner.says('ui.spellingBoard.dispute'));

  await test.step('asked', async () => {
    await expect(field).toBeFocused();
    const task = `${learner.says('ui.spellingBoard.task')} ${meaning}`;
    await expect(field).toHaveAccessibleDescription(task);
    await reads(learner, [
      named('heading', task, 'level=1'),
      'status',
      'textbox',
      named('button', learner.says('ui.spellingBoard.check')),
      'status',
      named('button', learner.says('ui.verdictFoot.pass')),
    ]);
  });

  await test.step('wrong, and taken back', async () => {
    await write('something else');
    await expect(questionOf(page)).toBeFocused();
    await isAnswered(page, 1);
    await reads(learner, [comment('wrong', 'something else', text), notQuite(text), dispute, next]);
    await page.keyboard.press('z');
    await isAnswered(page, 0);
    await expect(field).toBeFocused();
    await expect(field).toBeEmpty();
  });

  await test.step('right, though written otherwise', async () => {
    await write(text.toUpperCase());
    await reads(learner, [
      comment('lenient', text.toUpperCase(), text),
      announced(learner.says('ui.answerFoot.right')),
      next,
    ]);
    await page.keyboard.press('Enter');
  });

  await test.step('not known', async () => {
    await expect(field).toBeFocused();
    const unknown = await round.asked();
    await round.player.hand.press(
      page.getByRole('button', { name: learner.says('ui.verdictFoot.pass') }),
    );
    await expect(questionOf(page)).toBeFocused();
    await reads(learner, [
      announced(learner.says('ui.answerFoot.passed', { answer: unknown.text })),
      next,
    ]);
    await page.keyboard.press('Enter');
  });
});

test('what is read of a picture whose word is to be written', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await beginReading(learner, 'spelling', 'pictures');
  const { meaning } = await round.asked();
  const task = learner.says('ui.spellingBoard.task');
  await reads(learner, [
    holding(named('heading', `${task} ${meaning}`, 'level=1'), [named('img', meaning)]),
    'status',
    'textbox',
  ]);
});
