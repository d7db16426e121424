import { describe, expect, it } from 'vitest';
import { toTranslationTexts } from './word-text.ts';

describe('a line of translations', () => {
  it('shows a word once that translates a noun and an adjective', () => {
    const orange = { id: 'orange', text: 'orange', langCode: 'en' };
    const tangerine = { id: 'tangerine', text: 'tangerine', langCode: 'en' };
    const shown = toTranslationTexts([{ dest: orange }, { dest: tangerine }, { dest: orange }]);
    expect(shown.map(({ text }) => text)).toEqual(['orange', 'tangerine']);
  });
});
