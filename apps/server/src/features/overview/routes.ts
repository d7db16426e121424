import { routes, type Word } from '@wordhoard/contract';
import {
  EntryStatus,
  localeCodes,
  quizCodes,
  speechPartOptions,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { langCodes } from '@wordhoard/contract/language-catalogue';
import { limits } from '@wordhoard/contract/limits';
import { languageName } from '@wordhoard/i18n';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, type Page, presentFeed } from '../../platform/database/feed-page.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import {
  getRequestContext,
  isAdmin,
  type RequestContext,
} from '../../platform/http/request-context.ts';
import { presentAccount } from '../auth/sign-in.ts';
import { presentProviders, type SocialServices } from '../auth/social/social-providers.ts';
import { findKnowing, presentCards } from '../card/cards.ts';
import { findImages, findSharedImages } from '../image/store.ts';
import { findLanguage, findLanguages } from '../language/store.ts';
import { findLists, presentLists } from '../list/store.ts';
import { findRecordings } from '../recording/store.ts';
import { findTables, presentTable } from '../table/store.ts';
import { findTagsOfWord } from '../tag/store.ts';
import { findTranslations, findTranslationsBySpeechPart } from '../translation/store.ts';
import { findLemmas, withSameLetters } from '../word/lemmas.ts';
import { type FoundWord, findExistingWord, findHomographs } from '../word/store.ts';
import { findFormsOfWord } from '../word/word-forms.ts';

/** Routes that combine several domains: what a client needs first, a language, a word. */
export function addOverviewRoutes(api: Api, { database, social, speech }: SocialServices): void {
  api.openapi(routes.general.initData, async (context) => {
    const languages = await findLanguages(database);
    const caller = context.get('caller');
    return context.json(
      {
        langCodes: languages.map(({ code }) => code),
        speechPartOptions,
        quizCodes: [...quizCodes],
        localeCodes: [...localeCodes],
        speechLangCodes: [...speech.langCodes],
        settings: limits,
        ...presentProviders(social),
        userInfo: caller === undefined ? null : presentAccount(caller),
      },
      200,
    );
  });

  api.openapi(routes.word.entity, async (context) => {
    const requestContext = getRequestContext(context);
    const { tranLangCode, ...name } = context.req.valid('json');
    const { caller } = requestContext;
    const isModerator = caller && isAdmin(caller);
    const word = await findExistingWord(database, name, caller?.id, { isModerator });
    return context.json(await presentWord(database, word, tranLangCode, requestContext), 200);
  });

  api.openapi(routes.general.languages, (context) => {
    const locale = context.get('locale');
    const data = langCodes
      .map((code) => ({ code, name: languageName(code, locale) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale));
    return context.json({ data }, 200);
  });

  api.openapi(routes.general.language, async (context) => {
    const locale = context.get('locale');
    const { code } = context.req.valid('param');
    const language = requireFound(await findLanguage(database, code));
    const filter = { langCode: language.code, caller: context.get('caller') };
    const [lists, tables] = await Promise.all([
      findLists(database, filter, firstPage),
      findTables(database, filter, firstPage),
    ]);
    const records = await presentLists(database, lists.rows, locale);
    return context.json(
      {
        ...language,
        listFeed: presentFeed(firstPage, { ...lists, rows: records }),
        tableFeed: presentFirst(tables, (table) => presentTable(table, locale)),
      },
      200,
    );
  });
}

/** A word with the first page of everything that belongs to it. */
async function presentWord(
  database: Database,
  word: FoundWord,
  tranLangCode: string | undefined,
  { caller, locale }: RequestContext,
): Promise<Word> {
  const { id, langCode, mode, status, reason } = word;
  const callerId = caller?.id;
  const max = firstPage.pageSize;
  const shownLangCode = mode === WordMode.Definition ? langCode : tranLangCode;
  const [translations, definitions, images, recordings, tags, lists, tables, knowing, ...others] =
    await Promise.all([
      findTranslationsBySpeechPart(database, id, { callerId, langCode: shownLangCode, max }),
      findTranslations(database, { wordId: id, langCode, callerId }, firstPage),
      findImages(database, { wordId: id, callerId }, firstPage),
      findRecordings(database, { wordId: id, callerId }, firstPage),
      findTagsOfWord(database, { wordId: id, caller, locale }, firstPage),
      findLists(database, { wordId: id, caller }, firstPage),
      findTables(database, { wordId: id, caller }, firstPage),
      findKnowing(database, id, callerId),
      findHomographs(database, word, callerId),
      findLemmasOfWord(database, word),
      findFormsOfWord(database, id),
    ]);
  const [homographs, lemmas, forms] = others;
  const translationIds = translations.map(({ dest }) => dest.id);
  return {
    ...word,
    reason: status === EntryStatus.Approved ? null : reason,
    knowing,
    homographs: await presentCards(database, homographs, { callerId, tranLangCode }),
    lemmas: await presentCards(database, lemmas, { callerId, tranLangCode }),
    forms,
    speechParts: presentSpeechParts(translations),
    sharedImages: await findSharedImages(database, id, translationIds),
    definitionFeed: presentFeed(firstPage, definitions),
    imageFeed: presentFeed(firstPage, images),
    recording: presentRecording(recordings.rows[0]),
    recordingFeed: presentFeed(firstPage, recordings),
    tagFeed: presentFeed(firstPage, tags),
    listFeed: presentFeed(firstPage, {
      ...lists,
      rows: await presentLists(database, lists.rows, locale),
    }),
    tableFeed: presentFirst(tables, (table) => presentTable(table, locale)),
  };
}

async function findLemmasOfWord(
  database: Database,
  { id, langCode, text, mode }: FoundWord,
): Promise<readonly { id: string }[]> {
  const texts = mode === WordMode.Word ? [text] : [];
  const findLemmasOf = await findLemmas(database, { langCode, texts });
  const lemmas = withSameLetters(findLemmasOf(text), text).filter((lemma) => lemma.id !== id);
  return [...new Map(lemmas.map((lemma) => [lemma.id, lemma])).values()];
}

const presentFirst = <Row, Item>({ total, rows }: Page<Row>, present: (row: Row) => Item) =>
  presentFeed(firstPage, { total, rows: rows.map(present) });

/** A rejected recording comes last: if it is the first, there is none to play. */
const presentRecording = (best: { url: string; status: EntryStatus } | undefined) =>
  best === undefined || best.status === EntryStatus.Rejected ? null : { url: best.url };

function presentSpeechParts(
  translations: Awaited<ReturnType<typeof findTranslationsBySpeechPart>>,
) {
  const bySpeechPart = Map.groupBy(translations, ({ speechPartId }) => speechPartId);
  return [...bySpeechPart].map(([speechPartId, rows]) => ({
    speechPartId,
    tranFeed: presentFeed(firstPage, {
      total: rows[0]?.total ?? 0,
      rows: rows.map(({ rank: _, total: __, ...row }) => row),
    }),
  }));
}
