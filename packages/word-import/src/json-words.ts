import { isAccountExport } from './account-export.ts';
import type { TextRecord } from './records.ts';

/** The words of a JSON file as a table. A row is counted as a line. */
export interface JsonTable {
  names: string[];
  records: TextRecord[];
}

const lists = ['words', 'cards', 'notes', 'items'];

/** Reads a list of objects, or an object with one. Returns `undefined` for other texts. */
export function readJson(text: string): JsonTable | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  if (isAccountExport(text)) return { names: [], records: [] };
  const entries = listEntries(parse(text));
  if (entries === undefined) return undefined;
  const fields = entries.map((entry) => new Map(listFields(entry)));
  const names = [...new Set(fields.flatMap((one) => [...one.keys()]))];
  return {
    names,
    records: fields.map((one, index) => ({
      line: index + 1,
      lines: 1,
      ...(entries[index] && { source: entries[index] }),
      cells: names.map((name) => one.get(name) ?? ''),
    })),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listEntries(json: unknown): Record<string, unknown>[] | undefined {
  const list = isObject(json) ? lists.map((name) => json[name]).find(Array.isArray) : json;
  const entries = Array.isArray(list) ? list.filter(isObject) : [];
  return entries.length > 0 ? entries : undefined;
}

/** Several texts of a field become lines. What a table can show of the grammar is a field like others. */
function listFields(entry: Record<string, unknown>): [string, string][] {
  const { article, plural, reading } = isObject(entry['grammar']) ? entry['grammar'] : {};
  const details = isObject(entry['exampleDetails']) ? entry['exampleDetails']['trans'] : [];
  const [example] = Array.isArray(details) ? details.filter(isObject) : [];
  return Object.entries({
    article,
    plural,
    reading,
    ...entry,
    exampleTranslation: example?.['text'],
  }).flatMap(([name, value]) => {
    const texts = (Array.isArray(value) ? value : [value]).flatMap(writeText);
    return texts.length > 0 ? [[name, texts.join('\n')] as [string, string]] : [];
  });
}

const writeText = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
