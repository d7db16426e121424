import { expect } from '@playwright/test';
import { questionOf, verdictOf } from '../quiz/question-page.ts';
import { expectAnswered, startSession, total } from '../quiz/short-session.ts';
import { announced, holding, named, reads } from '../support/aria-snapshot.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a screen reader reads a match-up board', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const session = await startSession(learner, 'match-up');
  const [words, answers] = [0, 1].map((index) =>
    page.getByRole('main').getByRole('group').nth(index).getByRole('button'),
  );
  if (words === undefined || answers === undefined) throw new Error('A board has two columns');
  const column = (side: 'prompt' | 'answer', tiles: readonly string[]) =>
    holding(named('group', learner.says(`ui.matchColumns.${side}`)), tiles);
  const three = ['button', 'button', 'button'];

  await test.step('asked, and a tile selected', async () => {
    await expect(questionOf(page)).toBeFocused();
    await reads(learner, [
      named('heading', learner.says('ui.matchUpBoard.task'), 'level=1'),
      column('prompt', three),
      column('answer', three),
      'status',
      named('button', learner.says('ui.verdictFooter.pass')),
    ]);
    await page.keyboard.press('1');
    await expect(words.first()).toBeFocused();
    await reads(learner, [column('prompt', ['button [pressed]']), column('answer', three)]);
    await page.keyboard.press('1');
    await expect(words.first()).toHaveAttribute('aria-pressed', 'false');
  });

  const word = await session.player.answers.wordOn(words.first());
  const partner = await session.player.answers.indexOf(word, await answers.all(), 'right');
  await test.step('a wrong pair', async () => {
    const other = await session.player.answers.indexOf(word, await answers.all(), 'wrong');
    const wrong = await session.player.answers.wordOn(answers.nth(other));
    await page.keyboard.press('1');
    await page.keyboard.press('ABC'[other] ?? '');
    const miss = learner.says('ui.matchUpFooter.miss');
    await reads(learner, [announced(`${miss} ${word.text} – ${wrong.meaning}`)]);
  });

  await test.step('a pair, undone and found again', async () => {
    const find = async () => {
      await page.keyboard.press('1');
      await page.keyboard.press('ABC'[partner] ?? '');
      await expectAnswered(page, 1);
    };
    await find();
    const found = learner.says('ui.matchTile.matched');
    const pair = `${learner.says('ui.matchUpFooter.match')} ${word.text} – ${word.meaning}`;
    await reads(learner, [
      column('prompt', [named('button', `${word.text} ${found} ${word.meaning}`, 'disabled')]),
      column('answer', [named('button', `${word.meaning} ${found} ${word.text}`, 'disabled')]),
      announced(pair),
    ]);
    await page.keyboard.press('z');
    await expectAnswered(page, 0);
    await expect(verdictOf(page)).toBeEmpty();
    await expect(questionOf(page)).toBeFocused();
    await find();
  });

  await test.step('passing shows the remaining pairs', async () => {
    await page.keyboard.press('0');
    const next = page.getByRole('button', { name: learner.says('ui.verdictFooter.next') });
    await reads(learner, [announced(learner.says('ui.matchUpFooter.shown')), 'button']);
    const missed = page.getByRole('button', { name: learner.says('ui.matchTile.missed') });
    await expect(words.and(missed)).toHaveCount(2);
    await page.keyboard.press('z');
    await expectAnswered(page, 1);
    await expect(words.and(missed)).toHaveCount(0);
    await page.keyboard.press('0');
    await next.press('Enter');
    await session.expectScore(1, total);
  });
});
