import { answerPlacement, judgeMultipleChoice } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import {
  findNextQuestion,
  levelOf,
  listRightWords,
  type PlacementTest,
  startPlacement,
} from './placement.ts';

const levels = ['A1', 'A2', 'B1'] as const;

/** Words of each level with their translations. */
const record = {
  levels: levels.map((level) => ({
    level,
    items: Array.from({ length: 20 }, (_, index) => ({
      wordId: `${level} ${index}`,
      prompt: { text: `Wort ${level} ${index}`, langCode: 'de' },
      text: `${level} word ${index}`,
      langCode: 'en',
      accepted: [`${level} word ${index}`],
    })),
  })),
};

/** Answers as a learner who knows the words up to a level does. */
function place(known: string): PlacementTest {
  let test = startPlacement(record, () => 0.4);
  for (;;) {
    const question = findNextQuestion(test);
    if (question === undefined) return test;
    const [level = ''] = question.item.wordId.split(' ');
    const option = level <= known ? question.item : undefined;
    const isRight = option !== undefined && judgeMultipleChoice(question, option);
    test = { ...test, placement: answerPlacement(test.placement, isRight) };
  }
}

it.each(levels)('finds the level of a learner who knows the words up to %s', (level) => {
  const test = place(level);
  expect(levelOf(test)).toBe(level);
  for (const { wordId } of listRightWords(test)) expect(wordId.slice(0, 2) <= level).toBe(true);
});

it('asks for the meaning of a word among words of its level', () => {
  const question = findNextQuestion(startPlacement(record, () => 0.4));
  expect(question?.prompt).toEqual({ text: 'Wort A1 0', langCode: 'de' });
  expect(question?.options).toHaveLength(4);
  for (const { text } of question?.options ?? []) expect(text).toMatch(/^A1/);
});
