import type { ApiClient } from '@wordhoard/api-client';
import { Knowing } from '@wordhoard/contract/enumeration';
import { newId } from '../storage/new-id.ts';
import type { KnowingRecord } from './knowing-atom.ts';
import { mergeKnowing } from './knowing-calls.ts';

export type MarkedEntries = [string, KnowingRecord[string]][];

/** @returns how many words are new to the account, or further than they were there */
export async function mergeMarked(api: ApiClient, marked: MarkedEntries): Promise<number> {
  if (marked.length === 0) return 0;
  const words = marked.map(markedWord);
  const { added, advanced } = await mergeKnowing(api, { words, key: newId() });
  return added + advanced;
}

const markedWord = ([wordId, { knowing, ...days }]: MarkedEntries[number]) => ({
  wordId,
  knowing: knowing === 'known' ? Knowing.Known : Knowing.Saved,
  ...days,
});

export function withoutMarked(record: KnowingRecord, sent: MarkedEntries): KnowingRecord {
  const sentIds = new Set(sent.map(([wordId]) => wordId));
  return Object.fromEntries(Object.entries(record).filter(([wordId]) => !sentIds.has(wordId)));
}
