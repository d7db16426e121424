import { type CollectionPrivacy, EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import type { User } from '../factory.ts';
import type { Listener } from './listener.ts';

export type Headers = Record<string, string>;

export interface Member {
  user: User;
  headers: Headers;
  changes: Listener;
  contributions: Map<string, Contribution>;
  entries: Entry[];
  collections: Collection[];
  /** What their collections were before their links were renewed. */
  lostCollections: Collection[];
}

/** A member's contribution to a word. */
export interface Contribution {
  privacy: Privacy;
  status: EntryStatus;
  /** The contribution publishes the word. */
  isPublishing: boolean;
  example?: string;
  reason?: string;
}

export type EntryKind = 'translation' | 'image' | 'recording' | 'tag' | 'suggestion';

/** Another entry of a member, which belongs to a word. */
export interface Entry {
  kind: EntryKind;
  mark: string;
  text: string;
  status: EntryStatus;
  isDeleted?: true;
  reason?: string;
}

export interface Collection {
  kind: 'list' | 'table';
  id: string;
  privacy: CollectionPrivacy;
}

const { Approved, Pending } = EntryStatus;

export const newContribution = (privacy: Privacy): Contribution => ({
  privacy,
  status: Pending,
  isPublishing: false,
});

/** Entries that are not approved are deleted with the account. */
export function forgetContributions({ contributions, entries, collections }: Member): void {
  for (const one of contributions.values()) {
    delete one.reason;
    if (one.status !== Approved) one.privacy = Privacy.Private;
  }
  for (const entry of entries) {
    delete entry.reason;
    if (entry.status !== Approved) entry.isDeleted = true;
  }
  for (const collection of collections) collection.privacy = Privacy.Private;
  collections.length = 0;
}
