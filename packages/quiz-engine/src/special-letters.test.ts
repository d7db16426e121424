import { specialLetters } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyItem, buildItem } from '../test/factory.ts';

const of = (langCode: string, ...texts: string[]) =>
  specialLetters(texts.map((text) => buildItem({ text, langCode })));

describe('special letters', () => {
  it('[Q38] are those of the whole quiz, each once, by their plain letter', () => {
    expect(of('es', 'Ñandú', 'pingüino', 'árbol', 'mamá', 'año')).toEqual(['á', 'ñ', 'ú', 'ü']);
    expect(of('de', 'Straße', 'Öl', 'Äpfel')).toEqual(['ä', 'ö', 'ß']);
  });

  it('[Q38] are none of a plain keyboard', () => {
    expect(of('en', 'cat', "rock 'n' roll!", 'A-1')).toEqual([]);
  });

  it('[Q38] follow the case of the language', () => {
    expect(of('tr', 'IŞIK', 'İzmir')).toEqual(['ş', 'ı']);
  });

  it('[Q38] are the marked letters of other scripts', () => {
    expect(of('ru', 'ёж', 'дом')).toEqual(['ё']);
    expect(of('el', 'άνθρωπος')).toEqual(['ά']);
  });

  it('[Q38] are none that an input method writes', () => {
    expect(of('ja', '猫', 'ねこ', 'がっこう', 'ピザ')).toEqual([]);
    expect(of('ko', '김치')).toEqual([]);
    expect(of('zh', '拼音', 'lǜ')).toEqual(['ǜ']);
  });

  it('[Q38] count those of every accepted answer', () => {
    expect(specialLetters([buildItem({ text: 'gato', accepted: ['miñino'] })])).toEqual(['ñ']);
  });

  it('[Q38] are single letters of the quiz, in one order whatever the order of the quiz', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const letters = specialLetters(items);
        expect(specialLetters(items.toReversed())).toEqual(letters);
        for (const letter of letters) expect(letter).toMatch(/^\p{Letter}$/u);
      }),
    );
  });
});
