import { expect } from '@playwright/test';
import { LetterMatchPage } from '../quiz/letter-match-page.ts';
import { questionOf, verdictOf } from '../quiz/question-page.ts';
import { expectAnswered, startSession } from '../quiz/short-session.ts';
import { announced, holding, named, reads, readsIn } from '../support/aria-snapshot.ts';
import { Learner } from '../support/learner.ts';
import { test } from '../support/test.ts';

test('a screen reader reads a letter-match question', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const session = await startSession(learner, 'letter-match');
  const table = new LetterMatchPage(session.player);
  const { text, meaning } = await session.question();
  const [first = '', second = ''] = text;
  const slot = (position: number, content: string) =>
    `${learner.says('ui.letterSlot.position', { position })} ${content}`;
  const word = (...slots: string[]) =>
    holding(named('group', learner.says('ui.letterSlots.label')), slots);
  const empty = learner.says('ui.letterSlot.empty');

  await test.step('asked', async () => {
    await expect(questionOf(page)).toBeFocused();
    const count = text.length + (text.length > 6 ? 3 : 2);
    await expect(table.letters).toHaveCount(count);
    const position = learner.says('ui.letterTile.position', { position: 1, count });
    const [letter = ''] = await table.letters.locator('[aria-hidden]').allTextContents();
    const tile = `${learner.says('ui.letterTile.letter')} ${letter}${position}`;
    await reads(learner, [
      named('heading', `${learner.says('ui.letterMatchBoard.task')} ${meaning}`, 'level=1'),
      word(named('button', slot(1, empty)), named('button', slot(2, empty))),
      holding(named('group', learner.says('ui.letterTray.label')), [named('button', tile)]),
      named('button', learner.says('ui.wordBuilder.hint')),
      'status',
      'status',
      named('button', learner.says('ui.verdictFooter.pass')),
    ]);
  });

  await test.step('hinted, half-built, and with a wrong letter', async () => {
    await page.keyboard.press('1');
    const hinted = slot(1, first) + learner.says('ui.letterSlot.hinted');
    await reads(learner, [
      word(named('button', hinted, 'disabled'), named('button', slot(2, empty))),
      announced(`${first} ${learner.says('ui.letterAnnouncer.placed', { position: 1 })}`),
    ]);
    await page.keyboard.press(second);
    await reads(learner, [
      word(named('button', slot(2, second))),
      announced(`${second} ${learner.says('ui.letterAnnouncer.placed', { position: 2 })}`),
    ]);
    await page.keyboard.press('Backspace');
    const main = page.getByRole('main');
    const removed = learner.says('ui.letterAnnouncer.removed', { position: 2 });
    await readsIn(main, [announced(`${second} ${removed}`)]);
    await page.keyboard.press('q');
    await readsIn(main, [announced(`${learner.says('ui.letterAnnouncer.refused')} q`)]);
  });

  await test.step('right with a hint, undone, and wrong', async () => {
    await page.keyboard.type(text.slice(1));
    await reads(learner, [announced(learner.says('ui.answerFooter.hinted')), 'button']);
    await page.keyboard.press('z');
    await expectAnswered(page, 0);
    await expect(questionOf(page)).toBeFocused();
    await readsIn(page.getByRole('main'), [word(named('button', slot(1, empty)))]);
    await session.answer('wrong');
    const last = text.at(-1) ?? '';
    const correction = `${slot(1, last)}${learner.says('ui.letterSlot.wrong')} ${first}`;
    await reads(learner, [
      ...(last === first ? [] : [word(named('button', correction, 'disabled'))]),
      announced(learner.says('ui.answerFooter.wrong', { answer: text })),
    ]);
    await page.keyboard.press('Enter');
  });

  await test.step('right, and passed', async () => {
    await session.answer('right');
    await reads(learner, [announced(learner.says('ui.answerFooter.right'))]);
    await page.keyboard.press('Enter');
    await expect(verdictOf(page)).toBeEmpty();
    await expect(questionOf(page)).toBeFocused();
    const unknown = await session.question();
    await page.keyboard.press('0');
    const shown = slot(1, unknown.text[0] ?? '') + learner.says('ui.letterSlot.shown');
    await reads(learner, [
      word(named('button', shown, 'disabled')),
      announced(learner.says('ui.answerFooter.passed', { answer: unknown.text })),
    ]);
  });
});
