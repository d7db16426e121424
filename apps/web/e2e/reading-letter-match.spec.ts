import { expect } from '@playwright/test';
import { Learner } from './learner.ts';
import { LetterTable } from './letter-table.ts';
import { questionOf, verdictOf } from './play-table.ts';
import { beginReading, isAnswered } from './quiz-reading.ts';
import { announced, holding, named, reads, readsIn } from './reading.ts';
import { test } from './test.ts';

test('what is read of a word to be built', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await beginReading(learner, 'letter-match');
  const table = new LetterTable(round.player);
  const { text, meaning } = await round.asked();
  const [first = '', second = ''] = text;
  const place = (at: number, stands: string) =>
    `${learner.says('ui.letterSlot.place', { place: at })} ${stands}`;
  const word = (...places: string[]) =>
    holding(named('group', learner.says('ui.letterSlots.label')), places);
  const empty = learner.says('ui.letterSlot.empty');

  await test.step('asked', async () => {
    await expect(questionOf(page)).toBeFocused();
    await expect(table.letters).toHaveCount(text.length);
    const lies = learner.says('ui.letterTile.place', { place: 1, count: text.length });
    const [letter = ''] = await table.letters.locator('[aria-hidden]').allTextContents();
    const tile = `${learner.says('ui.letterTile.letter')} ${letter}${lies}`;
    await reads(learner, [
      named('heading', `${learner.says('ui.letterMatchBoard.task')} ${meaning}`, 'level=1'),
      word(named('button', place(1, empty)), named('button', place(2, empty))),
      holding(named('group', learner.says('ui.letterTray.label')), [named('button', tile)]),
      named('button', learner.says('ui.letterBuilder.hint')),
      'status',
      'status',
      named('button', learner.says('ui.verdictFoot.pass')),
    ]);
  });

  await test.step('hinted, half built, and a letter that is not there', async () => {
    await page.keyboard.press('1');
    const hinted = place(1, first) + learner.says('ui.letterSlot.hinted');
    await reads(learner, [
      word(named('button', hinted, 'disabled'), named('button', place(2, empty))),
      announced(`${first} ${learner.says('ui.letterNews.placed', { place: 1 })}`),
    ]);
    await page.keyboard.press(second);
    await reads(learner, [
      word(named('button', place(2, second))),
      announced(`${second} ${learner.says('ui.letterNews.placed', { place: 2 })}`),
    ]);
    await page.keyboard.press('Backspace');
    const main = page.getByRole('main');
    const takenBack = learner.says('ui.letterNews.takenBack', { place: 2 });
    await readsIn(main, [announced(`${second} ${takenBack}`)]);
    await page.keyboard.press('q');
    await readsIn(main, [announced(`${learner.says('ui.letterNews.refused')} q`)]);
  });

  await test.step('right with the hint, taken back, and wrong', async () => {
    await page.keyboard.type(text.slice(1));
    await reads(learner, [announced(learner.says('ui.answerFoot.hinted')), 'button']);
    await page.keyboard.press('z');
    await isAnswered(page, 0);
    await expect(questionOf(page)).toBeFocused();
    await readsIn(page.getByRole('main'), [word(named('button', place(1, empty)))]);
    await round.answer('wrong');
    const last = text.at(-1) ?? '';
    const correction = `${place(1, last)}${learner.says('ui.letterSlot.wrong')} ${first}`;
    await reads(learner, [
      ...(last === first ? [] : [word(named('button', correction, 'disabled'))]),
      announced(learner.says('ui.answerFoot.wrong', { answer: text })),
    ]);
    await page.keyboard.press('Enter');
  });

  await test.step('right, and passed', async () => {
    await round.answer('right');
    await reads(learner, [announced(learner.says('ui.answerFoot.right'))]);
    await page.keyboard.press('Enter');
    await expect(verdictOf(page)).toBeEmpty();
    await expect(questionOf(page)).toBeFocused();
    const unknown = await round.asked();
    await page.keyboard.press('0');
    const shown = place(1, unknown.text[0] ?? '') + learner.says('ui.letterSlot.shown');
    await reads(learner, [
      word(named('button', shown, 'disabled')),
      announced(learner.says('ui.answerFoot.passed', { answer: unknown.text })),
    ]);
  });
});
