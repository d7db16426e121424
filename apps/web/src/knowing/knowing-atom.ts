import type { Learning } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';
import { isId } from '../storage/is-id.ts';

/** How far this browser's learner has come with a word, and when they proved it. */
export interface BrowserLearning extends Learning {
  readonly provedAt?: string;
}

/** What this browser's learner knows, by word id. Words that are not here are unknown. */
export type KnowingRecord = Readonly<Record<string, BrowserLearning>>;

export const unknownWord: Learning = { knowing: 'unknown', rightDays: 0 };

export const knowingAtom = atom<KnowingRecord>({});

export function learningOf(record: KnowingRecord, wordId: string): BrowserLearning {
  return (Object.hasOwn(record, wordId) ? record[wordId] : undefined) ?? unknownWord;
}

/** The words to learn, the one marked last first. */
export const savedWordIdsAtom = atom((get) => wordIdsOf(get(knowingAtom), 'saved'));

/** The words that are known, the one marked last first. */
export const knownWordIdsAtom = atom((get) => wordIdsOf(get(knowingAtom), 'known'));

const wordIdsOf = (record: KnowingRecord, stage: Learning['knowing']): string[] =>
  Object.entries(record)
    .filter(([, { knowing }]) => knowing === stage)
    .map(([wordId]) => wordId)
    .reverse();

export const setLearningAtom = atom(null, (get, set, wordId: string, learning: BrowserLearning) => {
  const { [wordId]: _previous, ...others } = get(knowingAtom);
  set(knowingAtom, learning.knowing === 'unknown' ? others : { ...others, [wordId]: learning });
});

/** The record out of what the storage held; what is of no use in it is left out. */
export function restoreKnowing(stored: string | null): KnowingRecord {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '{}') ?? {});
    return Object.fromEntries(entries.filter(isLearningEntry));
  } catch {
    return {};
  }
}

function isLearningEntry(entry: [string, unknown]): entry is [string, BrowserLearning] {
  const [wordId, learning] = entry;
  if (!isId(wordId) || typeof learning !== 'object' || learning === null) return false;
  const isStaged = 'knowing' in learning && ['known', 'saved'].includes(`${learning.knowing}`);
  return isStaged && 'rightDays' in learning && Number.isInteger(learning.rightDays);
}
