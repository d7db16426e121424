import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import type { Privacy } from '@wordhoard/contract/enumeration';

interface ListDraft {
  name: string;
  slug?: string;
  note: string;
  langCode: string;
  privacy: Privacy;
}

interface Pasted {
  text: string;
  tranLangCode: string;
}

export const createList = (api: ApiClient, body: ListDraft, wordIds: readonly string[] = []) =>
  dataOf(
    api.POST('/front-list/create', { body: { ...body, words: wordIds.map((id) => ({ id })) } }),
  );

export const importIntoList = (api: ApiClient, body: Pasted & { listId: string }) =>
  dataOf(api.POST('/front-list/import', { body }));

export const importAsNewList = (api: ApiClient, body: Pasted & ListDraft) =>
  dataOf(api.POST('/front-list/import', { body }));

type ListFormat = 'csv' | 'json' | 'anki';

interface ListExport {
  id: string;
  tranLangCode: string;
  format: ListFormat;
}

export const exportList = (api: ApiClient, body: ListExport) =>
  dataOf(api.POST('/front-list/export', { body }));

export type ListRecord = components['schemas']['ListRecord'];
