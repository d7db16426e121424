import { EntryStatus, levelCodes, Privacy } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import type { LocalizedText } from '../../schema/column.ts';
import { collectTableWords } from '../word/lemmas.ts';
import {
  type Concept,
  type Content,
  type ContentTable,
  contentLangCodes,
  type Group,
} from './content.ts';
import type { PlannedWord, Vocabulary } from './plan-words.ts';

/** A quiz with four options needs four words. */
const minWords = 4;

/** Their files are ordered by code. The words of other groups have a meaningful order. */
const alphabeticalGroups = new Set(['countries', 'languages']);

/** Makes a list of each unit of the course and of each group, in every language with enough words. */
export function planLists(
  { concepts, groups, units }: Content,
  vocabulary: Vocabulary,
  newId: () => string,
) {
  const byGroup = Map.groupBy(concepts, ({ group }) => group);
  const planned = contentLangCodes.flatMap((langCode) => {
    const taught = units.map((unit, index) => ({
      group: unit,
      unit: { position: index + 1, level: levelCodes.indexOf(unit.level) + 1 },
      slug: `${langCode}-course-${unit.code}`,
      words: listHeadwords(unit.concepts, langCode, vocabulary),
    }));
    const themes = groups.map((group) => ({
      group,
      unit: undefined,
      slug: `${langCode}-${group.code}`,
      words: sortWords(
        group,
        langCode,
        listHeadwords(byGroup.get(group.code) ?? [], langCode, vocabulary),
      ),
    }));
    return [...taught, ...themes]
      .filter(({ words }) => words.length >= minWords)
      .map((list) => ({ id: newId(), langCode, ...list }));
  });
  return {
    list: planned.map(({ id, slug, group, langCode, words }) => ({
      id,
      slug,
      langCode,
      ...toNames(group),
      privacy: Privacy.Public,
      wordCount: words.length,
    })),
    courseUnit: planned.flatMap(({ id, unit }) => (unit ? [{ listId: id, ...unit }] : [])),
    listWord: planned.flatMap(({ id, words }) =>
      words.map((word, index) => ({ listId: id, wordId: word.id, position: index + 1 })),
    ),
  };
}

function sortWords(group: Group, langCode: string, words: PlannedWord[]): PlannedWord[] {
  if (!alphabeticalGroups.has(group.code)) return words;
  const { compare } = new Intl.Collator(langCode);
  return words.toSorted((one, other) => compare(one.text, other.text));
}

function listHeadwords(
  concepts: readonly Concept[],
  langCode: (typeof contentLangCodes)[number],
  vocabulary: Vocabulary,
): PlannedWord[] {
  const words = concepts.flatMap((concept) => vocabulary.wordsOf(concept, langCode).slice(0, 1));
  return [...new Set(words)];
}

function toNames({ name, note }: Pick<Group, 'name' | 'note'>) {
  return {
    name: name.en,
    note: note.en,
    localizedName: name,
    localizedNote: note,
    searchText: foldForSearch(Object.values(name).join(' ')),
  };
}

/**
 * Makes a tag of each group, for its words and those that have it as a theme. Its definitions have the tag, but do not
 * count; see `isShownByTag`.
 */
export function planTags(
  { concepts, groups }: Content,
  vocabulary: Vocabulary,
  newId: () => string,
) {
  const nameOf = new Map(groups.map(({ code, name }) => [code, name]));
  const codes = [...new Set(concepts.flatMap(listTags))];
  const tagged = codes.map((code) => {
    const members = concepts.filter((concept) => listTags(concept).includes(code));
    return {
      tagId: newId(),
      code,
      words: listWords(members, vocabulary),
      definitions: listDefinitions(members, vocabulary),
    };
  });
  return {
    tag: tagged.map(({ tagId, code, words }) => ({
      id: tagId,
      code,
      localizedName: nameOf.get(code) ?? null,
      searchText: foldForSearch(Object.values(nameOf.get(code) ?? {}).join(' ')),
      wordCount: words.length,
      status: EntryStatus.Approved,
    })),
    tagWord: tagged.flatMap(({ tagId, words, definitions }) =>
      [...words, ...definitions].map(({ id, langCode }) => ({
        id: newId(),
        tagId,
        wordId: id,
        langCode,
        status: EntryStatus.Approved,
      })),
    ),
  };
}

const listTags = ({ group, themes = [] }: Concept): string[] => [group, ...themes];

function listWords(concepts: readonly Concept[], vocabulary: Vocabulary): PlannedWord[] {
  const words = concepts.flatMap((concept) =>
    contentLangCodes.flatMap((langCode) => vocabulary.wordsOf(concept, langCode)),
  );
  return [...new Set(words)];
}

function listDefinitions(concepts: readonly Concept[], vocabulary: Vocabulary): PlannedWord[] {
  const definitions = concepts.flatMap((concept) =>
    contentLangCodes.flatMap((langCode) => vocabulary.definitionOf(concept, langCode) ?? []),
  );
  return [...new Set(definitions)];
}

export function planTables(
  tables: readonly ContentTable[],
  vocabulary: Vocabulary,
  newId: () => string,
) {
  const planned = tables.map((table) => planTable(table, vocabulary, newId));
  return {
    wordTable: planned.map(({ wordTable }) => wordTable),
    tableColumn: planned.flatMap(({ columns }) => columns),
    tableRow: planned.flatMap(({ rows }) => rows.map(({ row }) => row)),
    tableCell: planned.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
    tableCellWord: planned.flatMap(({ rows }) => rows.flatMap(({ words }) => words)),
  };
}

function planTable(table: ContentTable, vocabulary: Vocabulary, newId: () => string) {
  const id = newId();
  const columns = table.columns.map(({ name, langCode }, index) => ({
    id: newId(),
    tableId: id,
    position: index + 1,
    name: name.en,
    localizedName: name,
    langCode,
  }));
  const known = { vocabulary, tableWords: collectTableWords() };
  const rows = table.rows.map((cells, index) => {
    const row = { id: newId(), tableId: id, position: index + 1 };
    const planned = columns.map((column) =>
      planCell(cells[column.position - 1] ?? [], { rowId: row.id, column }, known),
    );
    return {
      row,
      cells: planned.map(({ cell }) => cell),
      words: planned.flatMap(({ words }) => words),
    };
  });
  const wordTable = {
    id,
    slug: table.slug,
    langCode: table.langCode,
    ...toNames(table),
    privacy: Privacy.Public,
    columnCount: columns.length,
    rowCount: rows.length,
  };
  return { wordTable, columns, rows };
}

type Cell = ContentTable['rows'][number][number];

interface PlannedColumn {
  id: string;
  position: number;
  localizedName: LocalizedText;
  langCode: string | null;
}

function planCell(
  cell: Cell,
  { rowId, column }: { rowId: string; column: PlannedColumn },
  known: { vocabulary: Vocabulary; tableWords: ReturnType<typeof collectTableWords> },
) {
  const { vocabulary, tableWords } = known;
  const stored = { rowId, columnId: column.id };
  const place = { rowId, column: column.position };
  const near = { ...tableWords.near(place), columnNames: Object.values(column.localizedName) };
  const words = ('en' in cell ? [] : cell).map((text, index) => {
    const word = vocabulary.cellWord({ langCode: column.langCode ?? '', text }, near);
    tableWords.add(place, word.wordId);
    return { ...stored, position: index + 1, ...word };
  });
  return { cell: { ...stored, ...toLabel(cell) }, words };
}

const toLabel = (cell: Cell) =>
  'en' in cell ? { label: cell.en, localizedLabel: cell } : { label: null, localizedLabel: null };
