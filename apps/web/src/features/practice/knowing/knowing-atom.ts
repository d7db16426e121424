import { isId } from '@wordhoard/contract/id';
import type { WordProgress, WordStatus } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';
import { storedAtom, validEntries } from '../../../shared/storage/stored-atom.ts';

/** A word's progress in this browser, and when it was proved. */
interface BrowserProgress extends WordProgress {
  readonly provedAt?: string;
}

/** The progress of a visitor, by word id. Other words are unknown. */
export type KnowingRecord = Readonly<Record<string, BrowserProgress>>;

export const unknownWord: WordProgress = { status: 'unknown', rightDays: 0 };

/** The valid entries of a stored record. */
export const restoreKnowing = (stored: unknown): KnowingRecord => validEntries(stored, isProgress);

function isProgress(value: unknown, wordId: string): value is BrowserProgress {
  const { status, rightDays } = Object(value);
  return isId(wordId) && (status === 'known' || status === 'saved') && Number.isInteger(rightDays);
}

export const knowingAtom = storedAtom({
  key: 'wordhoard.knowing',
  area: 'local',
  restore: restoreKnowing,
  isShared: true,
});

export function wordProgress(record: KnowingRecord, wordId: string): BrowserProgress {
  return (Object.hasOwn(record, wordId) ? record[wordId] : undefined) ?? unknownWord;
}

/** The words to learn, the latest mark first. */
export const savedWordIdsAtom = atom((get) => wordIdsOf(get(knowingAtom), 'saved'));

/** The known words, the latest mark first. */
export const knownWordIdsAtom = atom((get) => wordIdsOf(get(knowingAtom), 'known'));

const wordIdsOf = (record: KnowingRecord, status: WordStatus): string[] =>
  Object.entries(record)
    .filter(([, progress]) => progress.status === status)
    .map(([wordId]) => wordId)
    .reverse();

/** Sets the progress of words, as the latest marks. */
export const setWordProgressAtom = atom(null, (get, set, progress: KnowingRecord) => {
  const others = Object.entries(get(knowingAtom)).filter(([id]) => !Object.hasOwn(progress, id));
  const marked = Object.entries(progress).filter(([, { status }]) => status !== 'unknown');
  set(knowingAtom, Object.fromEntries([...others, ...marked]));
});

/** The day in the learner's own time zone, as `2026-03-01`. */
export function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}
