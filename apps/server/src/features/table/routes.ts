import { routes } from '@wordhoard/contract';
import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import { firstPage, presentFeed } from '../../platform/database/feed-page.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import type { SignedInContext } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { renewLink } from '../collection/renew-link.ts';
import { saveCollections } from '../collection/store.ts';
import { removeTable, updateTable } from './change-table.ts';
import { addColumn, deleteColumn, moveColumn, renameColumn } from './columns.ts';
import { createTable } from './create-table.ts';
import { type ColumnRow, findColumns } from './part-store.ts';
import { addRows, deleteRows, moveRow, setCell, updateRow } from './rows.ts';
import {
  findRowFeed,
  findTables,
  findVisibleTable,
  presentChangedTable,
  presentColumn,
  presentRows,
  presentTable,
} from './store.ts';

export function addTableRoutes(api: Api, services: Services): void {
  addReadingRoutes(api, services);
  addChangeRoutes(api, services);
  addColumnRoutes(api, services);
  addRowRoutes(api, services);
}

function addReadingRoutes(api: Api, { database }: Services): void {
  answer(api, routes.table, {
    async feed(request, { caller, locale }) {
      const { total, rows } = await findTables(database, { ...request, caller }, request);
      const records = rows.map((table) => presentTable(table, locale));
      return presentFeed(request, { total, rows: records });
    },

    async entity(name, context) {
      const table = await findVisibleTable(database, name, context.caller);
      const [columns, rowFeed] = await Promise.all([
        findColumns(database, table.id),
        findRowFeed(database, table, firstPage, context),
      ]);
      const { data } = presentColumns(columns, context.locale);
      return { ...presentTable(table, context.locale), columns: data, rowFeed };
    },

    record: async (name, { caller, locale }) =>
      presentTable(await findVisibleTable(database, name, caller), locale),

    async rowFeed({ tableId, ...request }, context) {
      const table = await findVisibleTable(database, { id: tableId }, context.caller);
      return findRowFeed(database, table, request, context);
    },
  });
}

function addChangeRoutes(api: Api, { database }: Services): void {
  answer(api, routes.table, {
    async create(draft, context) {
      const id = await createTable(database, draft, context);
      return presentChangedTable(database, id, context);
    },

    async update(change, context) {
      await updateTable(database, change, context);
      return presentChangedTable(database, change.id, context);
    },

    async delete({ id }, context) {
      await removeTable(database, id, context);
      return { id };
    },

    async renewLink(renewal, context) {
      await renewLink(database, 'table', renewal, context);
      return presentChangedTable(database, renewal.newId, context);
    },

    link: (request, context) => saveCollections(database, 'table', request, context),
  });
}

function addColumnRoutes(api: Api, { database }: Services): void {
  answer(api, routes.table, {
    addColumn: async (column, context) =>
      presentColumns(await addColumn(database, column, context), context.locale),

    updateColumn: async (change, context) =>
      presentColumns(await renameColumn(database, change, context), context.locale),

    moveColumn: async (move, context) =>
      presentColumns(await moveColumn(database, move, context), context.locale),

    deleteColumn: async ({ columnId }, context) =>
      presentColumns(await deleteColumn(database, columnId, context), context.locale),
  });
}

const presentColumns = (columns: readonly ColumnRow[], locale: LocaleCode) => ({
  data: columns.map((column) => presentColumn(column, locale)),
});

function addRowRoutes(api: Api, { database }: Services): void {
  answer(api, routes.table, {
    async addRows(rows, context) {
      const ids = await addRows(database, rows, context);
      return { data: await presentRows(database, ids, context) };
    },

    async updateRow(row, context) {
      await updateRow(database, row, context);
      return presentChangedRow(database, row.rowId, context);
    },

    async setCell({ rowId, columnIndex, ...cell }, context) {
      await setCell(database, { rowId, columnIndex, cell }, context);
      return presentChangedRow(database, rowId, context);
    },

    async moveRow(move, context) {
      await moveRow(database, move, context);
      return presentChangedRow(database, move.rowId, context);
    },

    async deleteRows(request, context) {
      await deleteRows(database, request, context);
      return presentChangedTable(database, request.tableId, context);
    },
  });
}

const presentChangedRow = async (database: Database, id: string, context: SignedInContext) =>
  requireFound((await presentRows(database, [id], context))[0]);
