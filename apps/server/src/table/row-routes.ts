import { routes, type TableRow } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import type { Services } from '../services.ts';
import { type Changer, changerOf } from '../shelf/changer.ts';
import { presentChanged } from './change-routes.ts';
import { presentRows } from './present.ts';
import { addRows, deleteRows, moveRow, setCell, updateRow } from './rows.ts';

export function addRowRoutes(api: Api, services: Services): void {
  const { database } = services;

  api.openapi(routes.table.addRows, async (context) => {
    const changer = changerOf(context, services);
    const ids = await addRows(database, context.req.valid('json'), changer);
    return context.json({ data: await presentChangedRows(database, ids, changer) }, 200);
  });

  api.openapi(routes.table.updateRow, async (context) => {
    const changer = changerOf(context, services);
    const row = context.req.valid('json');
    await updateRow(database, row, changer);
    return context.json(await presentChangedRow(database, row.rowId, changer), 200);
  });

  api.openapi(routes.table.setCell, async (context) => {
    const changer = changerOf(context, services);
    const { rowId, columnIndex, ...cell } = context.req.valid('json');
    await setCell(database, { rowId, columnIndex, cell }, changer);
    return context.json(await presentChangedRow(database, rowId, changer), 200);
  });

  api.openapi(routes.table.moveRow, async (context) => {
    const changer = changerOf(context, services);
    const move = context.req.valid('json');
    await moveRow(database, move, changer);
    return context.json(await presentChangedRow(database, move.rowId, changer), 200);
  });

  api.openapi(routes.table.deleteRows, async (context) => {
    const changer = changerOf(context, services);
    const { tableId, rowIds } = context.req.valid('json');
    await deleteRows(database, { tableId, rowIds }, changer);
    return context.json(await presentChanged(database, tableId, changer), 200);
  });
}

/** Whoever changes a row may see all that stands in it. */
const presentChangedRows = (
  database: Database,
  ids: readonly string[],
  { caller, locale }: Changer,
) => presentRows(database, ids, { viewer: caller, locale, isOwn: true });

async function presentChangedRow(
  database: Database,
  id: string,
  changer: Changer,
): Promise<TableRow> {
  const [row] = await presentChangedRows(database, [id], changer);
  if (row === undefined) throw new ApplicationError('NotFound');
  return row;
}
