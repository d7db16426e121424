import { routes } from '@wordhoard/contract';
import { Privacy } from '@wordhoard/contract/enumeration';
import { userList, userTable } from '../../src/schema/collection.ts';
import { buildCell, createVerbTable } from '../verb-table.ts';
import type { Stage } from './stage.ts';

interface HiddenWord {
  id: string;
  text: string;
}

/** Creates a private list and a private table, which a stranger saved while they were public. */
export async function addPrivateCollections(stage: Stage, mark: string, hidden: HiddenWord) {
  const { app, people, headers } = stage;
  const list = await createPrivateList(stage, mark, hidden);
  const table = await createPrivateTable(stage, mark, hidden);
  const linked = { userId: people.stranger.id, linkedAt: new Date() };
  await app.database.insert(userList).values({ ...linked, collectionId: list.id });
  await app.database.insert(userTable).values({ ...linked, collectionId: table.id });
  const { columns, rowFeed } = await app.call(routes.table.entity, table, headers.owner);
  return { list, table, columns, rows: rowFeed.data };
}

/** Adds a word that others do not see to a public list and a public table. */
export async function addToPublicCollections(stage: Stage, { id }: HiddenWord): Promise<void> {
  const { app, headers, common, openList, openTable } = stage;
  await app.call(routes.list.linkWord, { listId: openList.id, childId: id }, headers.owner);
  const { rowFeed } = await app.call(routes.table.entity, { id: openTable.id }, headers.owner);
  const [rowId = ''] = rowFeed.data.map((row) => row.id);
  const words = [{ id: common.id }, { id }];
  await app.call(routes.table.setCell, { rowId, columnIndex: 1, words }, headers.owner);
}

async function createPrivateList(
  { app, headers, common }: Stage,
  mark: string,
  hidden: HiddenWord,
): Promise<{ id: string; slug: string }> {
  const words = [{ id: common.id }, { id: hidden.id }];
  const draft = { name: `${mark} listo`, note: mark, langCode: 'eo', privacy: Privacy.Private };
  const { id, slug } = await app.call(routes.list.create, { ...draft, words }, headers.owner);
  return { id, slug };
}

async function createPrivateTable(
  { app, headers, common }: Stage,
  mark: string,
  hidden: HiddenWord,
): Promise<{ id: string }> {
  const columns = [
    { name: mark, langCode: null },
    { name: 'As-formo', langCode: 'eo' },
    { name: 'Is-formo', langCode: 'eo' },
  ];
  const row = [{ label: mark }, buildCell(common.text), buildCell(hidden.text)];
  const draft = { name: `${mark} tabelo`, note: mark, privacy: Privacy.Private };
  const { table } = await createVerbTable(
    app,
    { ...draft, columns, rows: [row, row] },
    headers.owner,
  );
  return { id: table.id };
}
