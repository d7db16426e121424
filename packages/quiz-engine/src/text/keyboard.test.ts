import { languagesWithKeyboard, listRetyped, retype } from '@wordhoard/quiz-engine/keyboard';
import { foldCase } from '@wordhoard/quiz-engine/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLangCode, anyText } from '../../test/factory.ts';

describe('retype', () => {
  it.each([
    ['en', 'ru', 'ghbdtn', 'привет'],
    ['en', 'ru', '{jkjl', 'Холод'],
    ['ru', 'en', 'сфе', 'cat'],
    ['en', 'uk', 'ryb;rf', 'книжка'],
    ['en', 'uk', 'g`znm', "п'ять"],
    ['en', 'be', 'pbvf', 'зіма'],
    ['en', 'bg', 'vena', 'жена'],
    ['en', 'sr', 'wubav', 'њубав'],
    ['en', 'mn', 'vgay', 'сайн'],
    ['en', 'el', 'k;alhm;era', 'κάλημέρα'],
    ['en', 'he', 'akuo', 'שלום'],
    ['he', 'en', 'גםע', 'dog'],
    ['en', 'ar', ';jhf', 'كتاب'],
    ['en', 'ar', 'Hpl]', 'أحمد'],
    ['en', 'ar', 'sghl', 'سلام'],
    ['en', 'ar', 'sbl', 'سلام'],
    ['en', 'fa', ';jhf', 'کتاب'],
    ['en', 'fa', 'Hf', 'آب'],
    ['en', 'hy', 'tun', 'տւն'],
    ['en', 'ka', 'CaTa', 'ჩათა'],
    ['en', 'de', 'yeit', 'zeit'],
    ['en', 'de', "m'dchen", 'mädchen'],
    ['en', 'fr', 'qmi', 'a,i'],
    ['en', 'fr', '2t2', 'été'],
    ['en', 'ru', 'ljv 2 – lf', 'дом 2 – да'],
  ])('[Q112] from %s to %s turns “%s” into “%s”', (from, to, typed, meant) => {
    expect(retype(typed, from, to)).toBe(meant);
  });

  it.each([
    ['кот', 'en', 'ru'],
    ['猫', 'en', 'ru'],
    ['schön', 'en', 'ru'],
  ])('[Q112] refuses “%s”, which the keyboard of %s does not type', (text, from, to) => {
    expect(retype(text, from, to)).toBeUndefined();
  });

  it('[Q112] returns to the text on the keyboard that typed it', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnm ') });
    const others = fc.constantFrom('ru', 'uk', 'be', 'bg', 'sr', 'hy', 'fa', 'de', 'fr');
    fc.assert(
      fc.property(letters, others, (text, other) => {
        expect(retype(retype(text, 'en', other) ?? '', other, 'en')).toBe(text);
      }),
    );
  });
});

describe('the texts that the same keys type', () => {
  it.each([
    ['rjn', 'ru', 'кот'],
    ['cj,frf', 'ru-RU', 'собака'],
    ['rjn', 'kk', 'кот'],
    ['сір', 'ru', 'сыр'],
    ['сыль', 'uk', 'сіль'],
    ['сфе', 'en', 'cat'],
    ['рфгы', 'de', 'haus'],
    ['yeit', 'de-AT', 'zeit'],
    ['zes', 'en', 'yes'],
    ['νερο', 'en', 'nero'],
    ['لاخخن', 'en', 'book'],
    ['ىهلاف', 'en', 'night'],
    ['ыфдь', 'he', 'דשךצ'],
    ['lvpfh', 'ar', 'مرحبا'],
    ['سلام', 'pl', 'sghl'],
  ])('[Q113] “%s” in %s may mean %s', (typed, langCode, meant) => {
    expect(listRetyped(typed, langCode).map((text) => foldCase(text))).toContain(meant);
  });

  it.each(['ja', 'zh', 'ko'])('[Q113] %s has no keyboard', (langCode) => {
    expect(listRetyped('rjn', langCode)).toEqual([]);
  });

  it('[Q113] differ from the text and from each other', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.oneof(anyLangCode, fc.constantFrom(...languagesWithKeyboard)),
        (text, langCode) => {
          const texts = listRetyped(text, langCode);
          expect(texts).not.toContain(text);
          expect(new Set(texts).size).toBe(texts.length);
        },
      ),
    );
  });
});
