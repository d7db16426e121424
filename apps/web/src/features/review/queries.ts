import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { type ApiClient, readData } from '@wordhoard/api-client';
import { domainFilter } from '@wordhoard/api-client/react-query';
import type { WordHistory, WordMark, WordMemory } from '@wordhoard/contract';
import type { Knowing } from '@wordhoard/contract/enumeration';

/** Matches the queries of the words to learn next, for invalidation. */
export const lessonQueries = domainFilter('lesson');

/** What the account knows about the learner's knowledge of a word. */
export interface WordState {
  knowing: Knowing;
  /** Null if the learner does not learn the word. */
  memory: WordMemory | null;
}

export type WordStates = Readonly<Record<string, WordState>>;

/**
 * The account's states of words that changed after they were fetched. Only the browser writes them. They are
 * never dropped, because other queries may still contain older records.
 */
export const wordStatesQuery = queryOptions<WordStates>({
  queryKey: ['knowing'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

export const cacheWordStates = (queryClient: QueryClient, states: WordStates) =>
  queryClient.setQueryData(wordStatesQuery.queryKey, (cached) => ({ ...cached, ...states }));

export const toStates = (words: readonly (WordState & { wordId: string })[]): WordStates =>
  Object.fromEntries(words.map(({ wordId, knowing, memory }) => [wordId, { knowing, memory }]));

/** Browsers limit requests that outlive their page to 64 kB. */
const maxKeepaliveWords = 200;

interface Marks {
  wordIds: string[];
  knowing: Knowing;
  day: string;
}

/** Marks all of the words or none. */
export const setKnowing = (api: ApiClient, body: Marks) =>
  readData(
    api.POST('/front-knowing/set-many', {
      body,
      keepalive: body.wordIds.length <= maxKeepaliveWords,
    }),
  );

/** Undoes marks. Words that were answered or marked later stay as they are. */
export const undoMarks = (api: ApiClient, marks: readonly WordMark[]) =>
  readData(
    api.POST('/front-knowing/restore', {
      body: { changed: marks.map(({ wordId, markedAt }) => ({ wordId, markedAt })) },
      keepalive: marks.length <= maxKeepaliveWords,
    }),
  );

type Attempt = { tranLangCode: string; answer: string } | { wordImageId: string };

export const proveWord = (api: ApiClient, body: { wordId: string; day: string } & Attempt) =>
  readData(api.POST('/front-knowing/prove', { body }));

export const mergeHistories = (api: ApiClient, words: WordHistory[]) =>
  readData(api.POST('/front-knowing/merge', { body: { words } }));
