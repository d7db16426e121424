import type { ImportResult, ImportStart, LeftOutReason } from '@wordhoard/contract';
import { Privacy, type UserRole } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { uniqueSlug } from '@wordhoard/contract/slug';
import { and } from 'drizzle-orm';
import { v7 as newId, v5 } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { listWord } from '../../../schema/collection.ts';
import { type MadeEntry, recordMade } from '../../collection/import-record.ts';
import { createList } from '../../list/change-list.ts';
import { noFacts } from '../../list/file/add-facts.ts';
import { toLines } from '../../list/file/import-lines.ts';
import { addEntries, type ImportEntry, mergeLines } from '../../list/file/import-words.ts';
import { resolveLines } from '../../list/file/read-import.ts';
import { addMedia } from './add-file.ts';
import { addHistory } from './add-history.ts';
import { listUnfit } from './list-unfit.ts';
import type { PreparedMedia, UnusableMedia } from './prepare-media.ts';
import { hidesPicture, type ReadNote } from './read-note.ts';

/** A note with its pictures and sounds, which are already stored. */
export interface PreparedNote extends ReadNote {
  prepared: PreparedMedia[];
  unusable: UnusableMedia[];
}

/** A note with the word that it is about. */
export interface NoteOfWord extends PreparedNote {
  wordId: string;
}

export interface ImportRun {
  id: string;
  choices: ImportStart;
  /** Whether commas separate translations. */
  commas: boolean;
  deckNames: ReadonlyMap<string, string>;
  caller: { id: string; role: UserRole };
  /** When the import was started. */
  now: Date;
  findDay: (time: Date) => string;
}

export const emptyResult = (): ImportResult => ({
  lists: [],
  counts: {
    newWords: 0,
    knownWords: 0,
    joined: 0,
    translations: 0,
    tags: 0,
    pictures: 0,
    sounds: 0,
    reviews: 0,
    leftOut: 0,
  },
  leftOut: [],
});

/** Imports some notes of a package, and adds to the result what became of them. */
export async function importNotes(
  transaction: Database,
  notes: readonly PreparedNote[],
  run: ImportRun,
  result: ImportResult,
): Promise<void> {
  const made: MadeEntry[] = [];
  const words: NoteOfWord[] = [];
  for (const [deckId, ofDeck] of Map.groupBy(notes, ({ note }) => note.deckId)) {
    words.push(
      ...(await importDeck(transaction, { deckId, notes: ofDeck }, { run, result, made })),
    );
  }
  made.push(...(await addMedia(transaction, words, run)));
  const count = (kind: MadeEntry['kind']) => made.filter((one) => one.kind === kind).length;
  const { counts } = result;
  counts.translations += count('translation');
  counts.tags += count('tag');
  counts.pictures += count('image');
  counts.sounds += count('recording');
  counts.reviews += await addHistory(transaction, words, run);
  await recordMade(transaction, { importId: run.id, userId: run.caller.id }, made);
}

interface DeckImport {
  run: ImportRun;
  result: ImportResult;
  made: MadeEntry[];
}

/** @returns the notes with their words */
async function importDeck(
  transaction: Database,
  { deckId, notes }: { deckId: string; notes: readonly PreparedNote[] },
  { run, result, made }: DeckImport,
): Promise<NoteOfWord[]> {
  const { langCode, tranLangCode } = run.choices;
  const { counts } = result;
  const leave = (reason: LeftOutReason, { entry, note }: ReadNote) =>
    leaveNote(result, reason, entry?.text ?? note.fields[0] ?? '');
  const { read, named, usable } = await readDeck(transaction, notes, { run, leave });
  const byKey = Map.groupBy(usable, ({ key }) => key);
  const merged = mergeLines({ ...read, lines: usable }, { text: '', langCode, tranLangCode });
  const entries = [...byKey].flatMap(([key, [line]], index) => {
    const entry = merged[index];
    return entry === undefined ? [] : [{ key, entry, wordId: line?.wordId }];
  });
  for (const { line } of usable) leaveUnfit(result, named[line]);
  for (const { entry } of entries)
    for (const note of entry.longNotes) leaveOut(result, 'noteTooLong', note);
  const listOf = await findLists(transaction, result, entries);
  const idOf = new Map<string, string>();
  const add = async (listId: string, part: typeof entries) => {
    const into = { id: listId, privacy: Privacy.Private, isProposed: false, importId: run.id };
    const given = part.map(({ entry, wordId = '' }) => keepPrivate(entry, listOf.has(wordId)));
    const added = await addEntries(transaction, given, into, buildContext(run));
    made.push(...added.made);
    for (const name of added.remarks.unknown) leaveOut(result, 'tagUnknown', name);
    for (const name of added.remarks.exposed) leaveOut(result, 'tagExposed', name);
    const newIds = new Set(added.newIds);
    const newCount = new Set(added.linkIds.filter((id) => newIds.has(id))).size;
    counts.newWords += newCount;
    counts.knownWords += added.told.addedCount - newCount;
    counts.joined += part.length - added.told.addedCount;
    for (const [index, id] of added.linkIds.entries()) idOf.set(part[index]?.key ?? '', id);
    return added.told.addedCount;
  };
  const byList = Map.groupBy(entries, ({ wordId = '' }) => listOf.get(wordId));
  for (const [listId, known] of byList) if (listId !== undefined) await add(listId, known);
  for (let rest = byList.get(undefined) ?? []; rest.length > 0; ) {
    const list = await openList(transaction, deckId, { run, result, made });
    const part = rest.slice(0, limits.listMaxWords - list.wordCount);
    rest = rest.slice(part.length);
    list.wordCount += await add(list.id, part);
  }
  counts.joined += usable.length - byKey.size;
  return usable.flatMap(({ line, key }) => {
    const [note, wordId] = [named[line], idOf.get(key)];
    return note === undefined || wordId === undefined ? [] : [{ ...note, wordId }];
  });
}

/** What a learner says about a word keeps its files private too. What an earlier note of the import has said stays. */
const keepPrivate = (entry: ImportEntry, isDescribed: boolean): ImportEntry => ({
  ...entry,
  facts: isDescribed ? noFacts : (entry.facts ?? noFacts),
});

/** Tells what of a note does not fit into its word. */
function leaveUnfit(result: ImportResult, note: PreparedNote | undefined): void {
  for (const [reason, text] of note?.entry ? listUnfit(note.entry) : [])
    leaveOut(result, reason, text);
  for (const { reason, name } of note?.unusable ?? []) leaveOut(result, reason, name);
}

/** The lists of this import that have a word already. */
async function findLists(
  transaction: Database,
  { lists }: ImportResult,
  entries: readonly { wordId: string | undefined }[],
): Promise<Map<string, string>> {
  const listIds = lists.map(({ id }) => id);
  const wordIds = entries.flatMap(({ wordId }) => wordId ?? []);
  const rows = await transaction
    .select({ wordId: listWord.wordId, listId: listWord.listId })
    .from(listWord)
    .where(and(isAmong(listWord.listId, listIds), isAmong(listWord.wordId, wordIds)));
  return new Map(rows.map(({ wordId, listId }) => [wordId, listId]));
}

async function readDeck(
  transaction: Database,
  notes: readonly PreparedNote[],
  { run, leave }: { run: ImportRun; leave: (reason: LeftOutReason, note: ReadNote) => void },
) {
  const { langCode, tranLangCode } = run.choices;
  const named = notes.filter(({ entry }) => entry !== undefined);
  for (const note of notes.filter(({ entry }) => entry === undefined))
    leave(hidesPicture(note.note) ? 'imageOcclusion' : 'noWord', note);
  const entries = named.flatMap(({ entry }, line) => (entry ? { ...entry, line } : []));
  const read = await resolveLines(
    transaction,
    { ...toLines(entries), commas: run.commas },
    { langCode, tranLangCode, callerId: run.caller.id },
  );
  const refused = new Map(read.errors.map(({ line, issue }) => [line, issue.code]));
  for (const [line, code] of refused) {
    const note = named[line];
    if (note) leave(code === 'maxLength' ? 'tooLong' : 'unreadable', note);
  }
  return { read, named, usable: read.lines.filter(({ line }) => !refused.has(line)) };
}

export const buildContext = ({ caller, now }: ImportRun) =>
  ({ caller, now, locale: 'en' }) as unknown as SignedInContext;

/** The list of a deck that is not full yet. */
async function openList(
  transaction: Database,
  deckId: string,
  { run, result, made }: DeckImport,
): Promise<ImportResult['lists'][number]> {
  const ids = Array.from({ length: result.lists.length + 1 }, (_, part) =>
    v5(`${deckId} ${part}`, run.id),
  );
  const byId = new Map(result.lists.map((one) => [one.id, one]));
  const part = ids.findIndex((one) => (byId.get(one)?.wordCount ?? 0) < limits.listMaxWords);
  const id = ids[part] ?? newId();
  const open = byId.get(id);
  if (open !== undefined) return open;
  const number = part === 0 ? '' : ` ${part + 1}`;
  const parts = (run.deckNames.get(deckId) ?? 'Anki').split('::').map((one) => one.trim());
  const deck = parts.filter((one) => one !== '').join(' · ') || 'Anki';
  const name = `${deck.slice(0, limits.nameMaxLength - number.length)}${number}`;
  const draft = { id, name, note: '', langCode: run.choices.langCode, privacy: Privacy.Private };
  await createList(transaction, { ...draft, words: [] }, buildContext(run));
  made.push({ kind: 'list', id });
  const list = { id, name, slug: uniqueSlug(name, { id, kind: 'list' }), wordCount: 0 };
  result.lists.push(list);
  return list;
}

/** Counts a note of which nothing is imported. */
export function leaveNote(result: ImportResult, reason: LeftOutReason, example: string): void {
  result.counts.leftOut += 1;
  leaveOut(result, reason, example);
}

const maxExamples = 5;

export function leaveOut({ leftOut }: ImportResult, reason: LeftOutReason, example: string): void {
  const found = leftOut.find((one) => one.reason === reason);
  const one = found ?? { reason, count: 0, examples: [] };
  if (found === undefined) leftOut.push(one);
  one.count += 1;
  if (one.examples.length < maxExamples) one.examples.push(example.slice(0, 100));
}
