import { Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { uniqueSlug } from '@wordhoard/contract/slug';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { createList } from '../../list/change-list.ts';
import { insertCells, type StoredCell } from '../../table/cells.ts';
import { createTable } from '../../table/create-table.ts';
import {
  findColumns,
  insertTableRows,
  noteHiddenWords,
  recountParts,
} from '../../table/part-store.ts';
import { checkRowCount } from '../../table/rules.ts';
import { buildContext } from '../package/import-notes.ts';
import type { AccountFile } from './account-worker.ts';
import { addLinks } from './add-choices.ts';
import type { AccountImport } from './import-account.ts';

type FileCollection = AccountFile['lists'][number] | AccountFile['tables'][number];

/** Adds lists and tables as private ones, and saves those of others that the account had saved. */
export async function addCollections(
  transaction: Database,
  file: AccountFile,
  imported: AccountImport,
): Promise<void> {
  const { deckIds } = imported.run.choices;
  const isChosen = ({ id }: FileCollection) => deckIds === undefined || deckIds.includes(id);
  for (const one of file.lists.filter(isChosen)) await addList(transaction, one, imported);
  for (const one of file.tables.filter(isChosen)) await addTable(transaction, one, imported);
  await addLinks(transaction, file, imported);
}

const toDraft = ({ name, note, langCode }: FileCollection, id: string) => ({
  ...{ id, langCode, privacy: Privacy.Private },
  name: name.slice(0, limits.nameMaxLength) || '…',
  note: note.slice(0, limits.noteMaxLength),
});

/** It is as old as the one in the file. */
const datedContext = ({ createdAt }: FileCollection, { run }: AccountImport): SignedInContext => ({
  ...buildContext(run),
  now: createdAt === null ? run.now : new Date(createdAt),
});

async function addList(
  transaction: Database,
  file: AccountFile['lists'][number],
  imported: AccountImport,
): Promise<void> {
  const id = newId();
  const ids = file.words.flatMap((word) => imported.idOf.get(word.id) ?? []);
  const wordIds = [...new Set(ids)];
  const draft = toDraft(file, id);
  const words = wordIds.map((wordId) => ({ id: wordId }));
  await createList(transaction, { ...draft, words }, datedContext(file, imported));
  imported.made.push(
    { kind: 'list', id },
    ...wordIds.map((wordId) => ({ kind: 'listWord' as const, id, wordId })),
  );
  const { name } = draft;
  const slug = uniqueSlug(name, { id, kind: 'list' });
  imported.result.lists.push({ id, name, slug, wordCount: wordIds.length });
  imported.idOf.set(file.id, id).set(file.slug, slug);
}

async function addTable(
  transaction: Database,
  file: AccountFile['tables'][number],
  imported: AccountImport,
): Promise<void> {
  const id = newId();
  checkRowCount(file.rows.length);
  const columns = file.columns.map(({ name, langCode }) => ({ name: name || '…', langCode }));
  const draft = { ...toDraft(file, id), columns, rows: [] };
  await createTable(transaction, draft, datedContext(file, imported));
  const placed = await findColumns(transaction, id);
  const rows = file.rows.map((cells) => ({ id: newId(), cells }));
  const slug = uniqueSlug(draft.name, { id, kind: 'table' });
  imported.idOf.set(file.id, id).set(file.slug, slug);
  const fileIds = [...file.columns.map((column) => column.id), ...(file.rowIds ?? [])];
  for (const [index, part] of [...placed, ...rows].entries()) {
    const fileId = fileIds[index];
    if (fileId !== undefined) imported.idOf.set(fileId, part.id);
  }
  const newIds = rows.map((row) => row.id);
  await insertTableRows(transaction, id, { newIds, ids: newIds });
  const cells = rows.flatMap((row) =>
    placed.map((column, index): StoredCell => {
      const cell = row.cells[index];
      const words = (cell?.words ?? []).flatMap(({ id: fileId, form }) => {
        const wordId = imported.idOf.get(fileId);
        return wordId === undefined ? [] : [{ id: wordId, form }];
      });
      return { rowId: row.id, columnId: column.id, label: cell?.label ?? null, words };
    }),
  );
  await insertCells(transaction, cells);
  await noteHiddenWords(transaction, id);
  await recountParts(transaction, id);
  imported.made.push({ kind: 'table', id });
}
