import type { ListRecord } from '@wordhoard/contract';
import { foldForSearch } from '@wordhoard/contract/text';
import { listVisitorWords } from '../progress/list/visitor-words.ts';
import type { StoredList } from './content-store.ts';
import {
  findStoredWords,
  type OfflineAnswers,
  type OfflineContent,
  toPage,
} from './offline-content.ts';

interface ListName {
  id?: string;
  slug?: string;
}

export const findList = ({ lists }: OfflineContent, { id, slug }: ListName) =>
  lists.find(({ list }) => list.id === id || list.slug === slug);

export const listAnswers: OfflineAnswers = {
  '/front-list/record': (name, content) => findList(content, name)?.list,

  '/front-list/word-feed': ({ listId, ...page }, content) => {
    const found = findList(content, { id: listId });
    const words = found && findStoredWords(content, found.wordIds);
    return (
      words &&
      toPage(
        words.map(({ word }) => word),
        page,
      )
    );
  },

  '/front-list/feed': ({ langCode, wordId, text = '', own, linked, ...page }, { lists }) => {
    const found = lists.filter(
      ({ list, wordIds }) =>
        (langCode === undefined || list.langCode === langCode) &&
        (wordId === undefined || wordIds.includes(wordId)) &&
        foldForSearch(list.name).includes(foldForSearch(text)) &&
        (!own || list.isOwn) &&
        (!linked || list.isLinked),
    );
    const isCatalogue = !own && !linked && wordId === undefined;
    // That the device has no list does not mean that there is none.
    return isCatalogue && found.length === 0 ? undefined : toPage(found.map(toRecord), page);
  },

  '/front-user/lists': ({ username, saved = false, ...page }, { owner, lists }) => {
    if (username !== owner) return undefined;
    return toPage(
      lists.map(toRecord).filter((list) => (saved ? list.isLinked : list.isOwn)),
      page,
    );
  },

  '/front-progress/lists': ({ listIds }, { lists, record, today }) => {
    const { knownIds, learningIds } = listVisitorWords(record, today);
    const [known, learning] = [new Set(knownIds), new Set(learningIds)];
    const counts = lists
      .filter(({ list }) => listIds.includes(list.id))
      .map(({ list, wordIds }) => ({
        listId: list.id,
        known: wordIds.filter((id) => known.has(id)).length,
        learning: wordIds.filter((id) => learning.has(id)).length,
      }));
    return { data: counts.filter((count) => count.known + count.learning > 0) };
  },
};

const toRecord = ({ list }: StoredList): ListRecord => list;
