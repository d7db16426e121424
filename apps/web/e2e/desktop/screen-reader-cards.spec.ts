import { expect } from '@playwright/test';
import { questionOf } from '../quiz/question-page.ts';
import { expectAnswered, startSession } from '../quiz/short-session.ts';
import { named, reads, readsIn } from '../support/aria-snapshot.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a screen reader reads a card', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const session = await startSession(learner, 'cards');
  const { text, meaning } = await session.question();
  const inDays = (days: number) =>
    learner.intl.formatRelativeTime(days, 'day', { numeric: 'auto' });
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
    named('button', `${learner.says('ui.gradeChoices.unknown')} ${inDays(1)}`),
    named('button', `${learner.says('ui.gradeChoices.known')} ${inDays(2)}`),
    named('button', `${learner.says('ui.gradeChoices.easy')} ${inDays(8)}`),
  ]);

  await page.keyboard.press('ArrowLeft');
  await expectAnswered(page, 1);
  await expect(questionOf(page)).toBeFocused();
  const next = await session.question();
  await readsIn(page.getByRole('main'), [named('heading', `${task} ${next.text}`, 'level=1')]);
});
