import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  built,
  button,
  news,
  renderLetterMatch,
  slotButtons,
} from '../test/render-letter-match.tsx';

describe('building a word', () => {
  it('begins with the question in focus, and every place empty', () => {
    renderLetterMatch();
    const heading = screen.getByRole('heading', { name: 'Build the word пицца' });
    expect(document.activeElement).toBe(heading);
    expect(slotButtons().map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map((place) => `Place ${place}: empty`),
    );
  });

  it('goes letter by letter, and tells equal ones apart', async () => {
    renderLetterMatch();
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
    renderLetterMatch({ placed: [2, 1, 3, 4, null] });
    await userEvent.click(button('Place 2: i'));
    expect(news()).toContain('i – taken back from place 2');
    expect(document.activeElement).toBe(button('Place 2: empty'));
    await userEvent.click(button(/^Letter a/));
    expect(built()).toBe('pazz·');
  });

  it('goes on at the place that was chosen', async () => {
    renderLetterMatch();
    await userEvent.click(button('Place 3: empty'));
    expect(button('Place 3: empty').ariaCurrent).toBe('true');
    await userEvent.click(button(/^Letter z, 4/));
    await userEvent.click(button(/^Letter z, 5/));
    await userEvent.click(button(/^Letter a/));
    await userEvent.click(button(/^Letter p/));
    expect(built()).toBe('p·zza');
  });
});

describe('help', () => {
  it('is asked for by its button and by a key', async () => {
    const { onHint, onPass } = renderLetterMatch();
    await userEvent.click(button('A hint'));
    await userEvent.keyboard('10');
    await userEvent.click(button('I don’t know'));
    expect(onHint).toHaveBeenCalledTimes(2);
    expect(onPass).toHaveBeenCalledTimes(2);
  });

  it('stays where it is', async () => {
    const { onPlace } = renderLetterMatch({ placed: [2, null, null, null, null], hinted: [0] });
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
    renderLetterMatch({ placed, hinted, outcome: { verdict, expected: 'pizza' } });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('shows what was given beside what is right', () => {
    renderLetterMatch({
      placed: [2, 1, 3, 0, 4],
      outcome: { verdict: 'wrong', expected: 'pizza' },
    });
    expect(slotButtons().map(({ textContent }) => textContent)).toEqual([
      'Place 1: pp',
      'Place 2: ii',
      'Place 3: zz',
      'Place 4: a, right is za',
      'Place 5: z, right is az',
    ]);
  });

  it('shows what was missing to those who passed', () => {
    renderLetterMatch({
      placed: [2, null, null, null, null],
      outcome: { verdict: 'passed', expected: 'pizza' },
    });
    expect(built()).toBe('pizza');
    expect(button('Place 5: a, not placed')).toBeDefined();
  });

  it('takes no more letters: keys are shortcuts again', async () => {
    const { onPlace, onPlay, onHint, onNext } = renderLetterMatch({
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
  renderLetterMatch({ word: 'arc-en ciel' });
  const word = screen.getByRole('group', { name: 'Your word' });
  expect(within(word).getByText('-')).toBeDefined();
  expect(within(word).getByText('Space')).toBeDefined();
  expect(word.dir).toBe('ltr');
});

it('runs from the right where its letters do', () => {
  renderLetterMatch({ word: 'תפוח', lang: 'he' });
  expect(screen.getByRole('group', { name: 'Your word' }).dir).toBe('rtl');
  expect(screen.getByRole('group', { name: 'Letters' }).dir).toBe('rtl');
});
