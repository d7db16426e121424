import { keepPreviousData, type QueryFilters } from '@tanstack/react-query';
import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';
import { type ApiQueries, domainFilter } from '@wordhoard/api-client/react-query';
import type { WordRecord } from '@wordhoard/contract';
import { type LevelCode, Privacy, type WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { useRefresh } from '../../shared/api/use-refresh.ts';
import { feedQuery } from '../../shared/feed/feed-query.ts';
import { daysBetween } from '../../shared/time/local-day.ts';
import { userKeys } from '../user/queries.ts';

/** Matches every query about words, for invalidation. */
export const wordQueries = domainFilter('word');

/** Refetches everything that shows entries about words: translations, images or tags. */
export const useRefreshEntries = (entryQueries: QueryFilters) =>
  useRefresh(entryQueries, wordQueries, { queryKey: userKeys.contributions });

interface WordFeedFilters {
  langCode: string;
  tranLangCode: string;
  /** Only definitions or only idioms; without, words and idioms. */
  mode?: WordMode | undefined;
  text: string;
}

export function wordFeedQuery(api: ApiClient, { text, mode, ...languages }: WordFeedFilters) {
  const filters = { ...languages, ...(mode && { mode }), ...(text !== '' && { text }) };
  return {
    ...feedQuery(api, '/front-word/feed', filters),
    placeholderData: keepPreviousData,
  };
}

export const wordQuery = (api: ApiQueries, body: PostBody<'/front-word/entity'>) =>
  api.queryOptions('post', '/front-word/entity', { body });

interface WordsAddress {
  ids: readonly string[];
  tranLangCode: string;
}

/** Words by id. They are not cached, because recent marks must be visible. */
export const wordsQuery = (api: ApiQueries, { ids, tranLangCode }: WordsAddress) =>
  api.queryOptions(
    'post',
    '/front-word/words',
    { body: { ids: [...ids], tranLangCode } },
    { select: ({ data }) => data, gcTime: 0, placeholderData: keepPreviousData },
  );

/** In some languages, words further down the feed have no images. */
const daysUntilRepeated = 60;
/** In most languages, at least one of ten words has an image. */
const candidatesOfDay = 10;

interface Day {
  langCode: string;
  tranLangCode: string;
  /** The learner's. */
  day: string;
}

/** A word of the first levels with an image or else an example, if there is one. Null if the language has too few words for this day. */
export const dailyWordQuery = (api: ApiQueries, { langCode, tranLangCode, day }: Day) =>
  api.queryOptions(
    'post',
    '/front-word/feed',
    {
      body: {
        langCode,
        tranLangCode,
        page: 1 + (daysBetween('1970-01-01', day) % daysUntilRepeated),
        pageSize: candidatesOfDay,
      },
    },
    { select: ({ data }) => chooseDailyWord(data) },
  );

const easyLevels: readonly (LevelCode | undefined)[] = ['A1', 'A2', 'B1'];

export function chooseDailyWord(words: readonly WordRecord[]): WordRecord | null {
  const easy = words.filter(({ grammar }) => easyLevels.includes(grammar?.level));
  const hasImage = ({ image }: WordRecord) => image !== null;
  const hasExample = ({ example }: WordRecord) => example !== null;
  return (
    easy.find((word) => hasImage(word) && hasExample(word)) ??
    easy.find(hasImage) ??
    easy.find(hasExample) ??
    words.find(hasImage) ??
    words[0] ??
    null
  );
}

/** A common word with the most readings, stress marks and transcriptions, as a sample; null if no word has any. */
export const sampleWordQuery = (api: ApiQueries, languages: Omit<Day, 'day'>) =>
  api.queryOptions(
    'post',
    '/front-word/feed',
    { body: { ...languages, pageSize: limits.feedMaxPageSize } },
    { select: findRichestWord },
  );

function findRichestWord({ data }: { data: readonly WordRecord[] }): WordRecord | null {
  const countExtras = ({ grammar }: WordRecord) =>
    [grammar?.reading, grammar?.stress, grammar?.romanisation].filter(Boolean).length;
  const most = Math.max(0, ...data.map(countExtras));
  return (most > 0 && data.find((word) => countExtras(word) === most)) || null;
}

export const createWord = (api: ApiClient, body: PostBody<'/front-word/create'>) =>
  readData(api.POST('/front-word/create', { body }));

export const updateWord = (api: ApiClient, body: PostBody<'/front-word/update'>) =>
  readData(api.POST('/front-word/update', { body }));

export const withdrawWord = (api: ApiClient, id: string) =>
  readData(api.DELETE('/front-word/delete', { body: { id } }));

interface WordVisibility {
  isPublished: boolean;
  privacy: Privacy | null;
}

/** Nobody else sees a secret word, so entries about it do not wait for approval. */
export const isSecretWord = ({ isPublished, privacy }: WordVisibility): boolean =>
  !isPublished && privacy === Privacy.Private;
