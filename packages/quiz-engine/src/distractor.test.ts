import {
  gradeSpelling,
  isRightVerdict,
  pickDistractors,
  type QuizItem,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyItem, anyLangCode, anyRandom, buildItem, scriptedRandom } from '../test/factory.ts';

const texts = (items: readonly QuizItem[]) => items.map(({ text }) => text);
const pool = (...words: string[]) => words.map((text) => buildItem({ text }));

describe('what may be a distractor', () => {
  it('[Q23] is never an accepted answer, however it is written', () => {
    const cat = buildItem({ accepted: ['cat', 'tomcat'] });
    const picked = pickDistractors(cat, pool('Tomcat!', 'dog', 'tom cat', 'TOMCAT'), 3, () => 0);
    expect(texts(picked).toSorted()).toEqual(['dog', 'tom cat']);
  });

  it('[Q23] is never the expected text, listed as accepted or not', () => {
    const cat = buildItem({ accepted: [] });
    expect(pickDistractors(cat, pool('Cat', 'dog'), 3, () => 0)).toEqual(pool('dog'));
  });

  it('[Q23] is never what a lenient grade would accept', () => {
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

  it('[Q23] is never of the asked word', () => {
    const she = buildItem({ wordId: 'sie', text: 'she' });
    const they = buildItem({ wordId: 'sie', text: 'they' });
    expect(pickDistractors(she, [they], 3, () => 0)).toEqual([]);
  });

  it('[Q23] is never blank', () => {
    expect(pickDistractors(buildItem(), pool('', ' ', '?'), 3, () => 0)).toEqual(pool('?'));
  });

  it('[Q24] is never equal to another after folding', () => {
    const picked = pickDistractors(buildItem(), pool('dog', 'Dog', 'the dog', 'hen'), 3, () => 0);
    expect(picked).toHaveLength(2);
  });
});

describe('pictures as options', () => {
  const picture = (imageKey: string, text: string) =>
    buildItem({ wordId: imageKey, imageKey, text });

  it('[Q24] are told apart by their key to the letter', () => {
    const options = [picture('Dog.webp', 'dog'), picture('dog.webp', 'dog'), picture('dog', 'dog')];
    expect(pickDistractors(picture('cat.webp', 'cat'), options, 4, () => 0)).toHaveLength(3);
  });

  it('[Q23] never show the right picture again, nor another picture of a right answer', () => {
    const car = { ...picture('car.webp', 'car'), accepted: ['car', 'automobile'] };
    const options = [
      { ...picture('car.webp', 'vehicle'), wordId: 'other' },
      picture('old-car.webp', 'automobile'),
      picture('bus.webp', 'bus'),
    ];
    expect(texts(pickDistractors(car, options, 3, () => 0))).toEqual(['bus']);
  });

  it('[Q23] need no text', () => {
    const options = [picture('dog.webp', ''), picture('hen.webp', '')];
    expect(pickDistractors(picture('cat.webp', ''), options, 3, () => 0)).toHaveLength(2);
  });

  it('[Q23] never stand beside texts', () => {
    expect(pickDistractors(buildItem(), [picture('dog.webp', 'dog')], 3, () => 0)).toEqual([]);
    expect(pickDistractors(picture('cat.webp', 'cat'), pool('dog'), 3, () => 0)).toEqual([]);
  });
});

describe('which distractors come first', () => {
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

  it('[Q25] does not take two unknown parts of speech for the same', () => {
    const unknown = buildItem({ text: 'dog' });
    const inGroup = buildItem({ text: 'hen', speechPartId: 1, group: 'pets' });
    const picked = pickDistractors(buildItem({ group: 'pets' }), [unknown, inGroup], 1, () => 0);
    expect(picked).toEqual([inGroup]);
  });

  it('[Q25] does not take two unknown groups for the same', () => {
    const inGroup = buildItem({ text: 'hen', speechPartId: 1, group: 'pets' });
    const unknown = buildItem({ text: 'dog', speechPartId: 1 });
    const picked = pickDistractors(buildItem({ speechPartId: 1 }), [inGroup, unknown], 1, () => 0);
    expect(picked).toEqual([inGroup]);
  });

  it('[Q26] draws every candidate of equal preference equally often', () => {
    const candidates = pool('dog', 'hen', 'cow', 'pig');
    const drawn = [0, 1, 2, 3].flatMap((place) =>
      pickDistractors(asked, candidates, 1, scriptedRandom([(place + 0.5) / 4])),
    );
    expect(texts(drawn).toSorted()).toEqual(['cow', 'dog', 'hen', 'pig']);
  });

  it('[Q26] makes the second draw as fair as the first', () => {
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

describe('any pool', () => {
  const anyPool = fc.array(anyItem, { maxLength: 12 });

  it('[Q27] gives fewer where there are not enough, and always ends', () => {
    fc.assert(
      fc.property(anyItem, anyPool, fc.nat(6), anyRandom, (answer, items, count, random) => {
        const picked = pickDistractors(answer, items, count, random);
        expect(picked.length).toBeLessThanOrEqual(count);
        expect(items).toEqual(expect.arrayContaining(picked));
      }),
    );
    expect(pickDistractors(buildItem(), [], 3, () => 0)).toEqual([]);
  });

  it('[Q23] [Q24] holds no text that a lenient grade takes for a right answer or another option', () => {
    fc.assert(
      fc.property(anyItem, anyPool, anyLangCode, anyRandom, (asked, items, langCode, random) => {
        const asText = (item: QuizItem) => ({ ...item, langCode, imageKey: undefined });
        const answer = asText(asked);
        const picked = pickDistractors(answer, items.map(asText), 12, random);
        const acceptedLists = [
          [answer.text, ...answer.accepted],
          ...picked.map((one) => [one.text]),
        ];
        for (const [place, accepted] of acceptedLists.entries()) {
          for (const other of picked.filter((_one, index) => index !== place - 1)) {
            const { verdict } = gradeSpelling({ answer: other.text, accepted, langCode });
            expect(isRightVerdict(verdict)).toBe(false);
          }
        }
      }),
    );
  });

  it('[Q23] [Q24] holds no picture twice, nor the right one', () => {
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

  it('[Q27] is used up where it has to be', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[b-y]{5}$/)), anyRandom, (words, random) => {
        const picked = pickDistractors(buildItem(), pool(...words), words.length, random);
        expect(texts(picked).toSorted()).toEqual(words.toSorted());
      }),
    );
  });
});
