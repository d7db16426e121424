import { expect, type Page } from '@playwright/test';
import type { QuizCode } from '@wordhoard/contract/enumeration';
import { Keys } from './hand.ts';
import { Learner } from './learner.ts';
import { LetterTable } from './letter-table.ts';
import { questionOf, verdictOf } from './play-table.ts';
import { QuizRound } from './quiz-round.ts';
import { announced, holding, named, reads, readsIn, said } from './reading.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const total = 3;

const begin = (learner: Learner, kind: QuizCode) =>
  QuizRound.begin(learner, new Keys(learner), { kind, mode: 'translations', count: total });

/** How far the round is, as the bar says it. */
const answered = (page: Page, count: number) =>
  expect(page.getByRole('main').getByRole('progressbar')).toHaveJSProperty('value', count);

test('what is read of a multiple choice', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await begin(learner, 'multiple-choice');
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
    await answered(page, 0);
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
    await answered(page, 1);
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
    await answered(page, 0);
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

test('what is read of a card', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await begin(learner, 'cards');
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
  await answered(page, 1);
  await expect(questionOf(page)).toBeFocused();
  const next = await round.asked();
  await readsIn(page.getByRole('main'), [named('heading', `${task} ${next.text}`, 'level=1')]);
});

test('what is read of a match-up', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await begin(learner, 'match-up');
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
      await answered(page, 1);
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
    await answered(page, 0);
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
    await next.press('Enter');
    await round.seesResult(1, total);
  });
});

test('what is read of a word to be built', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await begin(learner, 'letter-match');
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
    await answered(page, 0);
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

test('what is read of a word to be written', async ({ page, locale }) => {
  const learner = new Learner(page, locale);
  const round = await begin(learner, 'spelling');
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
    await answered(page, 1);
    await reads(learner, [comment('wrong', 'something else', text), notQuite(text), dispute, next]);
    await page.keyboard.press('z');
    await answered(page, 0);
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
