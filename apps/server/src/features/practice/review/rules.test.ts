import { Knowing } from '@wordhoard/contract/enumeration';
import type { WordProgress, WordStatus } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { isLearnersDay } from './activity.ts';
import { activityOf, isAhead, mergeWords, mostAdvanced, undoable } from './rules.ts';

const progress = (knowing: WordStatus, rightDays = 0): WordProgress => ({
  status: knowing,
  rightDays,
});

it('counts the words that became saved or known', () => {
  const changes: [WordStatus, WordStatus][] = [
    ['unknown', 'known'],
    ['saved', 'known'],
    ['known', 'saved'],
    ['saved', 'saved'],
    ['known', 'unknown'],
  ];
  const asChange = ([before, after]: [WordStatus, WordStatus]) => ({ before, after });
  expect(activityOf(changes.map(asChange))).toEqual({ known: 2, saved: 1 });
});

describe('comparing progress', () => {
  it.each([
    [progress('known'), progress('saved', 2)],
    [progress('saved'), progress('unknown')],
    [progress('saved', 2), progress('saved', 1)],
  ])('%o is ahead of %o', (one, other) => {
    expect(isAhead(one, other)).toBe(true);
    expect(isAhead(other, one)).toBe(false);
    expect(isAhead(one, one)).toBe(false);
  });

  it('keeps the most advanced progress of a repeated word', () => {
    const words = [progress('saved', 1), progress('known'), progress('saved', 2)];
    const word = (one: WordProgress) => ({ wordId: 'apple', progress: one });
    expect(mostAdvanced(words.map(word))).toEqual([word(progress('known'))]);
  });
});

it('saves words that are new to the account or more advanced', () => {
  const word = (wordId: string, one: WordProgress) => ({ wordId, progress: one });
  const words = [
    word('new', progress('saved')),
    word('ahead', progress('known')),
    word('equal', progress('saved', 1)),
    word('behind', progress('saved')),
    word('elsewhere', progress('known')),
  ];
  const account = new Map([
    ['new', progress('unknown')],
    ['ahead', progress('saved', 2)],
    ['equal', progress('saved', 1)],
    ['behind', progress('known')],
  ]);
  const { toSave, merged } = mergeWords(words, account);
  expect(toSave).toEqual([words[0], words[1]]);
  expect(merged).toEqual({ added: 1, advanced: 1, kept: 2, skipped: 1 });
});

it('undoes a change once for each word, and only if the word is unchanged', () => {
  const times = { lastRightDay: null, changedAt: null, provedAt: null };
  const before = { knowing: Knowing.Unknown, rightDays: 0, ...times };
  const change = (wordId: string) => ({ wordId, knowing: Knowing.Saved, before });
  const current = new Map([
    ['apple', { ...before, knowing: Knowing.Saved }],
    ['pear', { ...before, knowing: Knowing.Known }],
  ]);
  const changes = [change('apple'), change('apple'), change('pear'), change('plum')];
  expect(undoable(changes, current)).toEqual([change('apple')]);
});

const lateOnTheFirst = new Date('2026-03-01T23:59:59Z');

it.each(['2026-02-28', '2026-03-01', '2026-03-02'])('may be %s for a learner', (day) => {
  expect(isLearnersDay(day, lateOnTheFirst)).toBe(true);
});

it.each(['2026-02-27', '2026-03-03', '2025-03-01'])('cannot be %s for a learner', (day) => {
  expect(isLearnersDay(day, lateOnTheFirst)).toBe(false);
});
