import { DatabaseSync } from 'node:sqlite';

/** A kind of notes, with the names of their fields. */
interface NoteType {
  id: string;
  name: string;
  fields: string[];
  noteCount: number;
  /** The fields of some notes. */
  samples: string[][];
}

export interface Survey {
  noteTypes: NoteType[];
  decks: { id: string; name: string; noteCount: number }[];
  noteCount: number;
  reviewCount: number;
}

/** An entry of the review log. */
export interface LoggedReview {
  /** The time, in milliseconds since 1970. */
  id: number;
  /** The pressed button, from 1 to 4; 0 if the review was not an answer. */
  ease: number;
  /** 0 learning, 1 review, 2 relearning, 3 filtered, 4 manual, 5 rescheduled. */
  type: number;
  /** The next interval in days; negative in seconds. */
  interval: number;
  factor: number;
  milliseconds: number;
}

export interface Note {
  id: string;
  guid: string;
  typeId: string;
  deckId: string;
  fields: string[];
  tags: string;
  /** The longest interval of its cards, in days. */
  interval: number;
  reviews: LoggedReview[];
}

/** Thrown for a database that is none of Anki's. */
export class ForeignCollection extends Error {}

const maxFieldsLength = 200_000;
const maxReviews = 200_000;
const separator = '\u001f';
const sampleCount = 200;

/**
 * Opens an untrusted database: read only, without extensions, and without running anything in its schema. A name that could be
 * a view with a long computation must be a table.
 */
export function openCollection(path: string): DatabaseSync {
  const database = new DatabaseSync(path, {
    readOnly: true,
    allowExtension: false,
    enableForeignKeyConstraints: false,
    defensive: true,
    limits: { length: 64 * 1_024 * 1_024, sqlLength: 100_000, exprDepth: 100, attach: 0 },
  });
  database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0;');
  const tables = listTables(database);
  if (!['col', 'notes', 'cards', 'revlog'].every((name) => tables.has(name))) {
    database.close();
    throw new ForeignCollection();
  }
  return database;
}

const listTables = (database: DatabaseSync): Set<string> =>
  new Set(
    all<{ name: string }>(
      database,
      "select name from sqlite_schema where type = 'table' and sql like 'create table%'",
    ).map(({ name }) => name),
  );

const all = <Row>(database: DatabaseSync, query: string, ...values: (string | number)[]): Row[] =>
  database.prepare(query).all(...values) as Row[];

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));

/** What a collection holds. */
export function survey(database: DatabaseSync): Survey {
  const typeCounts = countBy(database, 'select mid as id, count(*) as count from notes group by 1');
  const deckCounts = countBy(
    database,
    `select ${homeDeck} as id, count(distinct nid) as count from cards group by 1`,
  );
  const { noteTypes, decks } = hasOwnTables(database) ? readTables(database) : readJson(database);
  const [reviews] = all<{ count: number }>(
    database,
    'select count(*) as count from revlog where ease between 1 and 4',
  );
  return {
    noteTypes: noteTypes
      .filter(({ id }) => typeCounts.has(id))
      .map((type) => ({
        ...type,
        noteCount: typeCounts.get(type.id) ?? 0,
        samples: readSamples(database, type.id),
      })),
    decks: decks
      .filter(({ id }) => deckCounts.has(id))
      .map((deck) => ({ ...deck, noteCount: deckCounts.get(deck.id) ?? 0 })),
    noteCount: [...typeCounts.values()].reduce((sum, count) => sum + count, 0),
    reviewCount: reviews?.count ?? 0,
  };
}

/** A card in a filtered deck belongs to another one. */
const homeDeck = 'case when odid <> 0 then odid else did end';

function countBy(database: DatabaseSync, query: string): Map<string, number> {
  const rows = all<{ id: number; count: number }>(database, query);
  return new Map(rows.map(({ id, count }) => [text(id), count]));
}

const hasOwnTables = (database: DatabaseSync): boolean => listTables(database).has('notetypes');

/** From schema 15 on. Their names have a collation of Anki's own, so that they can only be read in the order of the rows. */
function readTables(database: DatabaseSync) {
  type NamedRow = { id: number; name: string };
  const fields = all<{ ntid: number; ord: number; name: string }>(
    database,
    'select ntid, ord, name from fields',
  ).toSorted((one, other) => one.ord - other.ord);
  const fieldsOf = Map.groupBy(fields, ({ ntid }) => text(ntid));
  return {
    noteTypes: all<NamedRow>(database, 'select id, name from notetypes').map(({ id, name }) => ({
      id: text(id),
      name: text(name),
      fields: (fieldsOf.get(text(id)) ?? []).map((field) => text(field.name)),
    })),
    decks: all<NamedRow>(database, 'select id, name from decks').map(({ id, name }) => ({
      id: text(id),
      name: text(name).replaceAll(separator, '::'),
    })),
  };
}

interface StoredName {
  name?: unknown;
  flds?: { name?: unknown; ord?: number }[];
}

/** Up to schema 14, the only row of `col` has everything as JSON. */
function readJson(database: DatabaseSync) {
  const [row] = all<{ models: string; decks: string }>(database, 'select models, decks from col');
  if (row === undefined) throw new ForeignCollection();
  const named = (json: string): [string, StoredName][] => Object.entries(JSON.parse(json));
  return {
    noteTypes: named(row.models).map(([id, { name, flds = [] }]) => ({
      id,
      name: text(name),
      fields: flds
        .toSorted((one, other) => (one.ord ?? 0) - (other.ord ?? 0))
        .map((field) => text(field.name)),
    })),
    decks: named(row.decks).map(([id, { name }]) => ({ id, name: text(name) })),
  };
}

const readSamples = (database: DatabaseSync, typeId: string): string[][] =>
  all<{ fields: string }>(
    database,
    `select substr(flds, 1, 2000) as fields from notes where mid = ? limit ${sampleCount}`,
    Number(typeId),
  ).map(({ fields }) => text(fields).split(separator));

/** The notes that come after a note, in the order of their ids, with their reviews. */
export function readNotes(
  database: DatabaseSync,
  { after, count }: { after: string | null; count: number },
): Note[] {
  const notes = all<{ id: number; guid: string; mid: number; fields: string; tags: string }>(
    database,
    `select id, guid, mid, substr(flds, 1, ${maxFieldsLength}) as fields, tags from notes
     where id > ? order by id limit ?`,
    after === null ? Number.MIN_SAFE_INTEGER : Number(after),
    count,
  );
  const ids = JSON.stringify(notes.map(({ id }) => id));
  const cards = all<{ id: number; nid: number; deck: number; ivl: number }>(
    database,
    `select id, nid, ${homeDeck} as deck, ivl from cards
     where nid in (select value from json_each(?)) order by nid, ord limit ${maxReviews}`,
    ids,
  );
  const reviews = all<LoggedReview & { cid: number }>(
    database,
    `select id, cid, ease, type, ivl as interval, factor, time as milliseconds from revlog
     where cid in (select value from json_each(?)) order by id limit ${maxReviews}`,
    JSON.stringify(cards.map(({ id }) => id)),
  );
  const cardsOf = Map.groupBy(cards, ({ nid }) => nid);
  const reviewsOf = Map.groupBy(reviews, ({ cid }) => cid);
  return notes.map(({ id, guid, mid, fields, tags }) => {
    const own = cardsOf.get(id) ?? [];
    return {
      id: text(id),
      guid: text(guid),
      typeId: text(mid),
      deckId: text(own[0]?.deck),
      fields: text(fields).split(separator),
      tags: text(tags),
      interval: own.reduce((longest, { ivl }) => Math.max(longest, ivl), 0),
      reviews: own.flatMap((card) =>
        (reviewsOf.get(card.id) ?? []).map(({ cid: _, ...review }) => review),
      ),
    };
  });
}
