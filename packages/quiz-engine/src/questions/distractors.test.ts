import {
  gradeSpelling,
  isRightVerdict,
  pickDistractors,
  type QuizItem,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyItem, anyLangCode, anyRandom, buildItem, scriptedRandom } from '../../test/factory.ts';

const texts = (items: readonly QuizItem[]) => items.map(({ text }) => text);
const pool = (...words: string[]) => words.map((text) => buildItem({ text }));

describe('a distractor', () => {
  it('[Q23] is never an accepted answer, however it is spelled', () => {
    const cat = buildItem({ accepted: ['cat', 'tomcat'] });
    const picked = pickDistractors(cat, pool('Tomcat!', 'dog', 'tom cat', 'TOMCAT'), 3, () => 0);
    expect(texts(picked).toSorted()).toEqual(['dog', 'tom cat']);
  });

  it('[Q23] is never the expected text, even if it is not listed as accepted', () => {
    const cat = buildItem({ accepted: [] });
    expect(pickDistractors(cat, pool('Cat', 'dog'), 3, () => 0)).toEqual(pool('dog'));
  });

  it('[Q23] is never an answer that grading would accept', () => {
    const run = buildItem({ text: '(to) run' });
    expect(pickDistractors(run, pool('run', 'to run', 'a run'), 3, () => 0)).toEqual([]);

    const size = buildItem({ text: 'Größe', langCode: 'de' });
    expect(pickDistractors(size, pool('Groesse', 'Grösse'), 3, () => 0)).toEqual([]);

    const color = buildItem({ text: 'colo(u)r' });
    expect(pickDistractors(color, pool('color', 'colour'), 3, () => 0)).toEqual([]);

    const papa = buildItem({ text: 'papá', langCode: 'es' });
    const papas = ['papa', 'el papá', 'papas'].map((text) => buildItem({ text, langCode: 'es' }));
    expect(texts(pickDistractors(papa, papas, 3, () => 0))).toEqual(['papas']);
  });

  it.each([
    ['ru', 'все', 'всё'],
    ['ru', 'всё', 'все'],
    ['de', 'schon', 'schön'],
    ['de', 'schön', 'schon'],
  ])('[Q23] never differs in its marks only, in %s: %s, %s', (langCode, text, other) => {
    const pool = [other, 'sehr'].map((word) => buildItem({ text: word, langCode }));
    expect(texts(pickDistractors(buildItem({ text, langCode }), pool, 3, () => 0))).toEqual([
      'sehr',
    ]);
  });

  it('[Q23] may differ in a letter', () => {
    const pool = [buildItem({ text: 'мои', langCode: 'ru' })];
    expect(pickDistractors(buildItem({ text: 'мой', langCode: 'ru' }), pool, 1, () => 0)).toEqual(
      pool,
    );
  });

  it('[Q23] is never what the item excludes', () => {
    const toBe = buildItem({ text: 'to be', excluded: ['his'] });
    expect(texts(pickDistractors(toBe, pool('His', 'her'), 3, () => 0))).toEqual(['her']);
  });

  it('[Q23] never belongs to the asked word', () => {
    const she = buildItem({ wordId: 'sie', text: 'she' });
    const they = buildItem({ wordId: 'sie', text: 'they' });
    expect(pickDistractors(she, [they], 3, () => 0)).toEqual([]);
  });

  it('[Q23] is a definition if and only if the answer is one', () => {
    const cat = buildItem({ text: 'a pet that purrs', isDefinition: true });
    const dog = buildItem({ text: 'a pet that barks', isDefinition: true });
    const hen = buildItem({ text: 'hen', isDefinition: false });
    expect(pickDistractors(cat, [dog, hen], 3, () => 0)).toEqual([dog]);
    expect(pickDistractors(buildItem(), [dog, hen], 3, () => 0)).toEqual([hen]);
  });

  it('[Q23] is never blank', () => {
    expect(pickDistractors(buildItem(), pool('', ' ', '?'), 3, () => 0)).toEqual(pool('?'));
  });

  it('[Q24] never has the same fold as another', () => {
    const picked = pickDistractors(buildItem(), pool('dog', 'Dog', 'the dog', 'hen'), 3, () => 0);
    expect(picked).toHaveLength(2);
  });
});

describe('image options', () => {
  const image = (imageKey: string, text: string) => buildItem({ wordId: imageKey, imageKey, text });

  it('[Q24] are compared by their exact key', () => {
    const options = [image('Dog.webp', 'dog'), image('dog.webp', 'dog'), image('dog', 'dog')];
    expect(pickDistractors(image('cat.webp', 'cat'), options, 4, () => 0)).toHaveLength(3);
  });

  it('[Q23] never show the right image, nor another image of a right answer', () => {
    const car = { ...image('car.webp', 'car'), accepted: ['car', 'automobile'] };
    const options = [
      { ...image('car.webp', 'vehicle'), wordId: 'other' },
      image('old-car.webp', 'automobile'),
      image('bus.webp', 'bus'),
    ];
    expect(texts(pickDistractors(car, options, 3, () => 0))).toEqual(['bus']);
  });

  it('[Q23] need no text', () => {
    const options = [image('dog.webp', ''), image('hen.webp', '')];
    expect(pickDistractors(image('cat.webp', ''), options, 3, () => 0)).toHaveLength(2);
  });

  it('[Q23] are never mixed with texts', () => {
    expect(pickDistractors(buildItem(), [image('dog.webp', 'dog')], 3, () => 0)).toEqual([]);
    expect(pickDistractors(image('cat.webp', 'cat'), pool('dog'), 3, () => 0)).toEqual([]);
  });
});

describe('the order of distractors', () => {
  const asked = buildItem({ speechPartId: 1, group: 'pets' });
  const both = buildItem({ text: 'dog', speechPartId: 1, group: 'pets' });
  const part = buildItem({ text: 'hammer', speechPartId: 1, group: 'tools' });
  const group = buildItem({ text: 'stroke', speechPartId: 2, group: 'pets' });
  const neither = buildItem({ text: 'measure', speechPartId: 2, group: 'tools' });

  it('[Q25] prefers part of speech and group, then part of speech, then group', () => {
    fc.assert(
      fc.property(anyRandom, (random) => {
        const picked = pickDistractors(asked, [neither, group, part, both], 4, random);
        expect(picked).toEqual([both, part, group, neither]);
      }),
    );
  });

  it('[Q25] does not treat two unknown parts of speech as equal', () => {
    const unknown = buildItem({ text: 'dog' });
    const inGroup = buildItem({ text: 'hen', speechPartId: 1, group: 'pets' });
    const picked = pickDistractors(buildItem({ group: 'pets' }), [unknown, inGroup], 1, () => 0);
    expect(picked).toEqual([inGroup]);
  });

  it('[Q25] does not treat two unknown groups as equal', () => {
    const inGroup = buildItem({ text: 'hen', speechPartId: 1, group: 'pets' });
    const unknown = buildItem({ text: 'dog', speechPartId: 1 });
    const picked = pickDistractors(buildItem({ speechPartId: 1 }), [inGroup, unknown], 1, () => 0);
    expect(picked).toEqual([inGroup]);
  });

  it('[Q26] prefers the nearest level, but not to the part of speech, and takes what there is', () => {
    const word = (text: string, level?: number, speechPartId = 1) =>
      buildItem({ text, level, speechPartId });
    const candidates = [
      word('photosynthesis', 6),
      word('ladder', 2),
      word('unknown'),
      word('run', 1, 2),
      word('dog', 1),
    ];
    fc.assert(
      fc.property(anyRandom, (random) => {
        const picked = pickDistractors(word('cat', 1), candidates, 5, random);
        expect(texts(picked)).toEqual(['dog', 'ladder', 'unknown', 'photosynthesis', 'run']);
      }),
    );
  });

  it('[Q26] draws every candidate of a tier equally often', () => {
    const candidates = pool('dog', 'hen', 'cow', 'pig');
    const drawn = [0, 1, 2, 3].flatMap((position) =>
      pickDistractors(asked, candidates, 1, scriptedRandom([(position + 0.5) / 4])),
    );
    expect(texts(drawn).toSorted()).toEqual(['cow', 'dog', 'hen', 'pig']);
  });

  it('[Q26] takes candidates from each group of the answer in turn', () => {
    const cell = (text: string, ...group: string[]) => buildItem({ text, group });
    const began = cell('began', 'begin', 'past');
    const begun = cell('begun', 'begin', 'participle');
    const past = [cell('wrote', 'write', 'past'), cell('flew', 'fly', 'past')];
    const other = cell('written', 'write', 'participle');
    fc.assert(
      fc.property(anyRandom, (random) => {
        const picked = texts(pickDistractors(began, [other, ...past, begun], 4, random));
        expect(picked.toSorted()).toEqual(['begun', 'flew', 'written', 'wrote']);
        expect(picked.slice(0, 2)).toContain('begun');
        expect(picked[3]).toBe('written');
      }),
    );
  });

  it('[Q26] draws the second candidate as fairly as the first', () => {
    const candidates = pool('dog', 'hen', 'cow');
    const drawn = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => {
        const random = scriptedRandom([(first + 0.5) / 3, (second + 0.5) / 2]);
        return texts(pickDistractors(asked, candidates, 2, random))
          .toSorted()
          .join();
      }),
    );
    expect(drawn.toSorted()).toEqual([
      'cow,dog',
      'cow,dog',
      'cow,hen',
      'cow,hen',
      'dog,hen',
      'dog,hen',
    ]);
  });
});

describe('distractors from any pool', () => {
  const anyPool = fc.array(anyItem, { maxLength: 12 });

  it('[Q27] are fewer if there are not enough, and picking always terminates', () => {
    fc.assert(
      fc.property(anyItem, anyPool, fc.nat(6), anyRandom, (answer, items, count, random) => {
        const picked = pickDistractors(answer, items, count, random);
        expect(picked.length).toBeLessThanOrEqual(count);
        expect(items).toEqual(expect.arrayContaining(picked));
      }),
    );
    expect(pickDistractors(buildItem(), [], 3, () => 0)).toEqual([]);
  });

  it('[Q23] [Q24] include no text that grading accepts as a right answer or as another option', () => {
    fc.assert(
      fc.property(anyItem, anyPool, anyLangCode, anyRandom, (asked, items, langCode, random) => {
        const asText = (item: QuizItem) => ({ ...item, langCode, imageKey: undefined });
        const answer = asText(asked);
        const picked = pickDistractors(answer, items.map(asText), 12, random);
        const acceptedLists = [
          [answer.text, ...answer.accepted],
          ...picked.map((one) => [one.text]),
        ];
        for (const [position, accepted] of acceptedLists.entries()) {
          for (const other of picked.filter((_one, index) => index !== position - 1)) {
            const { verdict } = gradeSpelling({ answer: other.text, accepted, langCode });
            expect(isRightVerdict(verdict)).toBe(false);
          }
        }
      }),
    );
  });

  it('[Q23] [Q24] include no image twice, nor the right image', () => {
    fc.assert(
      fc.property(anyItem, anyPool, anyRandom, (asked, items, random) => {
        const answer = { ...asked, imageKey: 'cat.webp' };
        const options = [answer, ...pickDistractors(answer, items, 12, random)];
        const keys = options.map(({ imageKey }) => imageKey);
        expect(keys).not.toContain(undefined);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('[Q27] use up the pool if necessary', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[b-y]{5}$/)), anyRandom, (words, random) => {
        const picked = pickDistractors(buildItem(), pool(...words), words.length, random);
        expect(texts(picked).toSorted()).toEqual(words.toSorted());
      }),
    );
  });
});
