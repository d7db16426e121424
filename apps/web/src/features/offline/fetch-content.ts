import { type ApiClient, readData } from '@wordhoard/api-client';
import type { Lesson, ListRecord, WordRecord } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { fromServer } from '../../shared/api/api-context.ts';
import { fetchWholeFeed } from '../../shared/feed/fetch-whole-feed.ts';
import type { LessonRequest } from '../lesson/queries.ts';
import { listBrowserWords } from '../lesson/use-lesson-request.ts';
import { visitor } from '../review/practice.ts';
import type { ReviewRecord } from '../review/review-history.ts';
import type { ContentState, ContentStore, StoredList, WordKey } from './content-store.ts';
import { listKeptWords } from './kept-words.ts';
import { type Languages, listWantedWords } from './wanted-words.ts';

const dayInMilliseconds = 86_400_000;
/** For this long, stored words count as new. */
const lifetime = 7 * dayInMilliseconds;
const lessonCount = 3;
const fillerCount = 60;
const maxLists = 50;
/** As many as the server sends at once. */
const batchSize = 200;
/** As many as a request for a lesson may have. */
const maxLearned = 1_000;

interface ContentRequest {
  api: ApiClient;
  store: ContentStore;
  owner: string;
  languages: Languages;
  level: LessonRequest['level'];
  record: ReviewRecord;
  /** The lists that the learner has chosen. */
  listIds: readonly string[];
  /** Whether lists may have changed since the latest request. */
  areListsOld: boolean;
  /** The unlisted lists and tables that this device has opened. */
  openedIds: readonly string[];
  now: number;
  today: string;
}

/**
 * Stores the content that a learner needs without a connection. Fetches only content that is missing or a week old, and
 * removes content that is no longer needed.
 *
 * @returns the stored words, the most important first
 * @throws {ApiFailure} if a request fails; the content of earlier requests stays stored
 */
export async function fetchContent(request: ContentRequest): Promise<WordKey[]> {
  const { store, owner, languages, record, today } = request;
  const before = await store.claim(owner);
  const lessons = await fetchLessons(request, before);
  const fillers = await fetchFillers(request, before);
  const lists = await fetchLists(request, before);
  await store.change(owner, { state: { lessons, fillers, ...lists } });

  const state = { ...before, lessons, fillers, ...lists };
  const wanted = listWantedWords({ ...state, ...languages, record, today });
  const kept = listKeptWords(await store.readWords(), record);
  const keptIds = new Set(kept.map(({ id }) => id));
  await fetchWords(request, { wanted, goneIds: state.goneIds, keptIds });

  const isWanted = toLookup(wanted);
  const removed = (await store.listKeys(0)).filter((key) => !isWanted(key) && !keptIds.has(key[1]));
  if (removed.length > 0) await store.change(owner, { removed });
  return wanted;
}

interface LanguagePair {
  langCode: string;
  tranLangCode: string;
}

const hasLanguages = <Stored extends LanguagePair>(
  stored: Stored | undefined,
  { learnLangCode, tranLangCode }: Languages,
): stored is Stored => stored?.langCode === learnLangCode && stored.tranLangCode === tranLangCode;

/** The next lessons, each after the ones before it. */
async function fetchLessons(
  { api, owner, languages, level, record, now }: ContentRequest,
  { lessons: former }: ContentState,
): Promise<ContentState['lessons']> {
  const { learnLangCode: langCode, tranLangCode } = languages;
  const { savedIds, learnedIds } = listBrowserWords(record, langCode);
  const isNew = hasLanguages(former, languages) && now - former.storedAt < dayInMilliseconds;
  const isOpen = ({ ids }: Lesson) => ids.some((id) => !learnedIds.includes(id));
  const lessons = isNew ? former.chosen.filter(isOpen) : [];
  // The account knows its own words.
  const own = owner === visitor ? { savedIds, learnedIds } : { savedIds: [], learnedIds: [] };
  while (lessons.length < lessonCount) {
    const taughtIds = lessons.flatMap(({ ids }) => ids);
    const body = {
      langCode,
      tranLangCode,
      ...(level && { level }),
      savedIds: own.savedIds,
      learnedIds: [...own.learnedIds, ...taughtIds].slice(-maxLearned),
    };
    const lesson = await readData(api.POST('/front-lesson/next', { body, ...fromServer }));
    if (lesson.ids.length === 0) break;
    lessons.push(lesson);
  }
  return { langCode, tranLangCode, chosen: lessons, storedAt: isNew ? former.storedAt : now };
}

/** The common words of the language. */
async function fetchFillers(
  { api, languages, now }: ContentRequest,
  { fillers }: ContentState,
): Promise<ContentState['fillers']> {
  if (hasLanguages(fillers, languages) && now - fillers.storedAt < lifetime) return fillers;
  const { learnLangCode: langCode, tranLangCode } = languages;
  const body = { langCode, pageSize: fillerCount };
  const { data } = await readData(api.POST('/front-word/feed', { body, ...fromServer }));
  return { langCode, tranLangCode, chosen: data.map(({ id }) => id), storedAt: now };
}

/** The chosen lists, those that the account has saved, and its own. */
async function fetchLists(
  { api, owner, listIds, areListsOld, now }: ContentRequest,
  { lists, listsAskedAt, goneIds }: ContentState,
): Promise<Pick<ContentState, 'lists' | 'listsAskedAt' | 'goneIds'>> {
  if (!areListsOld && now - listsAskedAt < dayInMilliseconds)
    return { lists, listsAskedAt, goneIds };
  const chosen = await Promise.allSettled(
    listIds.map((id) => readData(api.POST('/front-list/record', { body: { id }, ...fromServer }))),
  );
  const kept = chosen.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (owner !== visitor) {
    for (const saved of [true, false]) {
      const body = { username: owner, saved, pageSize: limits.feedMaxPageSize };
      kept.push(...(await readData(api.POST('/front-user/lists', { body, ...fromServer }))).data);
    }
  }
  const records = [...new Map(kept.map((list) => [list.id, list])).values()].slice(0, maxLists);
  const stored: StoredList[] = [];
  for (const list of records) {
    const former = lists.find((one) => one.list.id === list.id);
    const isNew = former !== undefined && now - former.storedAt < dayInMilliseconds;
    stored.push(
      isNew && JSON.stringify(former.list) === JSON.stringify(list)
        ? former
        : { list, wordIds: await fetchWordIds(api, list), storedAt: now },
    );
  }
  return { lists: stored, listsAskedAt: now, goneIds: [] };
}

async function fetchWordIds(api: ApiClient, { id: listId }: ListRecord): Promise<string[]> {
  const words = await fetchWholeFeed<WordRecord>((page) =>
    readData(api.POST('/front-list/word-feed', { body: { listId, ...page }, ...fromServer })),
  );
  return words.map(({ id }) => id);
}

interface WantedWords {
  wanted: readonly WordKey[];
  goneIds: readonly string[];
  /** What the device keeps even if the server no longer has it. */
  keptIds: ReadonlySet<string>;
}

/** Fetches the words that are missing or old. */
async function fetchWords(
  { api, store, owner, openedIds, now }: ContentRequest,
  { wanted, goneIds, keptIds }: WantedWords,
): Promise<void> {
  const isNew = toLookup(await store.listKeys(now - lifetime));
  const gone = new Set(goneIds);
  const missing = wanted.filter((key) => !isNew(key) && !gone.has(key[1]));
  for (const tranLangCode of new Set(missing.map(([langCode]) => langCode))) {
    const keys = missing.filter(([langCode]) => langCode === tranLangCode);
    for (let start = 0; start < keys.length; start += batchSize) {
      const batch = keys.slice(start, start + batchSize);
      const ids = batch.map(([, id]) => id);
      const body = { ids, tranLangCode, openedIds: [...openedIds] };
      const { words } = await readData(api.POST('/front-offline/words', { body, ...fromServer }));
      const found = new Set(words.map(({ word }) => word.id));
      const missed = batch.filter(([, id]) => !found.has(id));
      for (const [, id] of missed) gone.add(id);
      const removed = missed.filter(([, id]) => !keptIds.has(id));
      await store.change(owner, {
        words: words.map((one) => ({ ...one, id: one.word.id, tranLangCode, storedAt: now })),
        removed,
        state: { goneIds: [...gone] },
      });
    }
  }
}

const toLookup = (keys: readonly WordKey[]) => {
  const known = new Set(keys.map((key) => key.join(' ')));
  return (key: WordKey): boolean => known.has(key.join(' '));
};
