import { updateProgress, type WordProgress } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnswerEvent,
  applyAnswer,
  type DayActivity,
  hasBegun,
  type Known,
  sumByDay,
  undoAnswerEvent,
} from './rules.ts';

const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
const since = '2026-01-01T00:00:00.000Z';

const saved: Known = { status: 'saved', rightDays: 0, changedAt: since };
const unknown: Known = { status: 'unknown', rightDays: 0 };
const known: Known = {
  status: 'known',
  rightDays: 3,
  lastRightDay: '2026-03-01',
  changedAt: since,
};
const nearly: Known = {
  status: 'saved',
  rightDays: 2,
  lastRightDay: '2026-03-01',
  changedAt: since,
};

interface Given extends AnswerEvent {
  quiz: number;
}

/** One word that is asked in several quizzes. */
class Word {
  readonly answers: Given[] = [];
  readonly activity: DayActivity[] = [];
  known: Known;
  #clock = 0;

  constructor(known: Known) {
    this.known = known;
  }

  answer(quiz: number, correct: boolean, day: string): void {
    const former = this.answers.find((given) => given.quiz === quiz);
    const later = former === undefined ? [] : this.#after(former);
    const answeredAt = new Date(Date.parse(since) + ++this.#clock).toISOString();
    const history = { known: this.known, former, later };
    const taught = applyAnswer(history, (before) => ({ quiz, before, correct, day, answeredAt }));
    this.#forget(former);
    this.#keep(taught);
    this.answers.push(taught.event);
  }

  undoAnswerEvent(quiz: number): void {
    const taken = this.answers.find((given) => given.quiz === quiz);
    if (taken === undefined) return;
    const back = undoAnswerEvent(taken, this.#after(taken), this.known);
    this.#forget(taken);
    this.#keep(back);
  }

  #after(taken: Given): Given[] {
    return this.answers.slice(this.answers.indexOf(taken) + 1);
  }

  #forget(given: Given | undefined): void {
    if (given !== undefined) this.answers.splice(this.answers.indexOf(given), 1);
  }

  #keep({
    known,
    replayed,
    activity,
  }: {
    known: Known;
    replayed: Given[];
    activity: DayActivity[];
  }) {
    this.known = known;
    this.activity.push(...activity);
    for (const anew of replayed) {
      this.answers[this.answers.findIndex(({ quiz }) => quiz === anew.quiz)] = anew;
    }
  }
}

interface Step {
  kind: 'answer' | 'undoAnswerEvent';
  quiz: number;
  correct: boolean;
  day: string;
}

const stage = fc.constantFrom(saved, unknown, known, nearly);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('answer', 'undoAnswerEvent'),
    quiz: fc.nat(3),
    correct: fc.boolean(),
    day: fc.constantFrom(...days),
  }),
  { maxLength: 20 },
);

function play(start: Known, taken: readonly Step[]): Word {
  const word = new Word(start);
  for (const { kind, quiz, correct, day } of taken) {
    if (kind === 'answer') word.answer(quiz, correct, day);
    else word.undoAnswerEvent(quiz);
  }
  return word;
}

const countsOf = (activity: readonly DayActivity[]) =>
  sumByDay(activity).filter(({ answered, right, known }) => answered || right || known);

describe('any answers to a word, given and taken back in any order', () => {
  it('leave everything as it was once all are taken back', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(stage, steps, order, (start, taken, quizzes) => {
        const word = play(start, taken);
        for (const quiz of quizzes) word.undoAnswerEvent(quiz);
        expect(word.known).toEqual(start);
        expect(countsOf(word.activity)).toEqual([]);
      }),
    );
  });

  it('applyAnswer what those that stand applyAnswer, as if there had been no others', () => {
    fc.assert(
      fc.property(stage, steps, (start, taken) => {
        const word = play(start, taken);
        const { changedAt: _startedAt, ...learning } = start;
        const { changedAt: _changedAt, ...learned } = word.known;
        expect(learned).toEqual(word.answers.reduce<WordProgress>(updateProgress, learning));
        expect(sumByDay(word.activity).reduce((sum, day) => sum + day.answered, 0)).toBe(
          word.answers.length,
        );
      }),
    );
  });

  it('keep since when a word is at its stage', () => {
    const word = new Word(known);
    word.answer(0, false, '2026-03-02');
    expect(word.known.changedAt).not.toBe(since);
    word.answer(1, false, '2026-03-03');
    word.undoAnswerEvent(0);
    word.undoAnswerEvent(1);
    expect(word.known).toEqual(known);
  });
});

describe('an answer that is taken back', () => {
  it('counts for its day no more, and neither does the word that became known by it', () => {
    const word = new Word(nearly);
    word.answer(0, true, '2026-03-02');
    expect(countsOf(word.activity)).toEqual([
      { day: '2026-03-02', answered: 1, right: 1, known: 1 },
    ]);
    word.undoAnswerEvent(0);
    expect(countsOf(word.activity)).toEqual([]);
  });

  it('takes back what later answers owe to it', () => {
    const word = new Word(known);
    word.answer(0, false, '2026-03-02');
    word.answer(1, true, '2026-03-03');
    expect(word.known).toMatchObject({ status: 'saved', rightDays: 1 });
    word.undoAnswerEvent(0);
    expect(word.known).toEqual(known);
  });

  it('does not undo what the learner marked in between', () => {
    const word = new Word(known);
    word.answer(0, false, '2026-03-02');
    word.known = { status: 'known', rightDays: 0 };
    word.answer(1, true, '2026-03-03');
    word.undoAnswerEvent(0);
    expect(word.known).toEqual({ status: 'known', rightDays: 0 });
    expect(countsOf(word.activity)).toEqual([
      { day: '2026-03-03', answered: 1, right: 1, known: 0 },
    ]);
  });
});

it.each([
  ['2026-03-02', true],
  ['2026-02-01', true],
  ['2026-03-03', true],
  ['2026-03-04', false],
])('knows whether %s has begun anywhere: %s', (day, begun) => {
  expect(hasBegun(day, new Date('2026-03-02T12:00:00Z'))).toBe(begun);
});
