import { type ListFile, routes, type WordRecord } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { chooseArticle } from '@wordhoard/quiz-engine/text';
import type { Database } from '../../../platform/database/database.ts';
import { answer } from '../../../platform/http/answer.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { presentCards } from '../../card/cards.ts';
import { localize } from '../../collection/collection.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import type { WordRow } from '../../word/select-words.ts';
import { findVisibleList, findWordsOfList, type ListRow, presentChangedList } from '../store.ts';
import { importAsNewList, importIntoList } from './import-words.ts';
import { type ExportedWord, type ListFormat, writeList } from './list-file.ts';
import { previewImport } from './preview-import.ts';

export function addListFileRoutes(api: Api, { database }: Services): void {
  answer(api, routes.list, {
    importPreview: (text, context) => previewImport(database, text, context),

    async import(request, context) {
      const { listId, ...imported } =
        'listId' in request
          ? await importIntoList(database, request, context)
          : await importAsNewList(database, request, context);
      return { list: await presentChangedList(database, listId, context), ...imported };
    },

    async export({ format, tranLangCode, ...name }, context) {
      const list = await findVisibleList(database, name, context.caller);
      return exportList(database, list, { format, tranLangCode }, context);
    },
  });
}

const wholeList = { page: 1, pageSize: limits.listMaxWords };

async function exportList(
  database: Database,
  list: ListRow,
  { format, tranLangCode }: { format: ListFormat; tranLangCode?: string | undefined },
  { caller, locale }: RequestContext,
): Promise<ListFile> {
  const callerId = caller?.id;
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
    ...new Set(rows.map((row) => row.dest.text)),
  ];
  return new Map([...byWord].map(([wordId, rows]) => [wordId, distinctTexts(rows)]));
}
