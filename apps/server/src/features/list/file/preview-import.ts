import type { ListImportPreview } from '@wordhoard/contract';
import { type LocaleCode, WordMode } from '@wordhoard/contract/enumeration';
import { serverMessages } from '@wordhoard/i18n/server';
import type { CsvError } from '../../../platform/csv/parse-csv.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findTranslationsOfWords } from '../../translation/store.ts';
import { type ListText, type ReadImport, type ReadLine, readImport } from './read-import.ts';

type PreviewedLine = ListImportPreview['lines'][number];

/** Shows what an import of the text would add, with known translations of words that have none. */
export async function previewImport(
  database: Database,
  text: ListText,
  { caller, locale }: RequestContext,
): Promise<ListImportPreview> {
  const callerId = caller?.id;
  const read = await readImport(database, text, callerId);
  const lines = previewLines(read, locale);
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
  const data = lines.map((line) => ({
    ...line,
    filled: (filledOf.get(line.wordId ?? '') ?? []).map(({ dest }) => dest.text),
  }));
  return { lines: data, counts: countLines(data) };
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
  { line, text, mode = WordMode.Word, wordId, translations }: ReadLine,
  isDuplicate: boolean,
): PreviewedLine {
  const shared = { line, text, mode, translations, filled: [] };
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
