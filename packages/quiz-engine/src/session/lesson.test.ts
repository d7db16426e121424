import {
  addResult,
  createQuizSession,
  flattenRounds,
  goToNext,
  goToNextRound,
  isComplete,
  planLesson,
  type QuizKind,
  type QuizPair,
  type QuizSession,
  undoAcrossRounds,
} from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom, buildPairs } from '../../test/factory.ts';

const all: QuizKind[] = ['cards', 'spelling', 'letter-match', 'match-up', 'multiple-choice'];
const order: QuizKind[] = ['multiple-choice', 'match-up', 'letter-match', 'spelling'];

const anyItems = fc.uniqueArray(fc.constantFrom('ant', 'bee', 'cat', 'dog', 'elk', 'fox'), {
  minLength: 1,
});
/** The kinds that suit each of the items. */
const anyKinds = fc.record(
  Object.fromEntries(
    ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'].map((item) => [item, fc.subarray(all)]),
  ),
);

describe('planLesson', () => {
  it('[Q78] asks items that suit every kind in four rounds of rising difficulty', () => {
    fc.assert(
      fc.property(anyItems, anyRandom, (items, random) => {
        const rounds = planLesson(items, () => all, random);
        const kinds = items.length > 1 ? order : order.filter((kind) => kind !== 'match-up');
        expect(rounds.map((round) => [...new Set(round.map(({ kind }) => kind))])).toEqual(
          kinds.map((kind) => [kind]),
        );
        for (const round of rounds) {
          expect(round.map(({ item }) => item).toSorted()).toEqual(items.toSorted());
        }
      }),
    );
  });

  it('[Q78] asks each item in every kind of a lesson that suits it, or else as a card', () => {
    fc.assert(
      fc.property(anyItems, anyKinds, anyRandom, (items, listKinds, random) => {
        const suits = (item: string) => listKinds[item] ?? [];
        const isSingle = items.filter((item) => suits(item).includes('match-up')).length === 1;
        const questions = planLesson(items, suits, random).flat();
        for (const item of items) {
          const kinds = order.filter(
            (kind) => suits(item).includes(kind) && !(isSingle && kind === 'match-up'),
          );
          const asked = questions.filter((question) => question.item === item);
          expect(asked.map(({ kind }) => kind)).toEqual(kinds.length === 0 ? ['cards'] : kinds);
        }
      }),
    );
  });

  it('[Q79] keeps the order of the items at first, and later asks no item twice in a row', () => {
    fc.assert(
      fc.property(anyItems, anyKinds, anyRandom, (items, listKinds, random) => {
        const rounds = planLesson(items, (item) => listKinds[item] ?? [], random);
        const [first = [], ...others] = rounds.map((round) => round.map(({ item }) => item));
        expect(first).toEqual(items.filter((item) => first.includes(item)));
        for (const [index, round] of others.entries()) {
          const before = rounds[index]?.at(-1)?.item;
          if (round.length > 1) expect(round[0]).not.toBe(before);
        }
      }),
    );
  });

  it('[Q79] repeats an item in its kind, and never on a board', () => {
    const listKinds = (item: string): QuizKind[] =>
      item === 'cat' ? ['match-up'] : ['spelling', 'match-up'];
    const [board, spellings] = planLesson(['cat', 'dog'], listKinds, () => 0);
    expect(board).toMatchObject([{ repeatedAs: 'cards' }, { repeatedAs: 'spelling' }]);
    expect(spellings).toMatchObject([{ repeatedAs: 'spelling' }]);
    const [choices, matches] = planLesson(
      ['cat', 'dog'],
      () => all,
      () => 0,
    );
    expect(choices?.[0]?.repeatedAs).toBe('multiple-choice');
    expect(matches?.[0]?.repeatedAs).toBe('multiple-choice');
  });
});

/** Answers the current pair and moves on, to the next round if this one is complete. */
function answer(session: QuizSession, correct: boolean): QuizSession {
  const { quiz } = session;
  const wordId = quiz.pairs[quiz.index]?.word.id ?? '';
  return goToNextRound({ ...session, quiz: goToNext(addResult(quiz, { wordId, correct })) });
}

/** The session before each answer and after the last one. */
function listStates(session: QuizSession, answers: readonly boolean[]): QuizSession[] {
  const isOver = isComplete(session.quiz) && goToNextRound(session) === session;
  const [correct, ...rest] = answers;
  if (isOver || correct === undefined) return [session];
  return [session, ...listStates(answer(session, correct), rest)];
}

const start = (...rounds: QuizPair[][]) =>
  createQuizSession(rounds, { repeatsMissed: 'each-round' });

const idsOf = ({ quiz }: QuizSession) => quiz.pairs.map(({ word }) => word.id);

/** The rounds of a lesson: every word is asked at least once. */
const anyRounds = fc
  .array(fc.uniqueArray(fc.constantFrom('cat', 'dog', 'elk'), { minLength: 1 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((rounds) => rounds.map((ids) => buildPairs(...ids)));
const anyAnswers = fc.array(fc.boolean(), { maxLength: 20 });
/** No session of these rounds has more questions. */
const whateverRemains = Array.from({ length: 18 }, () => false);

describe('a session that repeats missed words in each round', () => {
  it('[Q77] asks them again until they are right, before the next round', () => {
    const session = start(buildPairs('cat', 'dog'), buildPairs('elk'));
    const missed = [true, false].reduce(answer, session);
    expect(idsOf(missed)).toEqual(['dog']);
    const missedAgain = answer(missed, false);
    expect(idsOf(missedAgain)).toEqual(['dog']);
    const next = answer(missedAgain, true);
    expect(idsOf(next)).toEqual(['elk']);
    expect(next.finishedRounds).toHaveLength(3);
    const done = answer(next, true);
    expect(isComplete(done.quiz)).toBe(true);
    expect(goToNextRound(done)).toBe(done);
  });

  it('[Q77] asks each word of each round until it is right, but twice more in all at most', () => {
    fc.assert(
      fc.property(anyRounds, anyAnswers, (rounds, answers) => {
        const session = listStates(start(...rounds), [...answers, ...whateverRemains]).at(-1);
        if (session === undefined) return;
        expect(goToNextRound(session)).toBe(session);
        const all = [...session.finishedRounds, session.quiz];
        const results = all.flatMap((quiz) => Object.values(quiz.results));
        for (const { word } of rounds.flat()) {
          const planned = rounds.filter((round) => round.some((pair) => pair.word.id === word.id));
          const answersOf = results.filter(({ wordId }) => wordId === word.id);
          const misses = answersOf.filter(({ correct }) => !correct).length;
          expect(answersOf).toHaveLength(planned.length + Math.min(misses, 2));
        }
      }),
    );
  });

  it('[Q77] may ask a repeated word in another way', () => {
    const again = (pair: QuizPair & { isAgain?: boolean }) => ({ ...pair, isAgain: true });
    const session = start(buildPairs('cat'));
    const missed = { ...session, quiz: addResult(session.quiz, { wordId: 'cat', correct: false }) };
    const repeated = goToNextRound(missed, again);
    expect(repeated.quiz.pairs).toEqual([{ word: { id: 'cat' }, isAgain: true }]);
    expect(undoAcrossRounds(repeated).quiz.pairs).toEqual([{ word: { id: 'cat' } }]);
  });

  it('[Q77] undoes answer by answer back to the start and can be replayed from there', () => {
    fc.assert(
      fc.property(anyRounds, anyAnswers, (rounds, answers) => {
        const states = listStates(start(...rounds), answers);
        const played = states.at(-1) ?? start();
        const back = states.slice(0, -1).reduceRight((session, state) => {
          const undone = undoAcrossRounds(session);
          expect(undone).toEqual(state);
          return undone;
        }, played);
        expect(undoAcrossRounds(back)).toBe(back);
      }),
    );
  });

  it('[Q73] counts the first wrong answer of a word', () => {
    const session = [false, true].reduce(answer, start(buildPairs('cat')));
    expect(flattenRounds(session).results['cat']).toMatchObject({ correct: false, order: 1 });
  });
});
