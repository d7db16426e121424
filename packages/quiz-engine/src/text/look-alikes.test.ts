import { replaceLookAlikes } from '@wordhoard/quiz-engine/text';
import { describe, expect, it } from 'vitest';

describe('replaceLookAlikes', () => {
  it.each([
    ['coбaкa', 'ru', 'собака'],
    ['Bода', 'ru', 'Вода'],
    ['кiт', 'uk', 'кіт'],
    ['сat', 'en', 'cat'],
    ['νero', 'fr', 'vero'],
    ['γάλa', 'el', 'γάλα'],
    ['ΑΥΓO', 'el', 'ΑΥΓΟ'],
    ['кoд', 'en', 'koд'],
    ['猫a', 'ja', '猫a'],
    ['שלום', 'he', 'שלום'],
  ])('[Q114] turns “%s” in %s into “%s”', (text, langCode, replaced) => {
    expect(replaceLookAlikes(text, langCode)).toBe(replaced);
  });
});
