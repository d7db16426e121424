import { type ListFile, routes, type WordRecord } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { chooseArticle } from '@wordhoard/quiz-engine/text';
import type { Database } from '../../../platform/database/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { callerIdOf, getSignedInContext } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { presentCards } from '../../card/cards.ts';
import { localize } from '../../collection/collection.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import type { WordRow } from '../../word/select-words.ts';
import { findVisibleList, findWordsOfList, type ListRow, presentChangedList } from '../store.ts';
import { importAsNewList, importIntoList } from './import-words.ts';
import { type ExportedWord, type ListFormat, writeList } from './list-file.ts';
import { previewImport } from './preview-import.ts';

export function addListFileRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.list.importPreview, async (context) => {
    const reader = { callerId: callerIdOf(context), locale: context.get('locale') };
    return context.json(await previewImport(database, context.req.valid('json'), reader), 200);
  });

  api.openapi(routes.list.import, async (context) => {
    const requestContext = getSignedInContext(context);
    const request = context.req.valid('json');
    const { listId, ...imported } =
      'listId' in request
        ? await importIntoList(database, request, requestContext)
        : await importAsNewList(database, request, requestContext);
    const list = await presentChangedList(database, listId, requestContext);
    return context.json({ list, ...imported }, 200);
  });

  api.openapi(routes.list.export, async (context) => {
    const { format, tranLangCode, ...name } = context.req.valid('json');
    const list = await findVisibleList(database, name, context.get('caller'));
    const callerId = callerIdOf(context);
    const reader = { format, tranLangCode, callerId, locale: context.get('locale') };
    return context.json(await exportList(database, list, reader), 200);
  });
}

interface ExportOptions {
  format: ListFormat;
  tranLangCode?: string | undefined;
  callerId: string | undefined;
  locale: LocaleCode;
}

const wholeList = { page: 1, pageSize: limits.listMaxWords };

/** Exports the words of a list that the caller sees. */
async function exportList(
  database: Database,
  list: ListRow,
  { format, tranLangCode, callerId, locale }: ExportOptions,
): Promise<ListFile> {
  const { slug, langCode, name, note } = localize(list, locale);
  const words = await findWordsOfList(database, list, callerId, wholeList);
  const translationsOf = await findTexts(database, words, { callerId, langCode: tranLangCode });
  const cards = await presentCards(database, words, { callerId });
  const exported = {
    slug,
    name,
    note,
    langCode,
    tranLangCode,
    words: cards.map((card) => ({
      ...exportedWord(card),
      translations: translationsOf.get(card.id) ?? [],
    })),
  };
  return writeList(exported, format);
}

function exportedWord(card: WordRecord): Omit<ExportedWord, 'translations'> {
  const { text, mode, langCode } = card;
  const { gender, plural, reading, stress } = card.grammar ?? {};
  const article = card.grammar?.article ?? (gender && chooseArticle(text, langCode, gender));
  return {
    ...{ text, mode, article, plural, reading: reading ?? stress },
    grammar: card.grammar ?? undefined,
    example: card.example ?? undefined,
    exampleTranslations: card.exampleDetails?.trans,
  };
}

/** Each translation once, even if it exists for several parts of speech. */
async function findTexts(
  database: Database,
  words: readonly WordRow[],
  { callerId, langCode }: { callerId: string | undefined; langCode: string | undefined },
): Promise<Map<string, string[]>> {
  if (langCode === undefined) return new Map();
  const ids = words.map(({ id }) => id);
  const translations = await findTranslationsOfWords(database, ids, { callerId, langCode });
  const byWord = Map.groupBy(translations, ({ wordId }) => wordId);
  const distinctTexts = (rows: typeof translations) => [
    ...new Set(rows.map((row) => row.destText)),
  ];
  return new Map([...byWord].map(([wordId, rows]) => [wordId, distinctTexts(rows)]));
}
