import type { QuizCode } from '@wordhoard/contract/enumeration';
import { getCurrentPair, getProgress } from '@wordhoard/quiz-engine';
import { expect, it } from 'vitest';
import { buildAccountSession } from '../../../test/build-account-session.ts';
import { buildMaterial } from '../../../test/build-material.ts';
import type { QuizMaterial } from './plan-quiz.ts';
import { restoreQuiz } from './quiz-atom.ts';
import {
  answerWord,
  continueQuiz,
  isFinished,
  listAnswers,
  type QuizSession,
  undoLatest,
} from './quiz-session.ts';
import { rebuildSession } from './rebuild-session.ts';
import { isMissed, listOutcomes, toWordOutcome } from './rounds.ts';
import { toPlayedSession } from './session-events.ts';
import { retryMissed, startQuiz } from './start-quiz.ts';

const articles = [
  ['Nominative', 'der', 'die', 'das'],
  ['Accusative', 'den', 'die', 'das'],
  ['Dative', 'dem', 'der', 'dem'],
] as const;

/** The server's response for a table of German articles. The id of a word is its text. */
function buildTable(...codes: [QuizCode, ...QuizCode[]]): QuizMaterial {
  const material = buildMaterial({ texts: articles.flatMap(([, ...cells]) => cells), codes });
  const pairs = material.pairs.map((pair, index) => {
    const [row] = articles[Math.floor(index / 3)] ?? [''];
    const column = ['Masculine', 'Feminine', 'Neuter'][index % 3] ?? '';
    const prompt = { text: `${row}, ${column}`, cell: { row: { text: row }, column } };
    return { ...pair, item: { ...pair.item, rowId: row, columnId: column, prompt } };
  });
  return { ...material, pairs };
}

const random = () => 0.4;
const cellOf = ({ question: { item } }: { question: { item: { prompt: { text: string } } } }) =>
  item.prompt.text;

/** Answers all questions, or only some; a cell that is in `missed` wrongly. */
function play(
  session: QuizSession,
  missed: readonly string[] = [],
  count = Number.POSITIVE_INFINITY,
): QuizSession {
  const pair = getCurrentPair(session.quiz);
  if (pair === undefined || count === 0) return session;
  const answered = answerWord(session, {
    id: `answer ${listAnswers(session).length}`,
    wordId: pair.word.id,
    verdict: missed.includes(cellOf(pair)) ? 'wrong' : 'exact',
    answer: 'der',
    milliseconds: 1500,
    day: '2026-03-01',
    answeredAt: '2026-03-01T12:00:00.000Z',
  });
  return isFinished(answered) ? answered : play(continueQuiz(answered), missed, count - 1);
}

it.each(['multiple-choice', 'match-up', 'spelling', 'cards'] as const)(
  'asks every cell of a table once: %s',
  (code) => {
    const session = startQuiz(buildTable(code), random);
    expect(getProgress(session).total).toBe(9);
    const outcomes = listOutcomes(play(session));
    expect(new Set(outcomes.map(({ pair }) => cellOf(pair))).size).toBe(9);
  },
);

it('asks a cell in an easier and in a harder kind if kinds are mixed', () => {
  const session = startQuiz(buildTable('multiple-choice', 'spelling'), random);
  expect(getProgress(session).total).toBe(18);
  expect(listOutcomes(play(session))).toHaveLength(9);
});

it('offers words of the same row and column', () => {
  const session = startQuiz(buildTable('multiple-choice'), random);
  const dative = session.quiz.pairs.find((pair) => cellOf(pair) === 'Dative, Feminine');
  if (dative?.question.kind !== 'multiple-choice') throw new Error('not a multiple choice');
  const texts = dative.question.options.map(({ text }) => text);
  expect(texts).toContain('dem');
  expect(texts).toContain('die');
});

it('repeats the missed cells only', () => {
  const missed = ['Dative, Masculine', 'Dative, Neuter', 'Accusative, Feminine'];
  const played = play(startQuiz(buildTable('multiple-choice'), random), missed);
  const outcomes = listOutcomes(played).filter(isMissed);
  expect(outcomes.map(({ pair }) => cellOf(pair)).toSorted()).toEqual(missed.toSorted());
  const retry = retryMissed(played, random);
  expect(getProgress(retry).total).toBe(3);
  expect(
    listOutcomes(play(retry))
      .map(({ pair }) => cellOf(pair))
      .toSorted(),
  ).toEqual(missed.toSorted());
});

it('tells a word that was right after a mistake from one that stays missed', () => {
  const started = startQuiz(buildTable('multiple-choice', 'spelling'), random);
  const [first = '', second = ''] = started.quiz.pairs.map(cellOf);
  const once = play(started, [first, second], 18);
  const played = play(once, [second]);
  const outcomes = new Map(
    listOutcomes(played).map((outcome) => [cellOf(outcome.pair), toWordOutcome(outcome)]),
  );
  expect([outcomes.get(first), outcomes.get(second)]).toEqual(['recovered', 'wrong']);
  expect([...outcomes.values()].filter((outcome) => outcome === 'right')).toHaveLength(7);
  expect(retryMissed(played, random).quiz.pairs.map(cellOf)).toEqual([second]);
});

it('is undone cell by cell, and restored as it was stored', () => {
  const played = play(startQuiz(buildTable('multiple-choice'), random));
  const undone = Array.from({ length: 9 }).reduce<QuizSession>(undoLatest, played);
  expect(getProgress(undone).answered).toBe(0);
  expect(restoreQuiz(JSON.parse(JSON.stringify(played)))).toEqual(
    JSON.parse(JSON.stringify(played)),
  );
});

it('is reported to the account with each cell', () => {
  const session = startQuiz(buildTable('multiple-choice'), random);
  const started = toPlayedSession(session);
  expect(started.pairs).toHaveLength(9);
  for (const pair of started.pairs) {
    expect(pair).toMatchObject({ rowId: expect.any(String), columnId: expect.any(String) });
  }
  const finished = toPlayedSession(play(session, ['Nominative, Masculine']));
  expect(finished).toEqual({ ...started, finishedAt: '2026-03-01T12:00:00.000Z' });
});

it.each([0, 7, 18, 19])('continues on another device after %i answers', (count) => {
  const material = buildTable('multiple-choice', 'spelling');
  const timeLimit = { seconds: 60, endsAt: '2026-03-01T12:00:00.000Z' };
  const started = { ...startQuiz(material, random, { isByEar: true }), isRetry: true, timeLimit };
  const missed = ['Dative, Masculine', 'Accusative, Feminine'];
  const played = play(started, missed, count);
  const continued = rebuildSession(buildAccountSession(played, material), random);
  const asked = ({ quiz, ...session }: QuizSession) => {
    const { pairs, index } = quiz;
    const { isByEar, isRetry, timeLimit: limit, missedRound, specialLetters } = session;
    const questions = pairs.map(({ question: { kind, item } }) => [
      kind,
      item.accepted,
      item.rowId,
    ]);
    return { questions, index, isByEar, isRetry, limit, missedRound, specialLetters };
  };
  expect(continued && asked(continued)).toEqual(asked(played));
  expect(continued && getProgress(continued)).toEqual(getProgress(played));
});
