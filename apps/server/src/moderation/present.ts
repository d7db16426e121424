import type { ModerationEntry } from '@wordhoard/contract';
import type { EntryRow } from './feed-store.ts';

export function presentEntry({ createdAt, ...entry }: EntryRow): ModerationEntry {
  return { ...entry, createdAt: createdAt === null ? null : new Date(createdAt).toISOString() };
}
