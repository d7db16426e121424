import type { Translation, Word, WordRecord } from '@wordhoard/contract';
import { EntryStatus, type OwnWordKind, WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import { listOwnWordIds } from '../review/own-words.ts';
import type { StoredWord } from './content-store.ts';
import { findWords, type OfflineAnswers, type OfflineContent, toPage } from './offline-content.ts';
import { findMeantText, searchWords } from './search-words.ts';

interface OwnWordsRequest {
  username: string;
  langCode?: string | undefined;
}

const listOwn = (
  knowing: OwnWordKind,
  { username, langCode, ...page }: OwnWordsRequest,
  content: OfflineContent,
) => {
  if (username !== content.owner) return undefined;
  const { record, today } = content;
  const codes = langCode
    ? [langCode]
    : [...new Set(Object.values(record).map((one) => one.langCode))];
  const ids = codes.flatMap((code) => listOwnWordIds(record, { knowing, langCode: code, today }));
  const words = findWords(content, [...new Set(ids)]).map(toRecord);
  return toPage(langCode ? words.filter((word) => word.langCode === langCode) : words, page);
};

export const wordAnswers: OfflineAnswers = {
  '/front-user/learning-words': (request, content) => listOwn('saved', request, content),
  '/front-user/known-words': (request, content) => listOwn('known', request, content),

  '/front-word/words': ({ ids }, content) => {
    const found = findWords(content, ids);
    return found.length > 0 ? { data: found.map(toRecord) } : undefined;
  },

  '/front-word/feed': ({ langCode, mode, text = '', ...page }, content) => {
    const found = searchWords(content, { text, langCode, mode });
    return found.length > 0 ? toPage(found.map(toRecord), page) : undefined;
  },

  '/front-general/search': ({ s: typed, langCode, asTyped }, content) => {
    const meant =
      asTyped === 'true' ? undefined : findMeantText(content, { text: typed, langCode });
    const text = meant ?? typed;
    const words = searchWords(content, { text, langCode }).slice(0, 12).map(toRecord);
    const lists = content.lists
      .map(({ list }) => list)
      .filter(({ name }) => foldForSearch(name).includes(foldForSearch(text)))
      .slice(0, 6);
    return words.length + lists.length > 0
      ? { searchedText: meant ?? null, words, lists, tables: [], tags: [] }
      : undefined;
  },

  '/front-word/options': ({ langCode, text }, content) => {
    const typed = foldForSearch(text);
    const begun = searchWords(content, { text, langCode })
      .map(toRecord)
      .filter((word) => foldForSearch(word.text).startsWith(typed));
    return begun.length > 0 ? { data: begun.slice(0, 10).map(toOption) } : undefined;
  },

  '/front-word/entity': (name, content) => {
    const found =
      'id' in name ? content.words.get(name.id) : [...content.words.values()].find(isNamed(name));
    return found && toPageOfWord(found, content);
  },
};

const toRecord = ({ word }: StoredWord): WordRecord => word;

const toOption = ({ id, text, langCode, mode, homograph, trans, ...word }: WordRecord) => ({
  ...{ id, text, langCode, mode, homograph, trans },
  hasHomographs: word.hasHomographs,
});

interface WordName {
  langCode: string;
  text: string;
  mode?: WordMode | undefined;
  homograph?: number | undefined;
}

const isNamed =
  ({ langCode, text, mode = WordMode.Word, homograph }: WordName) =>
  ({ word }: StoredWord): boolean =>
    word.langCode === langCode &&
    word.mode === mode &&
    wordKey(word.text) === wordKey(text) &&
    [undefined, word.homograph].includes(homograph);

const whole = <Item>(items: readonly Item[]) => toPage(items, { pageSize: items.length });

/** Entries are shown without the reactions of other learners. */
const unrated = {
  isPinned: false,
  likeCount: 0,
  dislikeCount: 0,
  reaction: null,
  isOwn: false,
  reason: null,
};

const toRated = (translations: readonly Translation[]) =>
  whole(translations.map((translation) => ({ ...translation, ...unrated })));

function toPageOfWord({ word, definitions }: StoredWord, { words, lists }: OfflineContent): Word {
  const { trans, image, recording, ...shown } = word;
  const speechPartIds = new Set(trans.map(({ speechPartId }) => speechPartId));
  return {
    ...shown,
    active: true,
    status: EntryStatus.Approved,
    reason: null,
    privacy: null,
    isPublished: true,
    contribution: null,
    lemmas: [],
    forms: [],
    sharedImages: [],
    homographs: [...words.values()]
      .filter(isNamed({ ...word, homograph: undefined }))
      .map(toRecord)
      .filter(({ id }) => id !== word.id),
    speechParts: [...speechPartIds].map((speechPartId) => ({
      speechPartId,
      tranFeed: toRated(trans.filter((one) => one.speechPartId === speechPartId)),
    })),
    definitionFeed: toRated(definitions),
    imageFeed: whole(image ? [{ ...image, ...unrated }] : []),
    recording,
    recordingFeed: whole([]),
    tagFeed: whole([]),
    listFeed: whole(
      lists.filter(({ wordIds }) => wordIds.includes(word.id)).map(({ list }) => list),
    ),
    tableFeed: whole([]),
  };
}
