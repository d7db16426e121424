import type { QuizCode } from '@wordhoard/contract/enumeration';
import {
  flattenRounds,
  getCurrentPair,
  getProgress,
  isComplete,
  score,
} from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { buildMaterial } from '../../../test/build-material.ts';
import { findBoardPositions, joinTiles } from './match-up-position.ts';
import {
  answerWord,
  continueQuiz,
  countSeconds,
  countStreaks,
  endQuiz,
  findLatestAnswer,
  isFinished,
  listAnswers,
  type QuizSession,
  recordFirstMistake,
  undoLatest,
} from './quiz-session.ts';
import { retryMissed, startQuiz } from './start-quiz.ts';

const fruit = ['apple', 'pear', 'plum', 'fig', 'lime', 'kiwi', 'date', 'grape', 'peach'];
const random = () => 0.4;

const startFruitQuiz = (count: number, ...codes: [QuizCode, ...QuizCode[]]): QuizSession =>
  startQuiz(buildMaterial({ texts: fruit.slice(0, count), codes }), random);

function answer(session: QuizSession, isRight: boolean): QuizSession {
  return answerWord(session, {
    id: `answer ${listAnswers(session).length}`,
    wordId: getCurrentPair(session.quiz)?.word.id ?? '',
    verdict: isRight ? 'exact' : 'wrong',
    answer: 'apple',
    milliseconds: 1500,
    day: '2026-03-01',
    answeredAt: '2026-03-01T12:00:00.000Z',
  });
}

/** Answers all questions. */
function answerAll(session: QuizSession, isRight: boolean): QuizSession {
  const answered = answer(session, isRight);
  return isFinished(answered) ? answered : answerAll(continueQuiz(answered), isRight);
}

it('offers four options including the correct one', () => {
  for (const { word, question } of startFruitQuiz(6, 'multiple-choice').quiz.pairs) {
    if (question.kind !== 'multiple-choice') throw new Error(question.kind);
    const offered = question.options.map(({ wordId }) => wordId);
    expect(new Set(offered).size).toBe(4);
    expect(offered).toContain(word.id);
  }
});

it.each<QuizCode>(['cards', 'letter-match', 'match-up', 'multiple-choice', 'spelling'])(
  'asks the chosen kind of question: %s',
  (code) => {
    const { pairs } = startFruitQuiz(2, code).quiz;
    expect(pairs.map(({ question }) => question.kind)).toEqual([code, code]);
  },
);

it('mixes only the kinds that suit what is asked', () => {
  const material = buildMaterial({ texts: fruit, codes: ['cards', 'spelling'] });
  const pairs = material.pairs.map(({ item, ...pair }) => ({
    ...pair,
    item: {
      ...item,
      options: ['der', item.text],
      kinds: ['cards' as const, 'multiple-choice' as const],
    },
  }));
  const { quiz, plannedRounds } = startQuiz({ ...material, pairs }, random);
  const kinds = [quiz.pairs, ...plannedRounds].flat().map(({ question }) => question.kind);
  expect(kinds).toHaveLength(2 * fruit.length);
  expect(new Set(kinds)).toEqual(new Set(['cards', 'multiple-choice']));
});

it('accepts the heard word but no synonyms', () => {
  const material = buildMaterial({ texts: ['Sonnabend'], codes: ['spelling'] });
  const pairs = material.pairs.map((pair) => ({
    ...pair,
    item: { ...pair.item, accepted: [...pair.item.accepted, 'Samstag'] },
  }));
  const acceptedIn = ({ quiz }: QuizSession) =>
    quiz.pairs.flatMap(({ question }) => ('accepted' in question ? question.accepted : []));
  const session = startQuiz({ ...material, pairs }, random, { isByEar: true });
  expect(acceptedIn(session)).toEqual(['Sonnabend']);
  expect(acceptedIn(startQuiz({ ...material, pairs }, random))).toContain('Samstag');
});

it('offers the special letters of all words in a retry', () => {
  const material = buildMaterial({ texts: ['Straße', 'Müll'], codes: ['spelling'] });
  const done = answer(continueQuiz(answer(startQuiz(material, random), false)), true);
  expect(retryMissed(done, random).specialLetters).toEqual(done.specialLetters);
  expect(done.specialLetters).toEqual(expect.arrayContaining(['ß', 'ü']));
});

it('neither extends nor ends a streak by another word that fits', () => {
  const [first, second, third] = ['apple', 'pear', 'plum'];
  const start = startFruitQuiz(3, 'spelling');
  const give = (session: QuizSession, wordId = '', isHinted = false) =>
    answerWord(session, {
      ...{ id: wordId, wordId, verdict: isHinted ? 'alternative' : 'exact', isHinted, answer: '' },
      ...{ milliseconds: 1500, day: '2026-03-01', answeredAt: '2026-03-01T12:00:00.000Z' },
    });
  const before = give(give(start, first), second, true);
  expect(countStreaks(before)).toEqual({ now: 1, best: 1 });
  expect(countStreaks(give(before, third))).toEqual({ now: 2, best: 2 });
});

it('keeps the first answer to a question', () => {
  const answered = answer(startFruitQuiz(2, 'cards'), false);
  expect(answer(answered, true)).toBe(answered);
});

it('undoes an answer and its time', () => {
  const first = answer(startFruitQuiz(2, 'cards'), true);
  const back = undoLatest(answer(continueQuiz(first), false));
  expect(score(back.quiz)).toMatchObject({ correct: 1 });
  expect(countSeconds(back)).toBe(2);
});

it('repeats a missed choice with its options in another order', () => {
  const missed = answerAll(startFruitQuiz(4, 'multiple-choice', 'cards'), false);
  const choices = [...missed.finishedRounds, missed.quiz]
    .flatMap(({ pairs }) => pairs)
    .flatMap(({ question }) => (question.kind === 'multiple-choice' ? [question] : []));
  const orders = choices.map(({ item, options }) =>
    [item, ...options].map(({ text }) => text).join(),
  );
  expect(orders.length).toBeGreaterThan(1);
  expect(new Set(orders).size).toBe(orders.length);
});

it('repeats missed words until none is left', () => {
  const done = answer(continueQuiz(answer(startFruitQuiz(2, 'cards'), false)), true);
  expect(isComplete(done.quiz)).toBe(true);
  const retry = retryMissed(done, random);
  expect(retry.quiz.pairs).toEqual([done.quiz.pairs[0]]);
  expect(retry.id).not.toBe(done.id);
  expect(retryMissed(answer(retry, true), random).quiz.pairs).toHaveLength(0);
});

it('puts six pairs on a board, and never a single one', () => {
  const sizesOf = (count: number) =>
    [0, 1, 2].map((board) => findBoardPositions(startFruitQuiz(count, 'match-up'), board).length);
  expect(sizesOf(6)).toEqual([6, 0, 0]);
  expect(sizesOf(7)).toEqual([5, 2, 0]);
  expect(sizesOf(9)).toEqual([6, 3, 0]);
});

it('puts missed pairs on a new board, and makes a single one a card', () => {
  const missed = answerAll(startFruitQuiz(2, 'match-up'), false);
  const kindsOf = ({ quiz }: QuizSession) => quiz.pairs.map(({ question }) => question.kind);
  expect(kindsOf(retryMissed(missed, random))).toEqual(['match-up', 'match-up']);
  const firstRound = answer(continueQuiz(answer(startFruitQuiz(2, 'match-up'), true)), false);
  expect(kindsOf(retryMissed(firstRound, random))).toEqual(['cards']);
});

it('keeps the first mistake of a pair until it is answered', () => {
  const start = startFruitQuiz(3, 'match-up');
  const mistaken = recordFirstMistake(
    recordFirstMistake(start, 'apple', { answer: 'fig' }),
    'apple',
    { answer: 'plum' },
  );
  expect(mistaken.firstMistakes).toEqual({ apple: { answer: 'fig', after: 0 } });
  expect(answer(mistaken, false).firstMistakes).toEqual({});
  expect(undoLatest(answer(mistaken, false)).firstMistakes).toEqual({});
  const answered = answer(start, true);
  const answeredId = findLatestAnswer(answered)?.wordId ?? '';
  expect(recordFirstMistake(answered, answeredId, { answer: 'plum' })).toBe(answered);
});

it('undoes mistakes and answers, the latest first', () => {
  const start = startFruitQuiz(3, 'match-up');
  const [first, second, third] = start.quiz.pairs.map(({ word }) => word.id);
  const mistake = (session: QuizSession, wordId = '') =>
    recordFirstMistake(session, wordId, { answer: 'fig' });
  const oneMistake = mistake(start, second);
  const oneFound = answer(oneMistake, true);
  const twoMistakes = mistake(oneFound, third);
  expect(first).toBe(findLatestAnswer(twoMistakes)?.wordId);
  expect(undoLatest(twoMistakes)).toEqual(oneFound);
  expect(undoLatest(oneFound)).toMatchObject({
    quiz: { results: {} },
    firstMistakes: oneMistake.firstMistakes,
  });
  expect(undoLatest(undoLatest(oneFound)).firstMistakes).toEqual({});
  expect(undoLatest(start)).toBe(start);
});

it('assigns the joined tiles to a pair and the remaining ones to the others', () => {
  const start = startFruitQuiz(4, 'match-up');
  const [taker, other] = findBoardPositions(start, 0);
  if (taker === undefined || other === undefined) throw new Error('The board is empty');
  const tiles = { promptPlace: taker.promptPlace, answerPlace: other.answerPlace };
  const places = findBoardPositions(joinTiles(start, taker, tiles), 0);
  expect(places[0]).toMatchObject(tiles);
  expect(places[1]?.answerPlace).toBe(taker.answerPlace);
  expect(new Set(places.map(({ answerPlace }) => answerPlace)).size).toBe(4);
});

it('asks each word of a mixed quiz twice, and a missed one again at the end', () => {
  const mixed = startFruitQuiz(3, 'cards', 'spelling');
  expect(getProgress(mixed).total).toBe(6);
  expect(isFinished(answerAll(mixed, true))).toBe(true);
  const missed = answerAll(mixed, false);
  const again = { answered: 3, total: 3 };
  expect(getProgress(missed)).toMatchObject({ answered: 6, total: 6, again });
  expect(score(flattenRounds(missed))).toMatchObject({ correct: 0, total: 3 });
  expect(countSeconds(missed)).toBe(14);
});

it('undoes the last answer of the previous round', () => {
  const round = continueQuiz(
    answer(continueQuiz(answer(startFruitQuiz(2, 'cards', 'spelling'), true)), true),
  );
  expect(round.finishedRounds).toHaveLength(1);
  expect(findLatestAnswer(round)?.wordId).toBe(round.finishedRounds[0]?.pairs[1]?.word.id);
  const back = undoLatest(round);
  expect(back.finishedRounds).toHaveLength(0);
  expect(score(back.quiz)).toMatchObject({ answered: 1 });
});

it('drops the questions that nobody answered in time', () => {
  const timeLimit = { seconds: 60, endsAt: '2026-03-01T12:01:00.000Z' };
  const session = { ...startFruitQuiz(3, 'cards'), timeLimit };
  const ended = endQuiz(answer(continueQuiz(answer(session, true)), false));
  expect(isFinished(ended)).toBe(true);
  expect(score(ended.quiz)).toMatchObject({ total: 2, answered: 2, correct: 1 });
  expect(ended.timeLimit).toBeUndefined();
});

it('has nothing to finish if nobody answered in time', () => {
  expect(isFinished(endQuiz(startFruitQuiz(3, 'cards')))).toBe(false);
});
