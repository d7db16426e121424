import { type ApiClient, defineCall, readData } from '@wordhoard/api-client';
import type { ApiQueries } from '@wordhoard/api-client/react-query';
import type { ImportState } from '@wordhoard/contract';

const pollMilliseconds = 1_000;

const runningStates: ReadonlySet<ImportState> = new Set([
  'reading',
  'importing',
  'cancelling',
  'undoing',
]);

/** An import. While the server works on it, it is asked for every second. */
export const importQuery = (api: ApiQueries, id: string) =>
  api.queryOptions(
    'post',
    '/front-import/record',
    { body: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && runningStates.has(data.state) ? pollMilliseconds : false,
    },
  );

export const recentImportsQuery = (api: ApiQueries) =>
  api.queryOptions('post', '/front-import/recent', { body: {} }, { staleTime: 0 });

export const beginImport = defineCall('/front-import/begin');
export const readPackage = defineCall('/front-import/read');
export const startImport = defineCall('/front-import/start');
export const cancelImport = defineCall('/front-import/cancel');
export const undoImport = defineCall('/front-import/undo');

interface PackageWords {
  /** Without a list or a table, all words of the learner in the language. */
  words: { listId?: string; tableId?: string; langCode: string; tranLangCode: string };
  /** Of the file, without its extension. */
  name: string;
}

/** Words as an Anki package, with the schedule of the learner. */
export async function exportPackage(api: ApiClient, { words, name }: PackageWords) {
  const request = { params: { query: words }, parseAs: 'blob' } as const;
  const content = await readData(api.GET('/front-import/export', request));
  return { content, mediaType: 'application/octet-stream', fileName: `${name}.apkg` };
}
