import { isAccountExport } from './account-export.ts';
import {
  maxCells,
  type RecordList,
  type TextRecord,
  type UnreadCode,
  type UnreadLines,
} from './records.ts';

/** The words of a JSON file as a table. An entry is counted as a line. */
export interface JsonTable extends RecordList {
  /** Empty if no entry names its texts. */
  names: string[];
}

const lists = ['words', 'cards', 'notes', 'items'];

/** Reads a list of objects, arrays and texts, or an object with one. Returns `undefined` for other texts. */
export function readJson(text: string): JsonTable | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  if (isAccountExport(text)) return { names: [], records: [], unread: [] };
  const entries = listEntries(parse(text));
  return entries && readEntries(entries);
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

function listEntries(json: unknown): unknown[] | undefined {
  const list: unknown = isObject(json) ? lists.map((name) => json[name]).find(Array.isArray) : json;
  const entries: unknown[] = Array.isArray(list) ? list : [];
  const isList = entries.some(
    (entry) => typeof entry === 'string' || isObject(entry) || Array.isArray(entry),
  );
  return isList ? entries : undefined;
}

function readEntries(entries: readonly unknown[]): JsonTable {
  const names = new Set<string>();
  const rows: [fields: Map<string, string>, place: Omit<TextRecord, 'cells'>][] = [];
  const unread: UnreadLines[] = [];
  for (const [index, entry] of entries.entries()) {
    const range = { line: index + 1, lines: 1 };
    const fields = new Map(listFields(entry));
    const code = addNames(fields, names);
    if (code === undefined)
      rows.push([fields, isObject(entry) ? { ...range, source: entry } : range]);
    else unread.push({ ...range, code, text: JSON.stringify(entry) });
  }
  const columns = [...names];
  const records = rows.map(([fields, place]) => ({
    ...place,
    cells: columns.map((name) => fields.get(name) ?? ''),
  }));
  return {
    names: entries.some(isObject) ? columns : [],
    records,
    unread: unread.filter(({ text }) => !silent.has(text)),
  };
}

/** Adds the names of the fields, or tells why it cannot. */
function addNames(fields: ReadonlyMap<string, string>, names: Set<string>): UnreadCode | undefined {
  const added = [...fields.keys()].filter((name) => !names.has(name));
  if (fields.size === 0) return 'outside';
  if (names.size + added.length > maxCells) return 'cells';
  for (const name of added) names.add(name);
  return undefined;
}

/** Entries that say nothing. */
const silent = new Set(['{}', '[]', 'null', '""']);

/** What a text or an array says first. */
const places = ['word', 'translation'];

function listFields(entry: unknown): [string, string][] {
  if (isObject(entry)) return listNamedFields(entry);
  const values: unknown[] = Array.isArray(entry)
    ? entry
    : [entry].filter((value) => typeof value === 'string');
  return values.map((value, index) => [places[index] ?? `${index}`, writeTexts(value).join('\n')]);
}

/** Several texts of a field become lines. What a table can show of the grammar is a field like others. */
function listNamedFields(entry: Record<string, unknown>): [string, string][] {
  const { grammar, exampleDetails, ...others } = entry;
  const { article, plural, reading } = isObject(grammar) ? grammar : {};
  const details = isObject(exampleDetails) ? exampleDetails['trans'] : [];
  const [example] = Array.isArray(details) ? details.filter(isObject) : [];
  const fields = { article, plural, reading, ...others, exampleTranslation: example?.['text'] };
  return Object.entries(fields).flatMap(([name, value]) => {
    const texts = writeTexts(value);
    return texts.length > 0 ? [[name, texts.join('\n')] as [string, string]] : [];
  });
}

/** Where an object has its text. */
const textNames = ['text', 'word', 'term', 'value', 'translation'];

const writeTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const text = isObject(one) ? textNames.map((name) => one[name]).find(isText) : one;
    return isText(text) ? [String(text)] : [];
  });

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
