import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';

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
