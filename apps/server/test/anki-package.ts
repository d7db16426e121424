import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync } from 'node:zlib';
import { type ImportRecord, type ImportRole, routes } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';
import { ZipFile } from 'yazl';
import { readAnswer, type TestApp } from './test-app.ts';

type PackageFormat = 'anki2' | 'anki21' | 'anki21b';

interface TestReview {
  /** In milliseconds since 1970. */
  at: number;
  ease?: number;
  type?: number;
  interval?: number;
  factor?: number;
}

export interface TestNote {
  guid?: string;
  fields: string[];
  tags?: string;
  deck?: string;
  interval?: number;
  reviews?: TestReview[];
  /** The package does not describe its type. */
  isOfUnknownType?: boolean;
}

export interface TestPackage {
  format?: PackageFormat;
  fields?: string[];
  notes: TestNote[];
  media?: Record<string, Uint8Array>;
}

const typeId = 1_700_000_000_000;
const firstDeck = 1_700_000_001_000;

const tables = `
  create table col (id integer primary key, crt integer, ver integer, models text, decks text);
  create table notes (id integer primary key, guid text, mid integer, mod integer, tags text, flds text);
  create table cards (id integer primary key, nid integer, did integer, ord integer, type integer,
    ivl integer, odid integer);
  create table revlog (id integer primary key, cid integer, ease integer, ivl integer, lastIvl integer,
    factor integer, time integer, type integer);
  create index ix_cards_nid on cards (nid);
  create index ix_revlog_cid on revlog (cid);`;

const ownTables = `
  create table notetypes (id integer primary key, name text, config blob);
  create table fields (ntid integer, ord integer, name text, primary key (ntid, ord)) without rowid;
  create table decks (id integer primary key, name text, common blob);`;

/** Builds a package as Anki exports it: up to 2.1.28, up to 2.1.49, and since then. */
export async function buildPackage({
  format = 'anki21b',
  fields = ['Front', 'Back'],
  notes,
  media = {},
}: TestPackage): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-anki-'));
  const path = join(folder, 'collection');
  const database = new DatabaseSync(path);
  database.exec(`begin; ${tables}`);
  const deckNames = [...new Set(notes.map(({ deck = 'Default' }) => deck))];
  const decks = new Map(deckNames.map((name, index) => [name, firstDeck + index]));
  if (format === 'anki21b') insertNames(database, { fields, decks });
  else insertJson(database, { fields, decks });
  insertNotes(database, notes, decks);
  database.exec('commit');
  database.close();
  const collection = await readFile(path);
  await rm(folder, { recursive: true });
  return zip(collection, { format, media });
}

interface Names {
  fields: readonly string[];
  decks: ReadonlyMap<string, number>;
}

const insert = (database: DatabaseSync, table: string, values: (string | number | null)[]) =>
  database.prepare(`insert into ${table} values (${values.map(() => '?').join()})`).run(...values);

function insertNames(database: DatabaseSync, { fields, decks }: Names): void {
  database.exec(ownTables);
  insert(database, 'notetypes', [typeId, 'Vortoj', null]);
  for (const [ord, name] of fields.entries()) insert(database, 'fields', [typeId, ord, name]);
  for (const [name, id] of decks)
    insert(database, 'decks', [id, name.replaceAll('::', '\u001f'), null]);
  insert(database, 'col', [1, 0, 18, '', '']);
}

function insertJson(database: DatabaseSync, { fields, decks }: Names): void {
  const flds = fields.map((name, ord) => ({ name, ord }));
  const models = { [typeId]: { id: typeId, name: 'Vortoj', flds } };
  const named = Object.fromEntries([...decks].map(([name, id]) => [id, { id, name }]));
  insert(database, 'col', [1, 0, 11, JSON.stringify(models), JSON.stringify(named)]);
}

function insertNotes(database: DatabaseSync, notes: readonly TestNote[], decks: Names['decks']) {
  const used = new Set<number>();
  for (const [index, note] of notes.entries()) {
    const { guid = newId(), tags = '', deck = 'Default', interval = 0, reviews = [] } = note;
    const id = typeId + index;
    const ofType = note.isOfUnknownType ? 1 : typeId;
    insert(database, 'notes', [id, guid, ofType, 0, tags, note.fields.join('\u001f')]);
    const type = interval > 0 ? 2 : 0;
    insert(database, 'cards', [id, id, decks.get(deck) ?? 1, 0, type, interval, 0]);
    for (const review of reviews) {
      const { at, ease = 3, type: kind = 1, interval: next = 1, factor = 2_500 } = review;
      // The times of a log are distinct.
      let time = at;
      while (used.has(time)) time += 1;
      used.add(time);
      insert(database, 'revlog', [time, id, ease, next, 1, factor, 4_000, kind]);
    }
  }
}

export async function zipFiles(files: Record<string, Uint8Array>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) archive.addBuffer(Buffer.from(bytes), name);
  archive.end();
  return buffer(archive.outputStream);
}

function zip(
  collection: Buffer,
  { format, media }: { format: PackageFormat; media: Record<string, Uint8Array> },
): Promise<Buffer> {
  const names = Object.keys(media);
  const numbered = Object.values(media).map((bytes, index) => [String(index), bytes] as const);
  if (format !== 'anki21b') {
    const map = JSON.stringify(Object.fromEntries(names.map((name, index) => [index, name])));
    return zipFiles({
      'collection.anki2': format === 'anki2' ? collection : Buffer.from('old'),
      ...(format === 'anki21' && { 'collection.anki21': collection }),
      media: Buffer.from(map),
      ...Object.fromEntries(numbered),
    });
  }
  return zipFiles({
    'collection.anki2': Buffer.from('Please update to the latest Anki version'),
    'collection.anki21b': zstdCompressSync(collection),
    media: zstdCompressSync(Buffer.concat(names.map(toMessage))),
    ...Object.fromEntries(numbered.map(([name, bytes]) => [name, zstdCompressSync(bytes)])),
  });
}

/** An entry of the media map in Protocol Buffers, with a name and a size. */
function toMessage(name: string): Buffer {
  const text = Buffer.from(name);
  const entry = Buffer.concat([Buffer.of(0x0a, text.length), text, Buffer.of(0x10, 0x05)]);
  return Buffer.concat([Buffer.of(0x0a, entry.length), entry]);
}

const partBytes = 4 * 1_024 * 1_024;

/** Sends a package in parts, and lets the server read it. */
export async function sendPackage(
  app: TestApp,
  bytes: Uint8Array,
  headers: Record<string, string>,
  id = newId(),
): Promise<ImportRecord> {
  const announced = { id, name: 'Vortoj.apkg', byteCount: bytes.length };
  await app.call(routes.import.begin, announced, headers);
  for (let index = 0; index * partBytes < bytes.length; index += 1) {
    const part = bytes.slice(index * partBytes, (index + 1) * partBytes);
    const body = new FormData();
    body.set('id', id);
    body.set('index', String(index));
    body.set('file', new File([new Uint8Array(part)], 'part'));
    const { authorization = '' } = headers;
    const sent = { method: 'POST', body, headers: { authorization } };
    await readAnswer(routes.import.part, await app.request(routes.import.part.path, sent));
  }
  await app.call(routes.import.read, { id }, headers);
  await app.runJobs();
  return app.call(routes.import.record, { id }, headers);
}

interface Choices {
  roles?: ImportRole[];
  langCode?: string;
  tranLangCode?: string;
  withReviews?: boolean;
  commas?: boolean | undefined;
}

/** Imports all that a package holds, as the server has guessed its fields. */
export async function importPackage(
  app: TestApp,
  bytes: Uint8Array,
  headers: Record<string, string>,
  choices: Choices = {},
): Promise<ImportRecord> {
  const sent = await sendPackage(app, bytes, headers);
  await startImport(app, sent, headers, choices);
  await app.runJobs();
  return app.call(routes.import.record, { id: sent.id }, headers);
}

/** Lets the server import a package that it has read. */
export async function startImport(
  app: TestApp,
  { id, found }: ImportRecord,
  headers: Record<string, string>,
  { roles, langCode = 'eo', tranLangCode = 'ia', withReviews = true, commas }: Choices = {},
): Promise<void> {
  const noteTypes = (found?.noteTypes ?? []).map((type) => ({
    id: type.id,
    roles: roles ?? type.roles,
  }));
  const choices = { id, langCode, tranLangCode, timeZone: 'UTC', withReviews, commas, noteTypes };
  await app.call(routes.import.start, choices, headers);
}

interface ExportRequest {
  listId?: string;
  tableId?: string;
  langCode: string;
  tranLangCode: string;
}

/** Exports words as a package. */
export async function exportPackage(
  app: TestApp,
  words: ExportRequest,
  { authorization = '' }: Record<string, string>,
): Promise<Buffer> {
  const query = new URLSearchParams({ ...words });
  const { path } = routes.import.exportWords;
  const response = await app.request(`${path}?${query}`, { headers: { authorization } });
  if (response.status !== 200) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}
