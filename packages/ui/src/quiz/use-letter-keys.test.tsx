import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { built, button, news, renderLetterMatch } from '../test/render-letter-match.tsx';

describe('typing a word', () => {
  it('places letters whatever their case, and hears no shortcut of the frame in them', async () => {
    const { onPlay, onUndo } = renderLetterMatch();
    await userEvent.keyboard('PizZ');
    expect(built()).toBe('pizz·');
    expect(onPlay).not.toHaveBeenCalled();
    expect(onUndo).not.toHaveBeenCalled();
  });

  it('takes the letter of the case that was typed, where there is one', async () => {
    renderLetterMatch({ word: 'anaAs', lang: 'de' });
    await userEvent.keyboard('As');
    expect(built()).toBe('As···');
    await userEvent.keyboard('{Backspace}{Backspace}NaAA');
    expect(built()).toBe('naAa·');
  });

  it('places the letters of a label, which has no language', async () => {
    renderLetterMatch({ word: 'no', lang: '' });
    await userEvent.keyboard('N');
    expect(built()).toBe('n·');
  });

  it('says which letter there is not', async () => {
    renderLetterMatch();
    await userEvent.keyboard('pp');
    expect(built()).toBe('p····');
    expect(news()).toContain('Not among the letters that are left: p');
    await userEvent.keyboard('i');
    expect(news()).toContain('i – place 2');
  });

  it('erases as in a text', async () => {
    renderLetterMatch({ placed: [2, null, 3, 4, null] });
    await userEvent.click(button('Place 5: empty'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(built()).toBe('·····');
  });

  it('takes a letter by its key where another alphabet is on', () => {
    renderLetterMatch();
    fireEvent.keyDown(document.body, { key: 'з', code: 'KeyP' });
    expect(built()).toBe('p····');
    // Of a French keyboard, where A stands in the place of Q.
    fireEvent.keyDown(document.body, { key: 'q', code: 'KeyA' });
    expect(built()).toBe('p····');
  });

  it('leaves commands alone, but for the key that some letters need', () => {
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
  ])('with %s in %s comes to %s', async (typed, word, result) => {
    renderLetterMatch({ word, lang: word === 'ılık' ? 'tr' : 'fr' });
    await userEvent.keyboard(typed);
    expect(built().slice(0, result.length)).toBe(result);
  });
});
