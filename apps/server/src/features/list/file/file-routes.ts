import { type Grammar, type ListFile, routes } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { articleOf } from '@wordhoard/quiz-engine/text';
import type { Database } from '../../../platform/database/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { callerIdOf, signedInContextOf } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { inLocale } from '../../collection/collection.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import type { WordRow } from '../../word/select-words.ts';
import { findGrammarOfWords } from '../../word/store.ts';
import { presentChangedList } from '../present.ts';
import { findVisibleList, type ListRow } from '../store.ts';
import { findWordsOfList } from '../word-feed.ts';
import { importAsNewList, importIntoList } from './import-words.ts';
import { type ListFormat, type WordFacts, writeList } from './list-file.ts';
import { previewImport } from './preview-import.ts';

export function addListFileRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.list.importPreview, async (context) => {
    const reader = { callerId: callerIdOf(context), locale: context.get('locale') };
    return context.json(await previewImport(database, context.req.valid('json'), reader), 200);
  });

  api.openapi(routes.list.import, async (context) => {
    const requestContext = signedInContextOf(context);
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
  const { slug, langCode, name, note } = inLocale(list, locale);
  const words = await findWordsOfList(database, list, callerId, wholeList);
  const translationsOf = await findTexts(database, words, { callerId, langCode: tranLangCode });
  const ids = words.map(({ id }) => id);
  const grammarOf = await findGrammarOfWords(database, ids, callerId);
  const exported = {
    slug,
    name,
    note,
    langCode,
    tranLangCode,
    words: words.map((word) => ({
      text: word.text,
      mode: word.mode,
      ...factsOf(word, grammarOf.get(word.id)),
      translations: translationsOf.get(word.id) ?? [],
    })),
  };
  return writeList(exported, format);
}

function factsOf({ text, langCode }: WordRow, grammar: Grammar | undefined): WordFacts {
  const { gender, plural, reading, stress } = grammar ?? {};
  const article = grammar?.article ?? (gender && articleOf(text, langCode, gender));
  return { article, plural, reading: reading ?? stress };
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
  const textsOf = (rows: typeof translations) => [...new Set(rows.map((row) => row.destText))];
  return new Map([...byWord].map(([wordId, rows]) => [wordId, textsOf(rows)]));
}
