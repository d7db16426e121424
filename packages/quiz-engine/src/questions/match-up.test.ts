import {
  buildMatchUp,
  judgeMatchUp,
  type QuizItem,
  type QuizSide,
  removeMatch,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyItem, anyRandom, buildItem, seededRandom } from '../../test/factory.ts';

const german = (text: string) => ({ text, langCode: 'de' });
const english = (text: string) => ({ text, langCode: 'en' });
const car = buildItem({ wordId: 'auto', text: 'car', prompt: german('Auto') });
const alsoCar = buildItem({ wordId: 'wagen', text: 'car', prompt: german('Wagen') });
const wagon = buildItem({
  wordId: 'wagen',
  text: 'wagon',
  accepted: ['wagon', 'car'],
  prompt: german('Wagen'),
});

describe('buildMatchUp', () => {
  it('[Q30] contains every prompt and every answer once', () => {
    fc.assert(
      fc.property(fc.array(anyItem), anyRandom, (items, random) => {
        const question = buildMatchUp(items, random);
        const prompts = items.map(({ prompt }) => prompt);
        expect(question.items).toEqual(items);
        expect(question.prompts).toHaveLength(items.length);
        expect(question.prompts).toEqual(expect.arrayContaining(prompts));
        expect(question.answers).toHaveLength(items.length);
        expect(question.answers).toEqual(expect.arrayContaining(items));
      }),
    );
  });

  it('[Q30] orders the columns independently', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) =>
      buildItem({ text, prompt: german(text) }),
    );
    const { prompts, answers } = buildMatchUp(items, seededRandom(5));
    expect(prompts.map(({ text }) => text)).not.toEqual(answers.map(({ text }) => text));
  });
});

/** Whether tiles match on a board of one item. */
function isMatch(item: QuizItem, prompt: QuizSide, answer: QuizSide): boolean {
  const board = { ...buildMatchUp([item], () => 0), prompts: [], answers: [] };
  return judgeMatchUp(board, prompt, answer).verdict === 'match';
}

describe('judgeMatchUp', () => {
  it('[Q22] [Q31] compares the folds of what tiles show', () => {
    expect(isMatch(car, german('auto'), english('Car'))).toBe(true);
    expect(isMatch(car, german('Auto'), english('bus'))).toBe(false);
    expect(isMatch(car, german('Bus'), english('car'))).toBe(false);
  });

  it('[Q31] distinguishes accents', () => {
    const papa = buildItem({ text: 'papá', langCode: 'es', prompt: german('Papa') });
    expect(isMatch(papa, german('Papa'), { text: 'papa', langCode: 'es' })).toBe(false);
  });

  it('[Q22] [Q31] compares images by their key', () => {
    const image = { ...car, imageKey: 'car.webp' };
    expect(isMatch(image, german('Auto'), { ...english(''), imageKey: 'car.webp' })).toBe(true);
    expect(isMatch(image, german('Auto'), { ...english('car'), imageKey: 'Car.webp' })).toBe(false);
    expect(isMatch(image, german('Auto'), english('car'))).toBe(false);
  });

  it('[Q31] matches two words with the same translation either way', () => {
    const question = buildMatchUp([car, alsoCar], () => 0);
    for (const tile of question.answers) {
      expect(judgeMatchUp(question, german('Auto'), tile)).toEqual({ verdict: 'match', item: car });
      expect(judgeMatchUp(question, german('Wagen'), tile)).toEqual({
        verdict: 'match',
        item: alsoCar,
      });
    }
  });

  it('[Q31] [Q32] tells homographs apart by their senses', () => {
    const [verb, pronoun] = [{ speechPartId: 10 }, { speechPartId: 9 }];
    const toBe = buildItem({ text: 'to be', prompt: { ...german('sein'), sense: verb } });
    const his = buildItem({ text: 'his', prompt: { ...german('sein'), sense: pronoun } });
    const forward = buildMatchUp([toBe, his], () => 0);
    expect(judgeMatchUp(forward, toBe.prompt, toBe)).toEqual({ verdict: 'match', item: toBe });
    expect(judgeMatchUp(forward, toBe.prompt, his).verdict).toBe('miss');
    const sein = buildItem({ ...german('sein'), sense: verb, prompt: english('to be') });
    const other = buildItem({ ...german('sein'), sense: pronoun, prompt: english('his') });
    const backward = buildMatchUp([sein, other], () => 0);
    expect(judgeMatchUp(backward, sein.prompt, other).verdict).toBe('elsewhere');
    expect(judgeMatchUp(backward, sein.prompt, sein)).toEqual({ verdict: 'match', item: sein });
  });

  it('[Q32] returns elsewhere for a right answer that another prompt needs', () => {
    const question = buildMatchUp([car, wagon], () => 0);
    expect(judgeMatchUp(question, german('Wagen'), english('car')).verdict).toBe('elsewhere');
    expect(judgeMatchUp(question, german('Auto'), english('wagon')).verdict).toBe('miss');
  });

  it('[Q32] returns elsewhere for what the item excludes', () => {
    const question = buildMatchUp([{ ...car, excluded: ['wagon'] }, wagon], () => 0);
    expect(judgeMatchUp(question, german('Auto'), english('wagon')).verdict).toBe('elsewhere');
  });

  it('[Q32] each match solves one item', () => {
    const question = removeMatch(
      buildMatchUp([car, wagon], () => 0),
      car,
    );
    expect(question.items).toEqual([wagon]);
    expect(question.prompts).toHaveLength(2);
    expect(judgeMatchUp(question, german('Auto'), english('car')).verdict).toBe('miss');
  });

  it('[Q32] leaves a solvable board whichever matches are made', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 6 }), anyRandom, (items, random) => {
        let question = buildMatchUp(items, random);
        let prompts = [...question.prompts];
        let answers = [...question.answers];
        while (prompts.length > 0) {
          const found = findAnyMatch(question, prompts, answers);
          expect(found).toBeDefined();
          if (found === undefined) return;
          question = removeMatch(question, found.item);
          prompts = prompts.toSpliced(found.prompt, 1);
          answers = answers.toSpliced(found.answer, 1);
        }
        expect(question.items).toEqual([]);
      }),
    );
  });
});

function findAnyMatch(
  question: ReturnType<typeof buildMatchUp<QuizItem>>,
  prompts: readonly QuizItem['prompt'][],
  answers: readonly QuizItem[],
) {
  for (const [prompt, promptTile] of prompts.entries()) {
    for (const [answer, answerTile] of answers.entries()) {
      const judgement = judgeMatchUp(question, promptTile, answerTile);
      if (judgement.verdict === 'match') return { item: judgement.item, prompt, answer };
    }
  }
  return undefined;
}
