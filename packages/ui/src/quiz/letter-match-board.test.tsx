import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../test/render.tsx';
import { LetterMatchBoard, type LetterMatchBoardProps } from './letter-match-board.tsx';
import type { LetterPlaces, LetterSlot } from './letter-place.ts';
import { QuizFrame } from './quiz-frame.tsx';

const slotsOf = (word: string): LetterSlot[] =>
  [...word].map((text) => ({ kind: /[ -]/.test(text) ? 'standing' : 'letter', text }));

interface Begun extends Partial<LetterMatchBoardProps> {
  word?: string;
}

/** Within its frame, whose keys are letters too. The letters lie in the order of the alphabet. */
function renderBoard({ word = 'pizza', ...props }: Begun = {}) {
  const calls = { onPlace: vi.fn(), onHint: vi.fn(), onPass: vi.fn(), onNext: vi.fn() };
  const frame = { onPlay: vi.fn(), onUndo: vi.fn() };
  const slots = slotsOf(word);
  const letters = slots
    .filter(({ kind }) => kind === 'letter')
    .map(({ text }) => text ?? '')
    .toSorted();

  function Game() {
    const [placed, setPlaced] = useState<LetterPlaces>(props.placed ?? letters.map(() => null));
    return (
      <QuizFrame
        title="Food"
        answered={0}
        total={1}
        isMuted={false}
        onMutedChange={vi.fn()}
        onLeave={vi.fn()}
        kind="letter-match"
        {...frame}
      >
        <LetterMatchBoard
          prompt={{ kind: 'word', word: { text: 'пицца', lang: 'ru' } }}
          lang="it"
          slots={slots}
          letters={letters}
          outcome={undefined}
          {...calls}
          {...props}
          placed={placed}
          onPlace={(next) => {
            calls.onPlace(next);
            setPlaced(next);
          }}
        />
      </QuizFrame>
    );
  }
  render(<Game />);
  return { ...calls, ...frame };
}

const slotButtons = () =>
  within(screen.getByRole('group', { name: 'Your word' })).getAllByRole('button');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** As far as it is built, with a dot for what is missing. */
const built = () =>
  slotButtons()
    .map((slot) => slot.querySelector('[aria-hidden]')?.textContent || '·')
    .join('');
const news = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('building a word', () => {
  it('begins with the question in focus, and every place empty', () => {
    renderBoard();
    const heading = screen.getByRole('heading', { name: 'Build the word пицца' });
    expect(document.activeElement).toBe(heading);
    expect(slotButtons().map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map((place) => `Place ${place}: empty`),
    );
  });

  it('goes letter by letter, and tells equal ones apart', async () => {
    renderBoard();
    await userEvent.click(button(/^Letter z, 5 of 5/));
    await userEvent.click(button(/^Letter z, 4 of 5/));
    expect(built()).toBe('zz···');
    expect(news()).toContain('z – place 2');
    const tile = screen.getAllByRole('button', { name: 'Letter z, placed' })[0];
    expect(document.activeElement).toBe(tile);
    await userEvent.keyboard('{Enter}');
    expect(built()).toBe('zz···');
  });

  it('takes a letter back, and puts the next one there', async () => {
    renderBoard({ placed: [2, 1, 3, 4, null] });
    await userEvent.click(button('Place 2: i'));
    expect(news()).toContain('i – taken back from place 2');
    expect(document.activeElement).toBe(button('Place 2: empty'));
    await userEvent.click(button(/^Letter a/));
    expect(built()).toBe('pazz·');
  });

  it('goes on at the place that was chosen', async () => {
    renderBoard();
    await userEvent.click(button('Place 3: empty'));
    expect(button('Place 3: empty').ariaCurrent).toBe('true');
    await userEvent.click(button(/^Letter z, 4/));
    await userEvent.click(button(/^Letter z, 5/));
    await userEvent.click(button(/^Letter a/));
    await userEvent.click(button(/^Letter p/));
    expect(built()).toBe('p·zza');
  });
});

describe('typing a word', () => {
  it('places letters whatever their case, and hears no shortcut of the frame in them', async () => {
    const { onPlay, onUndo } = renderBoard();
    await userEvent.keyboard('PizZ');
    expect(built()).toBe('pizz·');
    expect(onPlay).not.toHaveBeenCalled();
    expect(onUndo).not.toHaveBeenCalled();
  });

  it('places the letters of a label, which has no language', async () => {
    renderBoard({ word: 'no', lang: '' });
    await userEvent.keyboard('N');
    expect(built()).toBe('n·');
  });

  it('says which letter there is not', async () => {
    renderBoard();
    await userEvent.keyboard('pp');
    expect(built()).toBe('p····');
    expect(news()).toContain('Not among the letters that are left: p');
    await userEvent.keyboard('i');
    expect(news()).toContain('i – place 2');
  });

  it('erases as in a text', async () => {
    renderBoard({ placed: [2, null, 3, 4, null] });
    await userEvent.click(button('Place 5: empty'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(built()).toBe('·····');
  });

  it('takes a letter by its key where another alphabet is on', () => {
    renderBoard();
    fireEvent.keyDown(document.body, { key: 'з', code: 'KeyP' });
    expect(built()).toBe('p····');
    // Of a French keyboard, where A stands in the place of Q.
    fireEvent.keyDown(document.body, { key: 'q', code: 'KeyA' });
    expect(built()).toBe('p····');
  });

  it('leaves commands alone, but for the key that some letters need', () => {
    renderBoard();
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
    expect(built()).toBe('·····');
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true, modifierAltGraph: true });
    expect(built()).toBe('p····');
  });

  it.each([
    ['éé', 'été', 'éé·'],
    ['e', 'été', 'é··'],
    ['ete', 'été', 'été'],
    ['é', 'ete', '···'],
    ['I', 'ılık', 'ı···'],
    ["'", 'l’ami', '’···'],
    ['5', '5th', '5··'],
  ])('with %s in %s comes to %s', async (typed, word, result) => {
    renderBoard({ word, lang: word === 'ılık' ? 'tr' : 'fr' });
    await userEvent.keyboard(typed);
    expect(built().slice(0, result.length)).toBe(result);
  });
});

describe('help', () => {
  it('is asked for by its button and by a key', async () => {
    const { onHint, onPass } = renderBoard();
    await userEvent.click(button('A hint'));
    await userEvent.keyboard('10');
    await userEvent.click(button('I don’t know'));
    expect(onHint).toHaveBeenCalledTimes(2);
    expect(onPass).toHaveBeenCalledTimes(2);
  });

  it('stays where it is', async () => {
    const { onPlace } = renderBoard({ placed: [2, null, null, null, null], hinted: [0] });
    await userEvent.click(button('Place 1: p, a hint'));
    await userEvent.keyboard('{Backspace}');
    expect(onPlace).not.toHaveBeenCalled();
  });
});

describe('the outcome', () => {
  const placed = [2, 1, 3, 4, 0];

  it.each([
    ['right', [], 'Right!'],
    ['right', [2], 'Right, with a hint'],
    ['wrong', [], 'Not quite: “pizza”'],
    ['passed', [], 'The answer: “pizza”'],
  ] as const)('%s, hints %j, is said', (verdict, hinted, sentence) => {
    renderBoard({ placed, hinted, outcome: { verdict, expected: 'pizza' } });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('shows what was given beside what is right', () => {
    renderBoard({ placed: [2, 1, 3, 0, 4], outcome: { verdict: 'wrong', expected: 'pizza' } });
    expect(slotButtons().map(({ textContent }) => textContent)).toEqual([
      'Place 1: pp',
      'Place 2: ii',
      'Place 3: zz',
      'Place 4: a, right is za',
      'Place 5: z, right is az',
    ]);
  });

  it('shows what was missing to those who passed', () => {
    renderBoard({
      placed: [2, null, null, null, null],
      outcome: { verdict: 'passed', expected: 'pizza' },
    });
    expect(built()).toBe('pizza');
    expect(button('Place 5: a, not placed')).toBeDefined();
  });

  it('takes no more letters: keys are shortcuts again', async () => {
    const { onPlace, onPlay, onHint, onNext } = renderBoard({
      placed,
      outcome: { verdict: 'right', expected: 'pizza' },
    });
    await userEvent.keyboard('p1{Backspace}{Enter}');
    expect(onPlay).toHaveBeenCalledOnce();
    expect(onNext).toHaveBeenCalledOnce();
    expect(onHint).not.toHaveBeenCalled();
    expect(onPlace).not.toHaveBeenCalled();
  });
});

it('keeps what stands in and between its words', () => {
  renderBoard({ word: 'arc-en ciel' });
  const word = screen.getByRole('group', { name: 'Your word' });
  expect(within(word).getByText('-')).toBeDefined();
  expect(within(word).getByText('Space')).toBeDefined();
  expect(word.dir).toBe('ltr');
});

it('runs from the right where its letters do', () => {
  renderBoard({ word: 'תפוח', lang: 'he' });
  expect(screen.getByRole('group', { name: 'Your word' }).dir).toBe('rtl');
  expect(screen.getByRole('group', { name: 'Letters' }).dir).toBe('rtl');
});
