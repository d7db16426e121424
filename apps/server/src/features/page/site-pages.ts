import type { Grammar } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { isLangCode } from '@wordhoard/contract/language-catalogue';
import { maxTextLength } from '@wordhoard/contract/limits';
import {
  isUserSection,
  pagePaths,
  readHomograph,
  readWordMode,
} from '@wordhoard/contract/page-address';
import {
  homePage,
  languagePage,
  listFeedPage,
  tableFeedPage,
  tagFeedPage,
  tagPage,
  todayPage,
  userPage,
  wordFeedPage,
  wordPage,
} from '@wordhoard/i18n';
import type { Database } from '../../platform/database/database.ts';
import { presentCards } from '../card/cards.ts';
import { toPreviewUrl } from '../image/image-set.ts';
import { findLanguage } from '../language/store.ts';
import { findLists } from '../list/store.ts';
import { findTables } from '../table/store.ts';
import { findTag } from '../tag/store.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { findUser } from '../user/store.ts';
import { type FoundWord, findWord } from '../word/store.ts';
import type { FoundPage } from './page-request.ts';
import { chooseTranLangCode, type PageReader } from './page-request.ts';
import type { Layout, PageContent } from './write-page.ts';

type FoundContent = Promise<PageContent | undefined>;

const linked: Layout = { kind: 'linked', hasFacts: false };

/** Learners with an account see their day instead of the welcome. */
export async function homeContent(_: FoundPage, { messages, caller }: PageReader): FoundContent {
  const path = pagePaths.home();
  if (caller !== undefined) return { ...messages.page(todayPage, undefined), path };
  const { entry, ...text } = messages.page(homePage, undefined);
  return { ...text, path, layout: { kind: 'home', entry } };
}

const feeds = {
  lists: { textOf: listFeedPage, pathOf: pagePaths.lists },
  tables: { textOf: tableFeedPage, pathOf: pagePaths.tables },
  tags: { textOf: tagFeedPage, pathOf: pagePaths.tags },
};

/** A feed exists for each language with words. */
export const feedContent =
  (name: keyof typeof feeds) =>
  async (
    { parameters: { langCode = '' } }: FoundPage,
    { database, messages }: PageReader,
  ): FoundContent => {
    if ((await findLanguage(database, langCode)) === undefined) return undefined;
    const { textOf, pathOf } = feeds[name];
    return { ...messages.page(textOf, { langCode }), path: pathOf(langCode) };
  };

/** The words and idioms of a language, or its definitions or idioms only. */
export async function wordFeedContent(
  { parameters: { langCode = '' }, query }: FoundPage,
  { database, messages }: PageReader,
): FoundContent {
  if ((await findLanguage(database, langCode)) === undefined) return undefined;
  const mode = readWordMode(query);
  return {
    ...messages.page(wordFeedPage, { langCode, mode }),
    path: pagePaths.wordsOfMode(langCode, mode),
  };
}

export async function wordContent(
  { parameters: { langCode = '', text = '' }, query }: FoundPage,
  { database, locale, messages, caller }: PageReader,
): FoundContent {
  const mode = readWordMode(query);
  if (!isLangCode(langCode) || text.length > maxTextLength(mode)) return undefined;
  const homograph = readHomograph(query);
  if (homograph === undefined && query.has('homograph')) return undefined;
  const name = { langCode, text, mode, homograph };
  const word = await findWord(database, name, caller?.id);
  if (word === undefined) return undefined;
  const tranLangCode = chooseTranLangCode(word.langCode, locale);
  const options = { callerId: caller?.id, tranLangCode };
  const [[card], definitions] = await Promise.all([
    presentCards(database, [word], options),
    findDefinitions(database, word, caller?.id),
  ]);
  // One text may translate two parts of speech.
  const translations = [...new Set(card?.trans.map(({ dest }) => dest.text))];
  return {
    ...messages.page(wordPage, { ...word, translations }),
    path: pagePaths.word(word),
    preview: card?.image ? toPreviewUrl(card.image.url) : undefined,
    layout: {
      kind: 'word',
      langCode: word.langCode,
      mode,
      homograph: word.hasHomographs ? word.homograph : undefined,
      reading: word.grammar?.reading,
      translations,
      definitions,
      hasGrammar: hasGrammarLine(word.grammar),
      image: card?.image?.url,
    },
  };
}

/** The definitions below a word. A definition has none. */
async function findDefinitions(
  database: Database,
  { id, langCode, mode }: FoundWord,
  callerId: string | undefined,
): Promise<string[]> {
  if (mode === WordMode.Definition) return [];
  const definitions = await findTranslationsOfWords(database, [id], { callerId, langCode });
  return definitions.map(({ dest }) => dest.text);
}

/** The parts of a grammar that are shown below the word. Others are written with the word. */
const partsBelow = [
  'gender',
  'article',
  'plural',
  'forms',
  'variants',
  'romanisation',
  'ipa',
] as const;

const hasGrammarLine = (grammar: Grammar | null): boolean =>
  partsBelow.some((part) => grammar?.[part] !== undefined);

export async function tagContent(
  { parameters: { code = '', langCode = '' } }: FoundPage,
  { database, messages, ...reader }: PageReader,
): FoundContent {
  const [tag, language] = await Promise.all([
    findTag(database, code, reader),
    findLanguage(database, langCode),
  ]);
  if (tag === undefined || language === undefined) return undefined;
  return {
    ...messages.page(tagPage, { name: tag.name, langCode }),
    path: pagePaths.tag(code, langCode),
    layout: linked,
  };
}

/** All sections of a learner's page have one canonical path. */
export async function userContent(
  { parameters: { username = '', section } }: FoundPage,
  { database, messages, caller }: PageReader,
): FoundContent {
  const user = await findUser(database, username);
  if (user === undefined) return undefined;
  const isOwn = user.id === caller?.id;
  if (section !== undefined && !isUserSection(section, isOwn)) return undefined;
  return { ...messages.page(userPage, user), path: pagePaths.user(user.username) };
}

export async function languageContent(
  { parameters: { code = '' } }: FoundPage,
  { database, messages }: PageReader,
): FoundContent {
  const onlyTotal = { page: 1, pageSize: 1 };
  const [language, lists, tables] = await Promise.all([
    findLanguage(database, code),
    findLists(database, { langCode: code }, onlyTotal),
    findTables(database, { langCode: code }, onlyTotal),
  ]);
  if (language === undefined) return undefined;
  const counts = { words: language.wordCount, lists: lists.total, tables: tables.total };
  return { ...messages.page(languagePage, { code, ...counts }), path: pagePaths.language(code) };
}
