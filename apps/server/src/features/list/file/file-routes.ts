import { type ListFile, type ListImportPreview, routes } from '@wordhoard/contract';
import { type LocaleCode, WordMode } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { serverMessages } from '@wordhoard/i18n/server';
import type { CsvError } from '../../../platform/csv/csv-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { answer } from '../../../platform/http/answer.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { Services } from '../../../platform/services.ts';
import { presentCards } from '../../card/cards.ts';
import { localize } from '../../collection/collection.ts';
import { toViewer } from '../../collection/view.ts';
import { findImportedTags } from '../../tag/link-imported-tags.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import { findGrammar } from '../../word/store.ts';
import { findVisibleList, findWordsOfList, type ListRow, presentChangedList } from '../store.ts';
import { describeWords, findArticle } from './describe-words.ts';
import { importAsNewList, importIntoList } from './import-words.ts';
import { type ListFormat, writeList } from './list-file.ts';
import { readRemarks } from './own-remarks.ts';
import { readGrammar } from './read-grammar.ts';
import { type ListText, type ReadImport, type ReadLine, readImport } from './read-import.ts';
import { readGender } from './read-line-facts.ts';

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
  const viewer = toViewer(list, caller?.id);
  const { slug, langCode, name, note } = localize(list, locale);
  const rows = await findWordsOfList(database, list, caller?.id, wholeList);
  const cards = await presentCards(database, rows, viewer);
  const words = await describeWords(database, cards, { viewer, tranLangCode });
  return writeList({ slug, name, note, langCode, tranLangCode, words }, format);
}

type PreviewedLine = ListImportPreview['lines'][number];

/** Shows what an import of the text would add, with known translations of words that have none. */
async function previewImport(
  database: Database,
  text: ListText,
  { caller, locale }: RequestContext,
): Promise<ListImportPreview> {
  const callerId = caller?.id;
  const read = await readImport(database, text, callerId);
  const lines = previewLines(read, locale);
  const leftOut = await findLeftOut(database, read, callerId);
  const fillable = lines.flatMap(({ wordId, translations }) =>
    wordId !== undefined && translations.length === 0 ? [wordId] : [],
  );
  const filled =
    text.tranLangCode === undefined
      ? []
      : await findTranslationsOfWords(database, fillable, {
          callerId,
          langCode: text.tranLangCode,
        });
  const filledOf = Map.groupBy(filled, ({ wordId }) => wordId);
  const articleOf = await findArticles(database, read, text.langCode, callerId);
  const data = lines.map((line) => ({
    ...line,
    article: articleOf.get(line.line),
    filled: (filledOf.get(line.wordId ?? '') ?? []).map(({ dest }) => dest.text),
  }));
  return { lines: data, counts: countLines(data), ...leftOut };
}

/** The articles that the words of lines will have: those of known words, and those that the lines tell. */
async function findArticles(
  database: Database,
  { lines }: ReadImport,
  langCode: string,
  callerId: string | undefined,
): Promise<Map<number, string>> {
  const wordIds = lines.flatMap(({ wordId }) => wordId ?? []);
  const known = await findGrammar(database, wordIds, callerId);
  return new Map(
    lines.flatMap(({ line, text, wordId, entry }) => {
      const told = entry && readGrammar({ ...entry, ...readGender(entry, langCode) }, langCode);
      const found = findArticle(text, langCode, { ...told, ...known.get(wordId ?? '') });
      return found === undefined ? [] : [[line, found] as const];
    }),
  );
}

/** What lines say that an import cannot keep. */
async function findLeftOut(
  database: Database,
  { lines }: ReadImport,
  callerId: string | undefined,
): Promise<Pick<ListImportPreview, 'unknownTags' | 'longNotes'>> {
  const remarks = [...Map.groupBy(lines, ({ key }) => key).values()].map(readRemarks);
  const tags = [...new Set(remarks.flatMap((one) => one.tags))];
  const findTag = await findImportedTags(database, tags, callerId);
  return {
    unknownTags: tags.filter((name) => findTag(name) === undefined),
    longNotes: remarks.reduce((sum, { longNotes }) => sum + longNotes.length, 0),
  };
}

function previewLines({ lines, errors }: ReadImport, locale: LocaleCode): PreviewedLine[] {
  const errorOf = new Map(errors.map((error) => [error.line, error]));
  const seen = new Set<string>();
  const readable = lines
    .filter(({ line }) => !errorOf.has(line))
    .map((line) => {
      const isDuplicate = seen.has(line.key);
      seen.add(line.key);
      return previewLine(line, isDuplicate);
    });
  const textOf = new Map(lines.map((line) => [line.line, line]));
  const invalid = [...errorOf.values()].map((error) =>
    previewError(error, textOf.get(error.line), locale),
  );
  return [...readable, ...invalid].toSorted((one, other) => one.line - other.line);
}

function previewLine(
  { line, text, mode = WordMode.Word, homograph, homographs, wordId, translations }: ReadLine,
  isDuplicate: boolean,
): PreviewedLine {
  const shared = { line, text, mode, homograph, homographs, translations, filled: [] };
  if (isDuplicate) return { ...shared, status: 'duplicate' };
  return wordId === undefined
    ? { ...shared, status: 'new' }
    : { ...shared, status: 'known', wordId };
}

function previewError(
  { line, issue }: CsvError,
  { text = '', mode = WordMode.Word, translations = [] }: Partial<ReadLine> = {},
  locale: LocaleCode,
): PreviewedLine {
  const message = serverMessages(locale).issue(issue);
  const coded = { code: issue.code, message };
  return { line, status: 'invalid', text, mode, translations, filled: [], issue: coded };
}

function countLines(lines: readonly PreviewedLine[]): ListImportPreview['counts'] {
  const counts = { new: 0, known: 0, duplicate: 0, invalid: 0 };
  for (const { status } of lines) counts[status] += 1;
  return counts;
}
