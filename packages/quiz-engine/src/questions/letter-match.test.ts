import {
  buildLetterMatch,
  hintLetter,
  judgeLetterMatch,
  type LetterMatchQuestion,
  shuffleLetters,
} from '@wordhoard/quiz-engine';
import { findAlphabet, foldCase } from '@wordhoard/quiz-engine/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyLangCode,
  anyRandom,
  anyText,
  buildItem,
  scriptedRandom,
  seededRandom,
} from '../../test/factory.ts';

const folded = (letters: readonly string[], langCode?: string) =>
  letters.map((letter) => foldCase(letter, langCode));

/** The letters of a question without the spare ones, in their order. */
const ownLetters = ({ letters, item }: LetterMatchQuestion) => {
  const own = folded(unshuffled(item.text), item.langCode);
  return letters.filter((letter) => own.includes(foldCase(letter, item.langCode)));
};

/** The letters of a question that its text does not need. */
const spareLetters = (question: LetterMatchQuestion) =>
  question.letters.filter((letter) => !ownLetters(question).includes(letter));

const unshuffled = (text: string) =>
  buildLetterMatch(buildItem({ text }), () => 0)
    .slots.filter(({ kind }) => kind === 'letter')
    .map((slot) => slot.text);

describe('shuffleLetters', () => {
  it('[Q33] treats a letter with marks, a joined emoji and a flag as one letter each', () => {
    const letters = shuffleLetters('e\u0301שָׁ👩‍👩‍👧🇩🇪🇫🇷', () => 0);
    expect(letters.toSorted()).toEqual(['é', 'שָׁ', '👩‍👩‍👧', '🇩🇪', '🇫🇷'].toSorted());
  });

  it('[Q33] removes spaces and hyphens of every kind', () => {
    expect(shuffleLetters('a b\u00a0c-d\u2011e\u05bef\u2013g', () => 0).toSorted()).toEqual([
      ...'abcdefg',
    ]);
  });

  it.each([
    ['(to) look', 'klooot'],
    ['¿Qué?', 'Qué'],
    ['l’an', 'aln'],
    ['צה״ל', 'הלצ'],
  ])('[Q33] removes the punctuation of %s', (text, letters) => {
    expect(shuffleLetters(text, () => 0).toSorted()).toEqual([...letters].toSorted());
  });

  it('[Q33] keeps all letters', () => {
    fc.assert(
      fc.property(anyText, anyRandom, (text, random) => {
        expect(shuffleLetters(text, random).toSorted()).toEqual(unshuffled(text).toSorted());
      }),
    );
  });

  it('[Q34] never returns the right order, unless all letters are equal', () => {
    fc.assert(
      fc.property(anyText, anyRandom, (text, random) => {
        const letters = unshuffled(text);
        fc.pre(new Set(folded(letters)).size > 1);
        expect(folded(shuffleLetters(text, random))).not.toEqual(folded(letters));
      }),
    );
  });

  it.each([0, 0.5, 0.999, 1, -1, Number.NaN])(
    '[Q34] terminates if random always returns %d',
    (number) => {
      expect(shuffleLetters('ab', () => number)).toEqual(['b', 'a']);
      expect(shuffleLetters('aab', () => number)).not.toEqual(['a', 'a', 'b']);
      expect(shuffleLetters('zzz', () => number)).toEqual(['z', 'z', 'z']);
      expect(shuffleLetters('z', () => number)).toEqual(['z']);
      expect(shuffleLetters('', () => number)).toEqual([]);
      expect(shuffleLetters(' - ', () => number)).toEqual([]);
    },
  );

  it('[Q34] can return every order but the right one', () => {
    const thirds = [0.1, 0.4, 0.7];
    const halves = [0.2, 0.8];
    const orders = thirds.flatMap((first) =>
      halves.flatMap((second) =>
        thirds.flatMap((third) =>
          halves.map((fourth) =>
            shuffleLetters('abc', scriptedRandom([first, second, 0, third, fourth])).join(''),
          ),
        ),
      ),
    );
    expect([...new Set(orders)].toSorted()).toEqual(['acb', 'bac', 'bca', 'cab', 'cba']);
  });
});

describe('a letter-match question', () => {
  it.each([
    ['Eule', 'de', 2],
    ['Hündin', 'de', 2],
    ['Schädel', 'de', 3],
    ['дом', 'ru', 2],
    ['הבית', 'he', 2],
    ['ありがとう', 'ja', 2],
    ['ab'.repeat(11), 'en', 2],
    ['ab'.repeat(12), 'en', 0],
    ['你好', 'zh', 0],
    ['猫舌', 'ja', 0],
    ['DVD', 'ru', 0],
    ['İ', 'tr', 2],
    ['cat', '', 0],
  ])('[Q33] has spare letters: %s in %s has %d', (text, langCode, count) => {
    const question = buildLetterMatch(
      buildItem({ text, langCode, accepted: [] }),
      seededRandom(count + 1),
    );
    expect(spareLetters(question)).toHaveLength(count);
    expect(question.letters).toHaveLength(unshuffled(text).length + count);
  });

  it('[Q33] is in lower case, by the rules of the language', () => {
    const listLetters = (text: string, langCode: string) => {
      const question = buildLetterMatch(buildItem({ text, langCode, accepted: [] }), () => 0.5);
      return ownLetters(question).toSorted().join('');
    };
    expect(listLetters('Hund', 'de')).toBe('dhnu');
    expect(listLetters('IKEA', 'en')).toBe('aeik');
    const { letters } = buildLetterMatch(buildItem({ text: 'IĞDIR', langCode: 'tr' }), () => 0.5);
    expect(letters.filter((letter) => letter === 'ı')).toHaveLength(2);
  });

  it('[Q33] has distinct spare letters of the alphabet that no accepted text has', () => {
    const anyAnswer = fc.record({
      text: fc.oneof(anyText, fc.constantFrom('Straße', 'été', 'Öl', 'ёлка', 'çay', 'ねこ')),
      accepted: fc.array(anyText, { maxLength: 3 }),
      langCode: anyLangCode,
    });
    const bare = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '');
    fc.assert(
      fc.property(anyAnswer, anyRandom, (answer, random) => {
        const question = buildLetterMatch(buildItem(answer), random);
        const texts = [answer.text, ...answer.accepted];
        const own = folded(texts.flatMap(unshuffled), answer.langCode).map(bare);
        const spare = spareLetters(question);
        expect(spare.length).toBeLessThanOrEqual(3);
        expect(new Set(spare).size).toBe(spare.length);
        for (const letter of spare) {
          expect(findAlphabet(answer.langCode)?.letters).toContain(letter);
          expect(findAlphabet(answer.langCode)?.rareLetters).not.toContain(letter);
          expect(own).not.toContain(bare(letter));
        }
      }),
    );
  });

  it('[Q34] can have a spare letter anywhere', () => {
    const positions = Array.from({ length: 60 }, (_, seed) => {
      const question = buildLetterMatch(buildItem({ text: 'cat' }), seededRandom(seed + 1));
      return spareLetters(question).map((letter) => question.letters.indexOf(letter));
    }).flat();
    expect([...new Set(positions)].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });

  it('[Q35] has fixed slots for spaces and punctuation', () => {
    const { slots } = buildLetterMatch(buildItem({ text: 'ice-cream (a)!' }), () => 0);
    const shown = slots.map(({ kind, text }) => (kind === 'fixed' ? text : '_'));
    expect(shown.join('')).toBe('___-_____ (_)!');
  });

  it('[Q35] has slots that spell the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { slots } = buildLetterMatch(buildItem({ text }), () => 0);
        expect(slots.map((slot) => slot.text).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('[Q36] is right with the letters in order, and not at the start', () => {
    fc.assert(
      fc.property(anyText, anyRandom, (text, random) => {
        const question = buildLetterMatch(buildItem({ text, accepted: [] }), random);
        const letters = unshuffled(text);
        expect(judgeLetterMatch(question, letters)).toBe(true);
        expect(judgeLetterMatch(question, ownLetters(question))).toBe(
          new Set(folded(letters)).size < 2,
        );
      }),
    );
  });

  it.each([
    ['Anna', 'annA', 'de'],
    ['Eule', 'eulE', 'de'],
    ['IĞDIR', 'ığdır', 'tr'],
  ])('[Q36] accepts swapped equal letters of %s, as in %s', (text, built, langCode) => {
    const question = buildLetterMatch(buildItem({ text, langCode, accepted: [] }), () => 0);
    expect(judgeLetterMatch(question, [...built])).toBe(true);
    expect(judgeLetterMatch(question, [...built].toReversed())).toBe(built === 'annA');
  });

  it('[Q36] accepts an anagram that is an accepted text', () => {
    const question = buildLetterMatch(
      buildItem({ text: 'listen', accepted: ['listen', 'silent'] }),
      () => 0,
    );
    expect(judgeLetterMatch(question, [...'silent'])).toBe(true);
    expect(judgeLetterMatch(question, [...'tinsel'])).toBe(false);
    expect(judgeLetterMatch(question, [])).toBe(false);
  });
});

/** A question that asks for “Mele” with its letters in alphabetical order and a spare one. */
const mele = {
  ...buildLetterMatch(buildItem({ text: 'Mele', langCode: 'it' }), () => 0),
  letters: ['e', 'e', 'l', 'm', 's'],
};

describe('a hint', () => {
  it('[Q39] fills the first position without the right letter', () => {
    expect(hintLetter(mele, [null, null, null, null])).toEqual({
      placed: [3, null, null, null],
      position: 0,
    });
    expect(hintLetter(mele, [3, null, null, 0])?.position).toBe(1);
    expect(hintLetter(mele, [3, 1, 0, null])?.position).toBe(2);
  });

  it('[Q39] prefers a free letter and returns the replaced one', () => {
    expect(hintLetter(mele, [3, 2, null, 0])?.placed).toEqual([3, 1, null, 0]);
  });

  it('[Q39] swaps with a misplaced letter if none is free', () => {
    expect(hintLetter(mele, [3, 2, 1, 0])).toEqual({ placed: [3, 1, 2, 0], position: 1 });
  });

  it('[Q39] takes a spare letter out', () => {
    expect(hintLetter(mele, [4, 1, 2, 0])).toEqual({ placed: [3, 1, 2, 0], position: 0 });
  });

  it('[Q39] completes the word from any state', () => {
    fc.assert(
      fc.property(anyText, anyRandom, fc.infiniteStream(fc.nat()), (text, random, numbers) => {
        const question = buildLetterMatch(buildItem({ text, accepted: [] }), random);
        const { letters } = question;
        const start = unshuffled(text).map((_, letter) =>
          (numbers.next().value ?? 0) % 2 === 0 ? letter : null,
        );
        let placed: readonly (number | null)[] = start;
        for (const _ of start) placed = hintLetter(question, placed)?.placed ?? placed;
        expect(hintLetter(question, placed)).toBeUndefined();
        expect(new Set(placed).size).toBe(start.length);
        expect(
          judgeLetterMatch(
            question,
            placed.map((letter) => letters[letter ?? -1] ?? ''),
          ),
        ).toBe(true);
      }),
    );
  });
});

describe('a phrase of more than ten letters', () => {
  const build = (text: string) => buildLetterMatch(buildItem({ text, langCode: 'de' }), () => 0);

  it('[Q33] is built from its words', () => {
    const { letters, slots } = build('Alles Gute zum Geburtstag!');
    expect(letters.toSorted()).toEqual(['Geburtstag', 'Gute', 'alles', 'zum']);
    expect(slots.map(({ text }) => text).join('')).toBe('Alles Gute zum Geburtstag!');
  });

  it('[Q33] is right and hinted by the word', () => {
    const question = build('Alles Gute zum Geburtstag!');
    expect(judgeLetterMatch(question, ['alles', 'gute', 'zum', 'geburtstag'])).toBe(true);
    expect(judgeLetterMatch(question, ['gute', 'alles', 'zum', 'geburtstag'])).toBe(false);
    const hint = hintLetter(question, [null, null, null, null]);
    expect(question.letters[hint?.placed[0] ?? -1]).toBe('alles');
  });

  describe('among other items', () => {
    const others = ['Guten Tag', 'gute Nacht', 'bis später', 'Entschuldigung', 'ja'].map((text) =>
      buildItem({ text, langCode: 'de', prompt: { text: `not ${text}`, langCode: 'en' } }),
    );
    const listSpares = (text: string, accepted: string[] = [], excluded: string[] = []) => {
      const asked = buildItem({ text, accepted, excluded, langCode: 'de' });
      return Array.from({ length: 40 }, (_, seed) => {
        const question = buildLetterMatch(asked, seededRandom(seed + 1), [...others, asked]);
        return spareLetters(question).toSorted();
      });
    };
    const ofAllSeeds = (spares: string[][]) => [...new Set(spares.flat())].toSorted();

    it('[Q33] has two spare words as long as its own', () => {
      const spares = listSpares('Guten Morgen');
      expect(ofAllSeeds(spares)).toEqual(['Nacht', 'später']);
      for (const words of spares) expect(words).toHaveLength(2);
    });

    it('[Q33] has three beside more than three words', () => {
      for (const words of listSpares('Alles Gute zum Geburtstag')) expect(words).toHaveLength(3);
    });

    it('[Q33] takes the nearest length first, and any word of the same', () => {
      const spares = listSpares('Herzlich willkommen');
      expect(ofAllSeeds(spares)).toEqual(['Nacht', 'guten', 'später']);
      for (const words of spares) expect(words).toContain('später');
    });

    it('[Q33] takes words that are shown instead of asked', () => {
      const shown = others.map(({ prompt, ...answer }) => ({
        ...answer,
        ...prompt,
        prompt: answer,
      }));
      const asked = buildItem({ text: 'Guten Morgen', langCode: 'de' });
      const question = buildLetterMatch(asked, seededRandom(1), shown);
      expect(spareLetters(question).toSorted()).toEqual(['Nacht', 'später']);
    });

    it('[Q33] has none of another language or of a definition', () => {
      const asked = buildItem({ text: 'Guten Morgen', langCode: 'de' });
      const unfit = others.map((item) => [
        { ...item, langCode: 'nl' },
        { ...item, isDefinition: true },
      ]);
      expect(buildLetterMatch(asked, () => 0, unfit.flat()).letters).toHaveLength(2);
    });

    it('[Q33] has no word of another right answer, nor of one that is neither right nor wrong', () => {
      const spares = listSpares('Guten Morgen', ['Schöne Nacht'], ['spater Morgen']);
      expect(ofAllSeeds(spares)).toEqual(['Tag', 'bis']);
    });

    it('[Q33] is spelt by its own words only', () => {
      const anyPhrase = fc
        .array(fc.constantFrom('gut', 'guten', 'en', 'Morgen', 'morgen', 'Tag', 'täg', 'ab', 'a'), {
          minLength: 1,
          maxLength: 4,
        })
        .map((words) => words.join(' '));
      fc.assert(
        fc.property(
          fc.array(anyPhrase, { minLength: 1, maxLength: 3 }),
          fc.array(anyPhrase, { maxLength: 6 }),
          anyRandom,
          (accepted, pool, random) => {
            const asked = buildItem({ text: accepted[0] ?? '', accepted, langCode: 'de' });
            const isPhrase = unshuffled(asked.text).some((part) => part.length > 1);
            fc.pre(isPhrase);
            const items = pool.map((text) => buildItem({ text, langCode: 'de' }));
            const question = buildLetterMatch(asked, random, items);
            const own = unshuffled(asked.text);
            const spares = spareLetters(question);
            expect(question.letters).toHaveLength(own.length + spares.length);
            for (const spare of spares) {
              for (const index of own.keys())
                expect(judgeLetterMatch(question, own.with(index, spare))).toBe(false);
            }
          },
        ),
      );
    });
  });

  it('[Q33] is any sentence with spaces', () => {
    const sentence = { isSentence: true, langCode: 'de' };
    const question = buildLetterMatch(
      buildItem({ text: '„Wer ist da?“', ...sentence }),
      seededRandom(1),
    );
    expect([...question.letters].sort()).toEqual(['da', 'ist', 'wer']);
    expect(judgeLetterMatch(question, ['wer', 'ist', 'da'])).toBe(true);
    const unspaced = buildItem({ text: '我要水。', isSentence: true, langCode: 'zh' });
    expect(buildLetterMatch(unspaced, seededRandom(1)).letters).toHaveLength(3);
  });

  it.each(['Geburtstagskuchen', 'bis bald'])('[Q33] is not “%s”', (text) => {
    expect(build(text).slots.every((slot) => slot.text.length === 1)).toBe(true);
  });
});
