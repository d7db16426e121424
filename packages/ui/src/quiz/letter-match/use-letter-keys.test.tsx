import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  announcements,
  built,
  button,
  renderLetterMatch,
} from '../../test/render-letter-match.tsx';

describe('typing a word', () => {
  it('places letters of any case without triggering shortcuts', async () => {
    const { onPlay, onUndo } = renderLetterMatch();
    await userEvent.keyboard('PizZ');
    expect(built()).toBe('pizz·');
    expect(onPlay).not.toHaveBeenCalled();
    expect(onUndo).not.toHaveBeenCalled();
  });

  it('prefers the letter in the typed case', async () => {
    renderLetterMatch({ word: 'anaAs', lang: 'de' });
    await userEvent.keyboard('As');
    expect(built()).toBe('As···');
    await userEvent.keyboard('{Backspace}{Backspace}NaAA');
    expect(built()).toBe('naAa·');
  });

  it('places letters without a language', async () => {
    renderLetterMatch({ word: 'no', lang: '' });
    await userEvent.keyboard('N');
    expect(built()).toBe('n·');
  });

  it('announces unavailable letters', async () => {
    renderLetterMatch();
    await userEvent.keyboard('pp');
    expect(built()).toBe('p····');
    expect(announcements()).toContain('Not among the letters that are left: p');
    await userEvent.keyboard('i');
    expect(announcements()).toContain('i – position 2');
  });

  it('erases with Backspace', async () => {
    renderLetterMatch({ placed: [2, null, 3, 4, null] });
    await userEvent.click(button('Position 5: empty'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(built()).toBe('·····');
  });

  it('uses the key on a layout that is not Latin', () => {
    renderLetterMatch();
    fireEvent.keyDown(document.body, { key: 'з', code: 'KeyP' });
    expect(built()).toBe('p····');
    // On a French layout, A and Q are swapped.
    fireEvent.keyDown(document.body, { key: 'q', code: 'KeyA' });
    expect(built()).toBe('p····');
  });

  it('ignores commands, but accepts AltGr', () => {
    renderLetterMatch();
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
  ])('typing %s for %s gives %s', async (typed, word, result) => {
    renderLetterMatch({ word, lang: word === 'ılık' ? 'tr' : 'fr' });
    await userEvent.keyboard(typed);
    expect(built().slice(0, result.length)).toBe(result);
  });
});
