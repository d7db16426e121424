import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import { Privacy } from '@wordhoard/contract/enumeration';
import { feedQuery } from '../../shared/feed/feed-query.ts';

export type WordRecord = components['schemas']['WordRecord'];

interface WordFeedFilters {
  langCode: string;
  tranLangCode: string;
  text: string;
}

export function wordFeedQuery(api: ApiClient, { text, ...languages }: WordFeedFilters) {
  const filters = text === '' ? languages : { ...languages, text };
  return {
    ...feedQuery(['word', 'feed', filters], ({ signal, ...request }) =>
      dataOf(api.POST('/front-word/feed', { body: { ...request, ...filters }, signal })),
    ),
    placeholderData: keepPreviousData,
  };
}

interface WordAddress {
  langCode: string;
  text: string;
  tranLangCode: string;
}

export function wordQuery(api: ApiClient, address: WordAddress) {
  return queryOptions({
    queryKey: ['word', 'entity', address],
    queryFn: ({ signal }) => dataOf(api.POST('/front-word/entity', { body: address, signal })),
  });
}

interface WordsAddress {
  ids: readonly string[];
  tranLangCode: string;
}

/** Words by id. What was marked a moment ago must show, so nothing of it is kept. */
export function wordsQuery(api: ApiClient, { ids, tranLangCode }: WordsAddress) {
  return queryOptions({
    queryKey: ['word', 'words', { ids, tranLangCode }],
    queryFn: async ({ signal }) => {
      const body = { ids: [...ids], tranLangCode };
      const { data } = await dataOf(api.POST('/front-word/words', { body, signal }));
      return data;
    },
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

interface Beginning {
  langCode: string;
  text: string;
}

/** Words of a language that begin with what is being typed. */
export function wordOptionsQuery(api: ApiClient, beginning: Beginning) {
  return queryOptions({
    queryKey: ['word', 'options', beginning],
    queryFn: async ({ signal }) => {
      const { data } = await dataOf(api.POST('/front-word/options', { body: beginning, signal }));
      return data;
    },
    enabled: beginning.text !== '',
    placeholderData: keepPreviousData,
  });
}

/** Words further down a feed have no pictures in some languages. */
const daysUntilRepeated = 100;
const millisecondsOfDay = 86_400_000;

/** Counts days as the learner's own calendar has them. */
export function dayNumber(now: Date): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / millisecondsOfDay;
}

interface Day {
  langCode: string;
  tranLangCode: string;
  day: number;
}

/** Null where a language has too few words for this day. */
export function wordOfTheDayQuery(api: ApiClient, { langCode, tranLangCode, day }: Day) {
  const page = 1 + (day % daysUntilRepeated);
  return queryOptions({
    queryKey: ['word', 'day', langCode, tranLangCode, page],
    queryFn: async ({ signal }) => {
      const body = { langCode, tranLangCode, page, pageSize: 1 };
      const { data } = await dataOf(api.POST('/front-word/feed', { body, signal }));
      return data[0] ?? null;
    },
  });
}

interface NewWord {
  langCode: string;
  text: string;
  example?: string;
  speechPartId?: number;
  privacy: Privacy;
}

export const createWord = (api: ApiClient, body: NewWord) =>
  dataOf(api.POST('/front-word/create', { body }));

export interface WordChange {
  id: string;
  text?: string;
  example: string | null;
  speechPartIds?: number[];
  privacy: Privacy;
}

export const updateWord = (api: ApiClient, body: WordChange) =>
  dataOf(api.POST('/front-word/update', { body }));

export const withdrawWord = (api: ApiClient, id: string) =>
  dataOf(api.DELETE('/front-word/delete', { body: { id } }));

interface Kept {
  isPublished: boolean;
  privacy: Privacy | null;
}

/** Whether nobody else sees a word, nor what stands on it: neither waits for approval then. */
export const isSecretWord = ({ isPublished, privacy }: Kept): boolean =>
  !isPublished && privacy === Privacy.Private;
