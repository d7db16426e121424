import { limits } from '@wordhoard/contract/limits';
import { eq } from 'drizzle-orm';
import type { Note } from '../../../platform/anki/collection.ts';
import type { PackageFile } from '../../../platform/anki/package-file.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import type { Services } from '../../../platform/services.ts';
import { studySettings } from '../../../schema/study.ts';
import { findAccountById } from '../../auth/store.ts';
import { endImports, type ImportRow, lockImport, updateImport } from '../store.ts';
import {
  emptyResult,
  type ImportRun,
  importNotes,
  leaveNote,
  type PreparedNote,
} from './import-notes.ts';
import { prepareMedia } from './prepare-media.ts';
import { readNote } from './read-note.ts';
import { dayFinder, isTimeZone } from './review-events.ts';

const notesAtOnce = 200;

type Ports = Pick<Services, 'database' | 'fileStorage' | 'now'>;

/**
 * Imports the notes of a package, some at a time. Each part is a transaction, which also stores how far the import has come,
 * so that another server can continue it. Returns early if it is cancelled.
 */
export async function importPackage(
  file: PackageFile,
  row: ImportRow,
  ports: Ports,
): Promise<void> {
  const run = await prepareRun(row, ports);
  if (run === undefined) return;
  const rolesOf = new Map(run.choices.noteTypes.map(({ id, roles }) => [id, roles]));
  const decks = run.choices.deckIds && new Set(run.choices.deckIds);
  const known = new Set(row.found?.noteTypes.map(({ id }) => id));
  const isChosen = ({ typeId, deckId }: Note) =>
    rolesOf.has(typeId) && decks?.has(deckId) !== false;
  const source = { ports, file, userId: row.userId };
  for (let after = row.lastNote, isLast = false; !isLast; ) {
    const notes = await file.readNotes(after, notesAtOnce);
    const prepared: PreparedNote[] = [];
    for (const note of notes.filter(isChosen)) {
      const read = readNote(note, rolesOf.get(note.typeId) ?? []);
      prepared.push({ ...read, ...(await prepareMedia(read, source)) });
    }
    isLast = notes.length < notesAtOnce;
    const lastNote = notes.at(-1)?.id ?? after;
    const isStopped = await ports.database.transaction(async (transaction) => {
      const states = ['importing', 'cancelling'] as const;
      const locked = await lockImport(transaction, row.id, { userId: row.userId, states });
      if (locked.state === 'cancelling' || locked.lastNote !== after) return true;
      const result = locked.result ?? emptyResult();
      for (const note of notes.filter(({ typeId }) => !known.has(typeId)))
        leaveNote(result, 'typeUnknown', note.fields[0] ?? '');
      await importNotes(transaction, prepared, run, result);
      const done = locked.done + notes.length;
      await updateImport(transaction, row.id, { lastNote, done, result });
      if (isLast) {
        await endImports(transaction, [row.id], { state: 'done' });
        await publish(transaction, { userId: row.userId, kind: 'list' });
      }
      return false;
    });
    if (isStopped) return;
    after = lastNote;
  }
}

export async function prepareRun(
  { id, userId, choices, found, createdAt }: ImportRow,
  { database }: Pick<Ports, 'database'>,
): Promise<ImportRun | undefined> {
  const account = await findAccountById(database, userId);
  if (choices === null || account === undefined) return undefined;
  const { timeZone, dayEndsAt } = studySettings;
  const [settings] = await database
    .select({ timeZone, dayEndsAt })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  const ownZone = isTimeZone(choices.timeZone) ? choices.timeZone : 'UTC';
  const calendar = {
    timeZone: settings?.timeZone ?? ownZone,
    dayEndsAt: settings?.dayEndsAt ?? limits.dayEndsAt,
  };
  return {
    id,
    choices,
    commas: choices.commas ?? found?.commas ?? false,
    caller: { id: userId, role: account.role },
    now: createdAt,
    findDay: dayFinder(calendar),
    deckNames: new Map(found?.decks.map((deck) => [deck.id, deck.name])),
  };
}
