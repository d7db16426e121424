import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../../test/factory.ts';
import { splitAtForm } from './split-at-form.ts';

describe('a sentence around a form [Q97]', () => {
  it.each<[string, string, string, [string, string, string] | undefined]>([
    [
      'de',
      'Meine Schlüssel sind in der Tasche.',
      'Tasche',
      ['Meine Schlüssel sind in der ', 'Tasche', '.'],
    ],
    ['de', 'Das Auge tut weh.', 'auge', ['Das ', 'Auge', ' tut weh.']],
    ['de', 'Augenblick, mein Auge!', 'Auge', ['Augenblick, mein ', 'Auge', '!']],
    ['de', 'Ich bin ich.', 'ich', undefined],
    ['de', 'Ich rufe dich an.', 'anrufen', undefined],
    ['fr', 'J’aime l’école.', 'école', ['J’aime l’', 'école', '.']],
    ['es', '¿Dónde está el árbol?', 'a\u0301rbol', ['¿Dónde está el ', 'árbol', '?']],
    ['ja', '猫が好きです。', '猫', ['', '猫', 'が好きです。']],
    ['ja', '猫と猫', '猫', undefined],
    ['zh', '我的眼睛很大。', '眼睛', ['我的', '眼睛', '很大。']],
    ['ru', 'Ключи в сумке.', 'сумке', ['Ключи в ', 'сумке', '.']],
    ['en', 'It is it-shaped', 'it', undefined],
  ])('in %s: %s, %s', (langCode, sentence, form, parts) => {
    const [before, found, after] = parts ?? [];
    const split = parts && { before, form: found, after };
    expect(splitAtForm(sentence, form, langCode)).toEqual(split);
  });

  it('has it whole, and once', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyLangCode, (before, form, after, langCode) => {
        const sentence = `${before} ${form} ${after}`.normalize('NFC');
        const split = splitAtForm(sentence, form, langCode);
        if (split === undefined) return;
        expect(split.before + split.form + split.after).toBe(sentence);
        expect(splitAtForm(split.before, form, langCode)).toBeUndefined();
        expect(splitAtForm(split.after, form, langCode)).toBeUndefined();
      }),
    );
  });
});
