import type { Learning } from '@wordhoard/quiz-engine';
import { atom } from 'jotai';

/** What this browser's learner knows, by word id. Words that are not here are unknown. */
export type KnowingRecord = Readonly<Record<string, Learning>>;

export const unknownWord: Learning = { knowing: 'unknown', rightDays: 0 };

export const knowingAtom = atom<KnowingRecord>({});

export function learningOf(record: KnowingRecord, wordId: string): Learning {
  return (Object.hasOwn(record, wordId) ? record[wordId] : undefined) ?? unknownWord;
}

/** The words to learn, the one marked last first. */
export const savedWordIdsAtom = atom((get) =>
  Object.entries(get(knowingAtom))
    .filter(([, { knowing }]) => knowing === 'saved')
    .map(([wordId]) => wordId)
    .reverse(),
);

export const setLearningAtom = atom(null, (get, set, wordId: string, learning: Learning) => {
  const { [wordId]: _previous, ...others } = get(knowingAtom);
  set(knowingAtom, learning.knowing === 'unknown' ? others : { ...others, [wordId]: learning });
});

/** The record out of what the storage held; an empty one where that is of no use. */
export function restoreKnowing(stored: string | null): KnowingRecord {
  try {
    const record: unknown = JSON.parse(stored ?? '{}');
    return isRecord(record) ? record : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is KnowingRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
