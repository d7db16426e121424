import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, dataOf } from '@wordhoard/api-client';
import { limits } from '@wordhoard/contract/limits';
import { type Sheet, withKeysOf } from './sheet.ts';

const pageSize = limits.feedMaxPageSize;
const lastPage = Math.ceil(limits.tableMaxRows / pageSize);

/** A whole table. Its maker edits it at once, so nothing of it may be old. */
export function sheetQuery(api: ApiClient, tableId: string) {
  return queryOptions({
    queryKey: ['sheet', tableId],
    queryFn: async ({ client, queryKey, signal }) => {
      const told = await fetchSheet(api, tableId, signal);
      return withKeysOf(client.getQueryData<Sheet>(queryKey), told);
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

async function fetchSheet(api: ApiClient, tableId: string, signal: AbortSignal): Promise<Sheet> {
  const fetchRows = (page: number) =>
    dataOf(api.POST('/front-table/row-feed', { body: { tableId, page, pageSize }, signal }));
  const pages = Array.from({ length: lastPage }, (_, index) => index + 1);
  const [table, ...feeds] = await Promise.all([
    dataOf(api.POST('/front-table/entity', { body: { id: tableId }, signal })),
    ...pages.map(fetchRows),
  ]);
  return {
    columns: table.columns.map((column) => ({ ...column, key: column.id })),
    rows: feeds.flatMap(({ data }) => data.map((row) => ({ ...row, key: row.id }))),
  };
}
