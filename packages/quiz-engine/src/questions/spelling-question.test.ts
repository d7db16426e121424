import { buildSpelling, judgeSpelling, specialLetters } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyItem, buildItem } from '../../test/factory.ts';

const cat = buildItem({ text: 'cat', accepted: ['tomcat', 'cat', 'tomcat'] });

describe('a spelling question', () => {
  it('[Q37] has the prompt and all right answers without duplicates, the expected one first', () => {
    expect(buildSpelling(cat)).toEqual({
      kind: 'spelling',
      item: cat,
      prompt: cat.prompt,
      accepted: ['cat', 'tomcat'],
    });
  });

  it('[Q37] is graded in the language of its answer', () => {
    const tree = buildSpelling(buildItem({ text: 'árbol', langCode: 'es' }));
    expect(judgeSpelling(tree, 'arbol').verdict).toBe('lenient');
    expect(judgeSpelling(tree, 'árbo').verdict).toBe('almost');
    expect(judgeSpelling(tree, 'árbo', () => true).verdict).toBe('wrong');
  });
});

const of = (langCode: string, ...texts: string[]) =>
  specialLetters(texts.map((text) => buildItem({ text, langCode })));

describe('specialLetters', () => {
  it('[Q38] lists the letters of all items without duplicates, sorted by base letter', () => {
    expect(of('es', 'Ñandú', 'pingüino', 'árbol', 'mamá', 'año')).toEqual(['á', 'ñ', 'ú', 'ü']);
    expect(of('de', 'Straße', 'Öl', 'Äpfel')).toEqual(['ä', 'ö', 'ß']);
  });

  it('[Q38] lists no letter of a basic keyboard', () => {
    expect(of('en', 'cat', "rock 'n' roll!", 'A-1')).toEqual([]);
  });

  it('[Q38] converts case by the rules of the language', () => {
    expect(of('tr', 'IŞIK', 'İzmir')).toEqual(['ş', 'ı']);
  });

  it('[Q38] lists marked letters of other scripts', () => {
    expect(of('ru', 'ёж', 'дом')).toEqual(['ё']);
    expect(of('el', 'άνθρωπος')).toEqual(['ά']);
  });

  it('[Q38] lists no letter of a script that needs an input method', () => {
    expect(of('ja', '猫', 'ねこ', 'がっこう', 'ピザ')).toEqual([]);
    expect(of('ko', '김치')).toEqual([]);
    expect(of('zh', '拼音', 'lǜ')).toEqual(['ǜ']);
  });

  it('[Q38] includes all accepted answers', () => {
    expect(specialLetters([buildItem({ text: 'gato', accepted: ['miñino'] })])).toEqual(['ñ']);
  });

  it('[Q38] lists single letters in an order that does not depend on the items', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const letters = specialLetters(items);
        expect(specialLetters(items.toReversed())).toEqual(letters);
        for (const letter of letters) expect(letter).toMatch(/^\p{Letter}$/u);
      }),
    );
  });
});
