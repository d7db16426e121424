import {
  buildMultipleChoice,
  foldText,
  judgeMultipleChoice,
  type QuizItem,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyItem,
  anyRandom,
  anyText,
  buildItem,
  scriptedRandom,
  seededRandom,
} from '../../test/factory.ts';

const cat = buildItem({ text: 'cat', accepted: ['cat', 'tomcat'] });
const others = ['dog', 'hen', 'cow', 'pig', 'tomcat'].map((text) => buildItem({ text }));

describe('buildMultipleChoice', () => {
  it('[Q28] has four options, the asked item among them', () => {
    const question = buildMultipleChoice(cat, [cat, ...others], { random: seededRandom(1) });
    expect(question).toMatchObject({ kind: 'multiple-choice', item: cat, prompt: cat.prompt });
    expect(question.options).toHaveLength(4);
    expect(question.options).toContain(cat);
  });

  it('[Q28] has the requested number of options', () => {
    const settings = { optionCount: 2, random: seededRandom(1) };
    expect(buildMultipleChoice(cat, others, settings).options).toHaveLength(2);
  });

  it('[Q28] has the right answer only if the pool is empty', () => {
    expect(buildMultipleChoice(cat, [], { random: () => 0 }).options).toEqual([cat]);
  });

  it.each([
    ['ru', 'все', 'всё'],
    ['de', 'schon', 'schön'],
  ])(
    '[Q28] has no answer to a prompt that differs in marks only, in %s: %s, %s',
    (langCode, text, other) => {
      const asked = buildItem({ text: 'all', prompt: { text, langCode } });
      const alike = buildItem({ text: 'everything', prompt: { text: other, langCode } });
      const { options } = buildMultipleChoice(asked, [alike, ...others], {
        random: seededRandom(1),
      });
      expect(options).toHaveLength(4);
      expect(options).not.toContain(alike);
    },
  );

  it('[Q28] puts the right answer at every position equally often', () => {
    const positions = [0, 1].map((first) => {
      const random = scriptedRandom([0, (first + 0.5) / 2]);
      return buildMultipleChoice(cat, others.slice(0, 1), { random }).options.indexOf(cat);
    });
    expect(positions.toSorted()).toEqual([0, 1]);
  });

  it('[Q25] always has a word among its options that is mixed up with the asked one', () => {
    fc.assert(
      fc.property(anyRandom, (random) => {
        const group = 'animals';
        const asked = { ...cat, group };
        const pool = [
          ...others.map((item) => ({ ...item, group })),
          buildItem({ text: 'hat' }),
          buildItem({ text: 'Tomcat', wordId: 'tomcat' }),
        ];
        const mixedUpIds = new Set(['word of hat', 'tomcat']);
        const { options } = buildMultipleChoice(asked, pool, { random, mixedUpIds });
        expect(options.map(({ text }) => text)).toContain('hat');
        expect(options.map(({ wordId }) => wordId)).not.toContain('tomcat');
      }),
    );
  });

  it('[Q28] leaves out items with the same prompt', () => {
    const prompt = { text: 'Bank', langCode: 'de' };
    const bank = buildItem({ text: 'bank', prompt });
    const bench = buildItem({ text: 'bench', prompt });
    const { options } = buildMultipleChoice(bank, [bench, cat], { random: () => 0 });
    expect(options.map(({ text }) => text).toSorted()).toEqual(['bank', 'cat']);
  });
});

describe('the options that an item lists', () => {
  const eye = buildItem({
    text: 'das',
    accepted: ['das', 'das Auge'],
    langCode: 'de',
    options: ['der', 'die', 'das'],
  });
  const textsOf = (item: QuizItem) =>
    buildMultipleChoice(item, others, { random: seededRandom(1) }).options.map(({ text }) => text);

  it('[Q28] stand in their order, whatever the pool has', () => {
    expect(textsOf(eye)).toEqual(['der', 'die', 'das']);
  });

  it('[Q28] are without what the item excludes', () => {
    expect(textsOf({ ...eye, excluded: ['die'] })).toEqual(['der', 'das']);
  });

  it('[Q28] are there once, with one right answer', () => {
    expect(textsOf({ ...eye, options: ['der', 'Der', 'die', 'das Auge'] })).toEqual([
      'Der',
      'die',
      'das',
    ]);
  });

  it('[Q29] have exactly one right answer', () => {
    fc.assert(
      fc.property(anyItem, fc.array(anyText), anyRandom, (item, options, random) => {
        const question = buildMultipleChoice({ ...item, options }, [], { random });
        const right = question.options.filter((option) => judgeMultipleChoice(question, option));
        expect(right).toEqual([question.item]);
        const texts = question.options.map(({ text }) => foldText(text, item.langCode));
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });
});

describe('judgeMultipleChoice', () => {
  it('[Q29] accepts the asked item and no other option', () => {
    fc.assert(
      fc.property(anyItem, fc.array(anyItem), anyRandom, (item, pool, random) => {
        const question = buildMultipleChoice(item, pool, { random });
        const right = question.options.filter((option) => judgeMultipleChoice(question, option));
        expect(right).toEqual([item]);
      }),
    );
  });
});
