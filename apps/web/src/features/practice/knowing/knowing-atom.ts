import { Knowing } from '@wordhoard/contract/enumeration';
import { isId } from '@wordhoard/contract/id';
import type { WordProgress, WordStatus } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';

/** How far this browser's learner has come with a word, and when they proved it. */
interface BrowserLearning extends WordProgress {
  readonly provedAt?: string;
}

/** What this browser's learner knows, by word id. Words that are not here are unknown. */
export type KnowingRecord = Readonly<Record<string, BrowserLearning>>;

export const unknownWord: WordProgress = { status: 'unknown', rightDays: 0 };

export const knowingAtom = atom<KnowingRecord>({});

export function learningOf(record: KnowingRecord, wordId: string): BrowserLearning {
  return (Object.hasOwn(record, wordId) ? record[wordId] : undefined) ?? unknownWord;
}

/** The words to learn, the one marked last first. */
export const savedWordIdsAtom = atom((get) => wordIdsOf(get(knowingAtom), 'saved'));

/** The words that are known, the one marked last first. */
export const knownWordIdsAtom = atom((get) => wordIdsOf(get(knowingAtom), 'known'));

const wordIdsOf = (record: KnowingRecord, stage: WordProgress['status']): string[] =>
  Object.entries(record)
    .filter(([, { status: knowing }]) => knowing === stage)
    .map(([wordId]) => wordId)
    .reverse();

export const setLearningAtom = atom(null, (get, set, wordId: string, learning: BrowserLearning) => {
  const { [wordId]: _previous, ...others } = get(knowingAtom);
  set(knowingAtom, learning.status === 'unknown' ? others : { ...others, [wordId]: learning });
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
  const hasStatus = 'status' in learning && ['known', 'saved'].includes(`${learning.status}`);
  return hasStatus && 'rightDays' in learning && Number.isInteger(learning.rightDays);
}

/** What was marked since the server told what the account knows, by word id. */
export const changedKnowingAtom = atom<Readonly<Record<string, Knowing>>>({});

export const setChangedKnowingAtom = atom(null, (get, set, wordId: string, knowing: Knowing) => {
  set(changedKnowingAtom, { ...get(changedKnowingAtom), [wordId]: knowing });
});

export const stageOf: Record<Knowing, WordStatus> = {
  [Knowing.Known]: 'known',
  [Knowing.Saved]: 'saved',
  [Knowing.Unknown]: 'unknown',
};

export const knowingOf: Record<WordStatus, Knowing> = {
  known: Knowing.Known,
  saved: Knowing.Saved,
  unknown: Knowing.Unknown,
};

/** The day as the learner's own calendar has it: `2026-03-01`. */
export function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}
