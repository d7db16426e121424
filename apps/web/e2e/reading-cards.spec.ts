import { expect } from '@playwright/test';
import { Learner } from './learner.ts';
import { questionOf } from './play-table.ts';
import { beginReading, isAnswered } from './quiz-reading.ts';
import { named, reads, readsIn } from './reading.ts';
import { test } from './test.ts';

test('what is read of a card', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await beginReading(learner, 'cards');
  const { text, meaning } = await round.asked();
  const task = learner.says('ui.cardBoard.task');
  await expect(questionOf(page)).toBeFocused();
  await reads(learner, [
    named('progressbar', learner.says('ui.quizFrame.progress')),
    named('heading', `${task} ${text}`, 'level=1'),
    named('button', learner.says('ui.cardBoard.flip')),
  ]);

  await page.keyboard.press('Enter');
  await expect(questionOf(page)).toBeFocused();
  await reads(learner, [
    named('heading', `${text} ${meaning}`, 'level=1'),
    named('button', learner.says('ui.cardBoard.missed')),
    named('button', learner.says('ui.cardBoard.knew')),
  ]);

  await page.keyboard.press('ArrowLeft');
  await isAnswered(page, 1);
  await expect(questionOf(page)).toBeFocused();
  const next = await round.asked();
  await readsIn(page.getByRole('main'), [named('heading', `${task} ${next.text}`, 'level=1')]);
});
