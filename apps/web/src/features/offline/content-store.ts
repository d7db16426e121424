import type { Lesson, ListRecord, OfflineWord } from '@wordhoard/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { atom } from 'jotai';
import { type DatabaseUser, reopening } from '../../shared/storage/reopening.ts';

/** Identifies a stored word: the language of its translations, and its id. */
export type WordKey = readonly [tranLangCode: string, id: string];

/** A word with everything that screens show of it. */
export interface StoredWord extends OfflineWord {
  tranLangCode: string;
  id: string;
  /** In milliseconds since 1970, as in all of this file. */
  storedAt: number;
}

/** The word with its definitions in place of translations. */
export const withDefinitions = (stored: StoredWord): StoredWord => ({
  ...stored,
  word: { ...stored.word, trans: stored.definitions },
  accepted: stored.acceptedByDefinition,
});

export interface StoredList {
  list: ListRecord;
  wordIds: readonly string[];
  storedAt: number;
}

/** The ids of words that were chosen for a pair of languages, in order. */
interface Choice<Item> {
  langCode: string;
  tranLangCode: string;
  storedAt: number;
  chosen: readonly Item[];
}

/** What the device stores beside words. */
export interface ContentState {
  /** A username, or the empty text for a visitor. */
  owner: string;
  /** Grows whenever words change. */
  version: number;
  lists: readonly StoredList[];
  /** When the account was asked for its lists. */
  listsAskedAt: number;
  /** Absent until the first are stored. */
  lessons?: Choice<Lesson> | undefined;
  /** Common words, for wrong options. */
  fillers?: Choice<string> | undefined;
  /** Words that do not exist any more, which are not asked for again while the page is new. */
  goneIds: readonly string[];
}

interface ContentChange {
  words?: readonly StoredWord[];
  removed?: readonly WordKey[];
  state?: Partial<Omit<ContentState, 'owner' | 'version'>>;
  /** Answers of the server as last seen. */
  answer?: { key: string; answer: unknown };
}

/** What one learner needs without a connection. Another learner of the device starts with nothing. */
export interface ContentStore {
  /** Makes the store that of a learner, and empties it if it belonged to another one. */
  claim: (owner: string) => Promise<ContentState>;
  /** Undefined if nothing is stored. */
  readState: () => Promise<ContentState | undefined>;
  readWords: () => Promise<readonly StoredWord[]>;
  /** The keys of the words that were stored since a time. */
  listKeys: (since: number) => Promise<readonly WordKey[]>;
  readAnswer: (key: string) => Promise<unknown>;
  /** Changes nothing if the store has become that of another learner. */
  change: (owner: string, change: ContentChange) => Promise<void>;
  clear: () => Promise<void>;
}

interface ContentDatabase extends DBSchema {
  word: { key: [string, string]; value: StoredWord; indexes: { storedAt: number } };
  state: { key: 'state'; value: ContentState };
  answer: { key: string; value: unknown };
}

const stores = ['word', 'state', 'answer'] as const;

export const contentStoreAtom = atom(() => createContentStore());

/** Uses the database that all tabs share. All calls reject if the browser has none, as some in private windows. */
export function createContentStore(name = 'wordhoard.content'): ContentStore {
  const open = () =>
    openDB<ContentDatabase>(name, 1, {
      upgrade(created) {
        const words = created.createObjectStore('word', { keyPath: ['tranLangCode', 'id'] });
        words.createIndex('storedAt', 'storedAt');
        created.createObjectStore('state');
        created.createObjectStore('answer');
      },
    });
  return createDatabaseStore(reopening(open));
}

const createDatabaseStore = (use: DatabaseUser<IDBPDatabase<ContentDatabase>>): ContentStore => ({
  claim: (owner) =>
    use(async (database) => {
      const transaction = database.transaction(stores, 'readwrite');
      const state = await transaction.objectStore('state').get('state');
      if (state?.owner === owner) return state;
      const empty = { owner, version: 0, lists: [], listsAskedAt: 0, goneIds: [] };
      await Promise.all(stores.map((store) => transaction.objectStore(store).clear()));
      await transaction.objectStore('state').put(empty, 'state');
      await transaction.done;
      return empty;
    }),
  readState: () => use((database) => database.get('state', 'state')),
  readWords: () => use((database) => database.getAll('word')),
  listKeys: (since) =>
    use((database) =>
      database.getAllKeysFromIndex('word', 'storedAt', IDBKeyRange.lowerBound(since)),
    ),
  readAnswer: (key) => use((database) => database.get('answer', key)),

  change: (owner, { words = [], removed = [], state, answer }) =>
    use(async (database) => {
      const transaction = database.transaction(stores, 'readwrite');
      const current = await transaction.objectStore('state').get('state');
      if (current?.owner !== owner) return;
      const word = transaction.objectStore('word');
      const version = current.version + (words.length + removed.length > 0 ? 1 : 0);
      await Promise.all([
        ...words.map((one) => word.put(one)),
        ...removed.map((key) => word.delete([...key])),
        transaction.objectStore('state').put({ ...current, ...state, version }, 'state'),
        answer && transaction.objectStore('answer').put(answer.answer, answer.key),
        transaction.done,
      ]);
    }),

  clear: () =>
    use(async (database) => {
      const transaction = database.transaction(stores, 'readwrite');
      await Promise.all([
        ...stores.map((store) => transaction.objectStore(store).clear()),
        transaction.done,
      ]);
    }),
});
