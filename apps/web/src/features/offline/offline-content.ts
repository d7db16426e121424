import type { Paths } from '@wordhoard/api-client';
import type { ReviewRecord } from '../review/review-history.ts';
import type { ContentState, StoredWord } from './content-store.ts';

/** What a call is answered from without a connection. */
export interface OfflineContent extends ContentState {
  record: ReviewRecord;
  /** The day of the learner. */
  today: string;
  /** By id, with translations into the language that the call names. */
  words: ReadonlyMap<string, StoredWord>;
}

interface AnswerResponse<Data> {
  responses: { 200: { content: { 'application/json': Data } } };
}

/** The input and the answer of each route that a device can answer. */
type Call<Path extends keyof Paths> = Paths[Path] extends {
  post: AnswerResponse<infer Data> & {
    requestBody: { content: { 'application/json': infer Body } };
  };
}
  ? { input: Body; data: Data }
  : Paths[Path] extends { get: AnswerResponse<infer Data> & { parameters: { query: infer Query } } }
    ? { input: Query; data: Data }
    : never;

/** Answers calls as the server would; `undefined` means that the call needs the server. */
export type OfflineAnswers = {
  readonly [Path in keyof Paths]?: (
    input: Call<Path>['input'],
    content: OfflineContent,
  ) => Call<Path>['data'] | undefined | Promise<Call<Path>['data'] | undefined>;
};

interface PageRequest {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** A page of a feed whose items are all on the device. */
export function toPage<Item>(items: readonly Item[], { page = 1, pageSize = 24 }: PageRequest) {
  const skip = (page - 1) * pageSize;
  return { page, skip, total: items.length, data: items.slice(skip, skip + pageSize) };
}

/** The stored words with these ids, in the same order. */
export const findWords = (
  { words }: Pick<OfflineContent, 'words'>,
  ids: readonly string[],
): StoredWord[] => ids.flatMap((id) => words.get(id) ?? []);

/** Undefined if there are such words, but none is stored with translations into the language. */
export function findStoredWords(
  content: Pick<OfflineContent, 'words'>,
  ids: readonly string[],
): StoredWord[] | undefined {
  const found = findWords(content, ids);
  return ids.length > 0 && found.length === 0 ? undefined : found;
}
