import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  announcements,
  built,
  button,
  renderLetterMatch,
} from '../../test/render-letter-match.tsx';

describe('building a word', () => {
  it('places equal letters separately', async () => {
    renderLetterMatch();
    await userEvent.click(button(/^Letter z, 5 of 5/));
    await userEvent.click(button(/^Letter z, 4 of 5/));
    expect(built()).toBe('zz···');
    expect(announcements()).toContain('z – position 2');
    const tile = screen.getAllByRole('button', { name: 'Letter z, placed' })[0];
    expect(document.activeElement).toBe(tile);
    await userEvent.keyboard('{Enter}');
    expect(built()).toBe('zz···');
  });

  it('clears a slot and fills it with the next letter', async () => {
    renderLetterMatch({ placed: [2, 1, 3, 4, null] });
    await userEvent.click(button('Position 2: i'));
    expect(announcements()).toContain('i – removed from position 2');
    expect(document.activeElement).toBe(button('Position 2: empty'));
    await userEvent.click(button(/^Letter a/));
    expect(built()).toBe('pazz·');
  });
});

it('calls the tiles of a phrase words, even one of a single letter', async () => {
  const slots = [
    { kind: 'letter', text: 'é' },
    { kind: 'fixed', text: ' ' },
    { kind: 'letter', text: 'verdade' },
  ] as const;
  renderLetterMatch({ slots, letters: ['verdade', 'é'], placed: [null, null] });
  expect(screen.getByRole('group', { name: 'Words' })).toBeDefined();
  await userEvent.click(button(/^Word verdade, 1 of 2/));
  expect(button(/^Word é, 2 of 2/)).toBeDefined();
});

describe('a word with capitals', () => {
  const hund = { word: 'Hund', lang: 'de', letters: [...'adhnu'] };
  const [d, h, n, u] = [1, 2, 3, 4];

  it('is built from small letters', async () => {
    renderLetterMatch(hund);
    await userEvent.keyboard('Hu');
    expect(built()).toBe('hu··');
  });

  it('has its own capitals once it is finished', () => {
    const outcome = { verdict: 'right', expected: 'Hund' } as const;
    renderLetterMatch({ ...hund, placed: [h, u, n, d], outcome });
    expect(built()).toBe('Hund');
    expect(button('Position 1: H')).toBeDefined();
  });

  it('shows its capital where the letter is right, although others are wrong', () => {
    const outcome = { verdict: 'wrong', expected: 'Hund' } as const;
    renderLetterMatch({ ...hund, placed: [h, n, u, d], outcome });
    expect(built()).toBe('Hnud');
    expect(button('Position 2: n, should be u')).toBeDefined();
  });
});

describe('spare letters', () => {
  it('stay when the word is complete', async () => {
    renderLetterMatch({ spare: 'ot' });
    await userEvent.keyboard('pizza');
    expect(built()).toBe('pizza');
    expect(button(/^Letter o, 3 of 7/)).toBeDefined();
    expect(button(/^Letter t, 5 of 7/)).toBeDefined();
  });
});

describe('a hint', () => {
  it('is requested by button and by key', async () => {
    const { onHint, onPass } = renderLetterMatch();
    await userEvent.click(button('Hint'));
    await userEvent.keyboard('10');
    await userEvent.click(button('I don’t know'));
    expect(onHint).toHaveBeenCalledTimes(2);
    expect(onPass).toHaveBeenCalledTimes(2);
  });

  it('cannot be moved', async () => {
    const { onPlace } = renderLetterMatch({ placed: [2, null, null, null, null], hinted: [0] });
    await userEvent.click(button('Position 1: p, a hint'));
    await userEvent.keyboard('{Backspace}');
    expect(onPlace).not.toHaveBeenCalled();
  });
});

describe('the outcome', () => {
  const placed = [2, 1, 3, 4, 0];

  it.each([
    ['right', [], 'Right!'],
    ['right', [2], 'Right, with a hint'],
    ['wrong', [], 'Correct answer: “pizza”'],
    ['passed', [], 'The answer is “pizza”'],
  ] as const)('shows %s with hints %j', (verdict, hinted, sentence) => {
    renderLetterMatch({ placed, hinted, outcome: { verdict, expected: 'pizza' } });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('reveals missing letters after a pass', () => {
    renderLetterMatch({
      placed: [2, null, null, null, null],
      outcome: { verdict: 'passed', expected: 'pizza' },
    });
    expect(built()).toBe('pizza');
    expect(button('Position 5: a, not placed')).toBeDefined();
  });

  it('leaves keys to shortcuts again', async () => {
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

it('shows hyphens and spaces', () => {
  renderLetterMatch({ word: 'arc-en ciel' });
  const word = screen.getByRole('group', { name: 'Your word' });
  expect(within(word).getByText('-')).toBeDefined();
  expect(within(word).getByText('Space')).toBeDefined();
  expect(word.dir).toBe('ltr');
});

it('runs from right to left for right-to-left letters', () => {
  renderLetterMatch({ word: 'תפוח', lang: 'he' });
  expect(screen.getByRole('group', { name: 'Your word' }).dir).toBe('rtl');
  expect(screen.getByRole('group', { name: 'Letters' }).dir).toBe('rtl');
});
