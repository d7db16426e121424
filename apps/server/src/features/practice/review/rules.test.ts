import { Knowing } from '@wordhoard/contract/enumeration';
import type { WordProgress, WordStatus } from '@wordhoard/quiz-engine';
import { describe, expect, it } from 'vitest';
import { activityOf, furthestOfEach, isFurther, mergeWords, stillAsChanged } from './rules.ts';
import { knowingOf, stageOf } from './word-progress.ts';

const learning = (knowing: WordStatus, rightDays = 0): WordProgress => ({
  status: knowing,
  rightDays,
});

it('names every stage of the wire, and back', () => {
  for (const knowing of Object.values(Knowing)) expect(knowingOf[stageOf[knowing]]).toBe(knowing);
});

it('counts words that became known and words that were saved', () => {
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

describe('what is further', () => {
  it.each([
    [learning('known'), learning('saved', 2)],
    [learning('saved'), learning('unknown')],
    [learning('saved', 2), learning('saved', 1)],
  ])('%o is further than %o', (one, other) => {
    expect(isFurther(one, other)).toBe(true);
    expect(isFurther(other, one)).toBe(false);
    expect(isFurther(one, one)).toBe(false);
  });

  it('is what counts of a word that comes twice', () => {
    const words = [learning('saved', 1), learning('known'), learning('saved', 2)];
    const word = (one: WordProgress) => ({ wordId: 'apple', learning: one });
    expect(furthestOfEach(words.map(word))).toEqual([word(learning('known'))]);
  });
});

it('takes over words that the account does not have or that are further', () => {
  const word = (wordId: string, one: WordProgress) => ({ wordId, learning: one });
  const words = [
    word('new', learning('saved')),
    word('further', learning('known')),
    word('equal', learning('saved', 1)),
    word('behind', learning('saved')),
    word('elsewhere', learning('known')),
  ];
  const account = new Map([
    ['new', learning('unknown')],
    ['further', learning('saved', 2)],
    ['equal', learning('saved', 1)],
    ['behind', learning('known')],
  ]);
  const { taken, merged } = mergeWords(words, account);
  expect(taken).toEqual([words[0], words[1]]);
  expect(merged).toEqual({ added: 1, advanced: 1, kept: 2, skipped: 1 });
});

it('takes back only what is still as the change left it, once for each word', () => {
  const times = { lastRightDay: null, changedAt: null, provedAt: null };
  const before = { knowing: Knowing.Unknown, rightDays: 0, ...times };
  const change = (wordId: string) => ({ wordId, knowing: Knowing.Saved, before });
  const present = new Map([
    ['apple', { ...before, knowing: Knowing.Saved }],
    ['pear', { ...before, knowing: Knowing.Known }],
  ]);
  const changes = [change('apple'), change('apple'), change('pear'), change('plum')];
  expect(stillAsChanged(changes, present)).toEqual([change('apple')]);
});
