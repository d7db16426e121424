import { updateProgress, type WordProgress } from '@wordhoard/quiz-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedProgress } from '../quiz/schema.ts';
import {
  type AnswerEvent,
  applyAnswer,
  type DayActivity,
  hasBegun,
  sumByDay,
  type UndoneAnswer,
  undoAnswerEvent,
} from './rules.ts';

const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
const since = '2026-01-01T00:00:00.000Z';

const saved: DatedProgress = { status: 'saved', rightDays: 0, changedAt: since };
const unknown: DatedProgress = { status: 'unknown', rightDays: 0 };
const known: DatedProgress = {
  status: 'known',
  rightDays: 3,
  lastRightDay: '2026-03-01',
  changedAt: since,
};
const almostKnown: DatedProgress = {
  status: 'saved',
  rightDays: 2,
  lastRightDay: '2026-03-01',
  changedAt: since,
};

interface Given extends AnswerEvent {
  quiz: number;
}

/** A word that several sessions ask. */
class Word {
  readonly answers: Given[] = [];
  readonly activity: DayActivity[] = [];
  progress: DatedProgress;
  #clock = 0;

  constructor(progress: DatedProgress) {
    this.progress = progress;
  }

  answer(quiz: number, correct: boolean, day: string): void {
    const replaced = this.answers.find((given) => given.quiz === quiz);
    const later = replaced === undefined ? [] : this.#after(replaced);
    const answeredAt = new Date(Date.parse(since) + ++this.#clock).toISOString();
    const history = { progress: this.progress, replaced, later };
    const applied = applyAnswer(history, (before) => ({ quiz, before, correct, day, answeredAt }));
    this.#remove(replaced);
    this.#apply(applied);
    this.answers.push(applied.event);
  }

  undo(quiz: number): void {
    const answer = this.answers.find((given) => given.quiz === quiz);
    if (answer === undefined) return;
    const undone = undoAnswerEvent(answer, this.#after(answer), this.progress);
    this.#remove(answer);
    this.#apply(undone);
  }

  #after(given: Given): Given[] {
    return this.answers.slice(this.answers.indexOf(given) + 1);
  }

  #remove(given: Given | undefined): void {
    if (given !== undefined) this.answers.splice(this.answers.indexOf(given), 1);
  }

  #apply({ progress, replayed, activity }: UndoneAnswer<Given>) {
    this.progress = progress;
    this.activity.push(...activity);
    for (const answer of replayed) {
      this.answers[this.answers.findIndex(({ quiz }) => quiz === answer.quiz)] = answer;
    }
  }
}

interface Step {
  kind: 'answer' | 'undo';
  quiz: number;
  correct: boolean;
  day: string;
}

const start = fc.constantFrom(saved, unknown, known, almostKnown);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('answer', 'undo'),
    quiz: fc.nat(3),
    correct: fc.boolean(),
    day: fc.constantFrom(...days),
  }),
  { maxLength: 20 },
);

function play(before: DatedProgress, taken: readonly Step[]): Word {
  const word = new Word(before);
  for (const { kind, quiz, correct, day } of taken) {
    if (kind === 'answer') word.answer(quiz, correct, day);
    else word.undo(quiz);
  }
  return word;
}

const countsOf = (activity: readonly DayActivity[]) =>
  sumByDay(activity).filter(({ answered, right, known }) => answered || right || known);

describe('answers to a word, given and undone in any order', () => {
  it('have no effect once all are undone', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(start, steps, order, (before, taken, quizzes) => {
        const word = play(before, taken);
        for (const quiz of quizzes) word.undo(quiz);
        expect(word.progress).toEqual(before);
        expect(countsOf(word.activity)).toEqual([]);
      }),
    );
  });

  it('have the effect of the remaining answers', () => {
    fc.assert(
      fc.property(start, steps, (before, taken) => {
        const word = play(before, taken);
        const { changedAt: _startedAt, ...progress } = before;
        const { changedAt: _changedAt, ...reached } = word.progress;
        expect(reached).toEqual(word.answers.reduce<WordProgress>(updateProgress, progress));
        expect(sumByDay(word.activity).reduce((sum, day) => sum + day.answered, 0)).toBe(
          word.answers.length,
        );
      }),
    );
  });

  it('keep the time when the word reached its status', () => {
    const word = new Word(known);
    word.answer(0, false, '2026-03-02');
    expect(word.progress.changedAt).not.toBe(since);
    word.answer(1, false, '2026-03-03');
    word.undo(0);
    word.undo(1);
    expect(word.progress).toEqual(known);
  });
});

describe('an undone answer', () => {
  it('does not count for its day, and neither does the word that it made known', () => {
    const word = new Word(almostKnown);
    word.answer(0, true, '2026-03-02');
    expect(countsOf(word.activity)).toEqual([
      { day: '2026-03-02', answered: 1, right: 1, known: 1 },
    ]);
    word.undo(0);
    expect(countsOf(word.activity)).toEqual([]);
  });

  it('changes the effect of later answers', () => {
    const word = new Word(known);
    word.answer(0, false, '2026-03-02');
    word.answer(1, true, '2026-03-03');
    expect(word.progress).toMatchObject({ status: 'saved', rightDays: 1 });
    word.undo(0);
    expect(word.progress).toEqual(known);
  });

  it('does not affect what the learner marked in between', () => {
    const word = new Word(known);
    word.answer(0, false, '2026-03-02');
    word.progress = { status: 'known', rightDays: 0 };
    word.answer(1, true, '2026-03-03');
    word.undo(0);
    expect(word.progress).toEqual({ status: 'known', rightDays: 0 });
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
])('whether %s has begun in any time zone: %s', (day, expected) => {
  expect(hasBegun(day, new Date('2026-03-02T12:00:00Z'))).toBe(expected);
});
