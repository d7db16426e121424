import {
  addResult,
  buildLetterMatch,
  buildMatchUp,
  buildMultipleChoice,
  buildSpelling,
  createQuiz,
  deleteResult,
  getCurrentPair,
  goToNext,
  isComplete,
  judgeMultipleChoice,
  judgeSpelling,
  listMissedPairs,
  type Quiz,
  type QuizItem,
  sample,
  score,
  setEntity,
  undo,
} from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { buildItem, seededRandom } from '../test/factory.ts';

interface AnimalPair {
  readonly word: { readonly id: string };
  readonly item: QuizItem;
}

const pairs: AnimalPair[] = ['the cat', 'the dog', 'the horse', 'the ice-bear', 'the elephant'].map(
  (text) => {
    const item = buildItem({ text });
    return { word: { id: item.wordId }, item };
  },
);

function state(quiz: Quiz): string {
  const answers = quiz.pairs.map(({ word }) => {
    const result = quiz.results[word.id];
    if (result === undefined) return '.';
    return result.correct ? '+' : '-';
  });
  return `${answers.join('')} at ${quiz.index}`;
}

/** A failure here means a change that every learner sees. Update the expectations only on purpose. */
describe('a golden sequence', () => {
  it('[Q1] [Q6] [Q7] [Q8] [Q10] [Q16] of transitions and grades does not change', () => {
    const steps: string[] = [];
    let quiz: Quiz<AnimalPair> = createQuiz({ pairs });
    const move = (next: Quiz<AnimalPair>) => {
      quiz = next;
      steps.push(state(quiz));
    };
    const type = (typed: string) => {
      const item = getCurrentPair(quiz)?.item ?? buildItem();
      const { verdict } = judgeSpelling(buildSpelling(item), typed);
      const correct = verdict !== 'wrong' && verdict !== 'almost';
      steps.push(`${typed}: ${verdict}`);
      move(goToNext(addResult(quiz, { wordId: item.wordId, correct })));
    };

    type('Cat!');
    type('dgo');
    move(undo(quiz));
    type('the dog');
    type('hrose');
    type('ice bear');
    type('mouse');
    steps.push(String(isComplete(quiz)), JSON.stringify(score(quiz)));
    move(deleteResult(quiz, 'word of the horse'));
    type('a horse');
    steps.push(JSON.stringify(score(quiz)));
    move(setEntity(quiz, { pairs: listMissedPairs(quiz) }));
    type('the elephant');
    steps.push(String(isComplete(quiz)));

    expect(steps).toEqual([
      'Cat!: lenient',
      '+.... at 1',
      'dgo: wrong',
      '+-... at 2',
      '+.... at 1',
      'the dog: exact',
      '++... at 2',
      'hrose: almost',
      '++-.. at 3',
      'ice bear: lenient',
      '++-+. at 4',
      'mouse: wrong',
      '++-+- at 4',
      'true',
      '{"correct":3,"answered":5,"total":5,"points":3}',
      '++.+- at 2',
      'a horse: lenient',
      '++++- at 4',
      '{"correct":4,"answered":5,"total":5,"points":4}',
      '. at 0',
      'the elephant: exact',
      '+ at 0',
      'true',
    ]);
  });

  it('[Q20] [Q28] [Q30] [Q33] [Q34] of seeded questions does not change', () => {
    const random = seededRandom(2026);
    const items = sample(pairs, 4, random).map(({ item }) => item);
    const [first = buildItem(), ...pool] = items;
    const choice = buildMultipleChoice(first, pool, { optionCount: 3, random });
    const board = buildMatchUp(items, random);

    expect({
      picked: items.map(({ text }) => text),
      options: choice.options.map(({ text }) => text),
      right: choice.options.findIndex((option) => judgeMultipleChoice(choice, option)),
      prompts: board.prompts.map(({ text }) => text),
      answers: board.answers.map(({ text }) => text),
      letters: buildLetterMatch(buildItem({ text: 'ice-bear' }), random).letters.join(''),
    }).toEqual({
      picked: ['the cat', 'the dog', 'the ice-bear', 'the elephant'],
      options: ['the dog', 'the elephant', 'the cat'],
      right: 2,
      prompts: [
        'Wort für the dog',
        'Wort für the elephant',
        'Wort für the ice-bear',
        'Wort für the cat',
      ],
      answers: ['the cat', 'the ice-bear', 'the elephant', 'the dog'],
      letters: 'erfeicsahb',
    });
  });
});
