import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { type ArchivedFile, writeArchive } from '../archive/write-archive.ts';
import type { LoggedReview } from './collection.ts';

/** What Anki's scheduler knows of a card. Dates count from the epoch of the collection. */
interface WrittenCard {
  /** The day on which it is due, such as `2026-03-01`. */
  due: string;
  interval: number;
  reviews: number;
  lapses: number;
  stability: number;
  difficulty: number;
}

export interface WrittenNote {
  guid: string;
  fields: readonly string[];
  tags: readonly string[];
  /** Undefined if the word is new. */
  card: WrittenCard | undefined;
  reviews: readonly LoggedReview[];
}

export interface WrittenDeck {
  name: string;
  fields: readonly string[];
  notes: readonly WrittenNote[];
  /** The pictures and sounds that fields name. */
  media: ReadonlyMap<string, () => Promise<Uint8Array | undefined>>;
}

const separator = '\u001f';
const dayMilliseconds = 24 * 60 * 60 * 1_000;
/** Any day before all reviews. */
const creation = Date.UTC(2000, 0, 1, 4);

/** The tables of schema 11, which all versions of Anki read. */
const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null,
  due integer not null, ivl integer not null, factor integer not null, reps integer not null,
  lapses integer not null, left integer not null, odue integer not null, odid integer not null,
  flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;

/** Writes an Anki package (.apkg) with a deck, its schedule, pictures and sounds. */
export const writePackage = (deck: WrittenDeck, now: Date): Readable =>
  writeArchive(listFiles(deck, now.getTime()));

async function* listFiles(deck: WrittenDeck, time: number): AsyncGenerator<ArchivedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'wordhoard-export-'));
  try {
    const path = join(folder, 'collection.anki2');
    writeCollection(path, deck, time);
    yield { name: 'collection.anki2', content: createReadStream(path) };
    const names: string[] = [];
    for (const [name, read] of deck.media) {
      const content = await read();
      if (content === undefined) continue;
      yield { name: String(names.length), content, isCompressed: true };
      names.push(name);
    }
    yield { name: 'media', content: JSON.stringify(Object.fromEntries(names.entries())) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function writeCollection(path: string, { name, fields, notes }: WrittenDeck, time: number): void {
  const database = new DatabaseSync(path);
  const [typeId, deckId] = [time, time + 1];
  database.exec(`begin; ${schema}`);
  const models = JSON.stringify({ [typeId]: buildType(typeId, deckId, fields) });
  const decks = JSON.stringify({ 1: buildDeck(1, 'Default'), [deckId]: buildDeck(deckId, name) });
  const dconf = JSON.stringify({ 1: { id: 1, name: 'Default' } });
  const col = [
    1,
    creation / 1_000,
    time,
    time,
    11,
    0,
    0,
    0,
    '{"schedVer":2}',
    models,
    decks,
    dconf,
    '{}',
  ];
  prepare(database, 'col', 13).run(...col);
  insertNotes(database, notes, { time, typeId, deckId });
  database.exec('commit');
  database.close();
}

const prepare = (database: DatabaseSync, table: string, count: number) =>
  database.prepare(`insert into ${table} values (${Array(count).fill('?').join()})`);

function insertNotes(
  database: DatabaseSync,
  notes: WrittenDeck['notes'],
  { time, typeId, deckId }: Record<'time' | 'typeId' | 'deckId', number>,
): void {
  const seconds = Math.floor(time / 1_000);
  const [addNote, addCard, addReview] = [
    prepare(database, 'notes', 11),
    prepare(database, 'cards', 18),
    prepare(database, 'revlog', 9),
  ];
  const used = new Set<number>();
  for (const [index, { guid, fields: texts, tags, card, reviews }] of notes.entries()) {
    const id = time + index;
    const [first = ''] = texts;
    const checksum = Number.parseInt(
      createHash('sha1').update(first).digest('hex').slice(0, 8),
      16,
    );
    const tagged = tags.length === 0 ? '' : ` ${tags.join(' ')} `;
    addNote.run(
      id,
      guid,
      typeId,
      seconds,
      -1,
      tagged,
      texts.join(separator),
      first,
      checksum,
      0,
      '',
    );
    addCard.run(id, id, deckId, 0, seconds, -1, ...toCard(card, index));
    for (const review of reviews) {
      // The times of a log are distinct.
      let at = review.id;
      while (used.has(at)) at += 1;
      used.add(at);
      const { ease, interval, factor, milliseconds, type } = review;
      addReview.run(at, id, -1, ease, interval, 0, factor, milliseconds, type);
    }
  }
}

/** The columns from `type` on. */
function toCard(card: WrittenCard | undefined, position: number): (number | string)[] {
  if (card === undefined) return [0, 0, position, 0, 0, 0, 0, 0, 0, 0, 0, ''];
  const due = Math.round((Date.parse(card.due) + 4 * 60 * 60 * 1_000 - creation) / dayMilliseconds);
  const memory = JSON.stringify({ s: card.stability, d: card.difficulty });
  return [2, 2, due, card.interval, 2_500, card.reviews, card.lapses, 0, 0, 0, 0, memory];
}

const buildDeck = (id: number, name: string) => ({
  ...{ id, name, mod: 0, usn: -1, desc: '', dyn: 0, conf: 1, collapsed: false },
  ...{ newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] },
  ...{ extendNew: 0, extendRev: 0 },
});

const buildType = (id: number, did: number, fields: readonly string[]) => {
  const [word = '', ...others] = fields;
  const back = others.map((name) => `{{#${name}}}<div>{{${name}}}</div>{{/${name}}}`).join('');
  const template = {
    name: 'Card 1',
    ord: 0,
    qfmt: `{{${word}}}`,
    afmt: `{{FrontSide}}<hr>${back}`,
  };
  return {
    ...{ id, did, name: 'Wordhoard', type: 0, mod: 0, usn: -1, sortf: 0, tags: [], vers: [] },
    tmpls: [{ ...template, bqfmt: '', bafmt: '', did: null }],
    flds: fields.map((name, ord) => ({
      ...{ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] },
    })),
    css: '.card { font-family: serif; font-size: 24px; text-align: center; }',
    ...{ latexPre: '', latexPost: '', req: [[0, 'any', [0]]] },
  };
};
