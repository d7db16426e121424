import { expect } from '@playwright/test';
import { Learner } from './learner.ts';
import { questionOf, verdictOf } from './play-table.ts';
import { beginReading, isAnswered, total } from './quiz-reading.ts';
import { announced, holding, named, reads } from './reading.ts';
import { test } from './test.ts';

test('what is read of a match-up', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await beginReading(learner, 'match-up');
  const [words, answers] = [0, 1].map((place) =>
    page.getByRole('main').getByRole('group').nth(place).getByRole('button'),
  );
  if (words === undefined || answers === undefined) throw new Error('A board has two columns');
  const column = (side: 'prompt' | 'answer', tiles: readonly string[]) =>
    holding(named('group', learner.says(`ui.matchColumns.${side}`)), tiles);
  const three = ['button', 'button', 'button'];

  await test.step('asked, and a tile chosen', async () => {
    await expect(questionOf(page)).toBeFocused();
    await reads(learner, [
      named('heading', learner.says('ui.matchUpBoard.task'), 'level=1'),
      column('prompt', three),
      column('answer', three),
      'status',
      named('button', learner.says('ui.verdictFoot.pass')),
    ]);
    await page.keyboard.press('1');
    await expect(words.first()).toBeFocused();
    await reads(learner, [column('prompt', ['button [pressed]']), column('answer', three)]);
    await page.keyboard.press('1');
    await expect(words.first()).toHaveAttribute('aria-pressed', 'false');
  });

  const word = await round.player.answers.wordOn(words.first());
  const partner = await round.player.answers.placeOf(word, await answers.all(), 'right');
  await test.step('no pair', async () => {
    const other = await round.player.answers.placeOf(word, await answers.all(), 'wrong');
    const wrong = await round.player.answers.wordOn(answers.nth(other));
    await page.keyboard.press('1');
    await page.keyboard.press('ABC'[other] ?? '');
    const miss = learner.says('ui.matchUpFoot.miss');
    await reads(learner, [announced(`${miss} ${word.text} – ${wrong.meaning}`)]);
  });

  await test.step('a pair, taken back, and found again', async () => {
    const find = async () => {
      await page.keyboard.press('1');
      await page.keyboard.press('ABC'[partner] ?? '');
      await isAnswered(page, 1);
    };
    await find();
    const found = learner.says('ui.matchTile.matched');
    const pair = `${learner.says('ui.matchUpFoot.match')} ${word.text} – ${word.meaning}`;
    await reads(learner, [
      column('prompt', [named('button', `${word.text} ${found} ${word.meaning}`, 'disabled')]),
      column('answer', [named('button', `${word.meaning} ${found} ${word.text}`, 'disabled')]),
      announced(pair),
    ]);
    await page.keyboard.press('z');
    await isAnswered(page, 0);
    await expect(verdictOf(page)).toBeEmpty();
    await expect(questionOf(page)).toBeFocused();
    await find();
  });

  await test.step('the rest is shown to who does not know', async () => {
    await page.keyboard.press('0');
    const next = page.getByRole('button', { name: learner.says('ui.verdictFoot.next') });
    await reads(learner, [announced(learner.says('ui.matchUpFoot.shown')), 'button']);
    const missed = page.getByRole('button', { name: learner.says('ui.matchTile.missed') });
    await expect(words.and(missed)).toHaveCount(2);
    await page.keyboard.press('z');
    await isAnswered(page, 1);
    await expect(words.and(missed)).toHaveCount(0);
    await page.keyboard.press('0');
    await next.press('Enter');
    await round.seesResult(1, total);
  });
});
