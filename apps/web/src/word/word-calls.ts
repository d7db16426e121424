import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { Privacy } from '@wordhoard/contract/enumeration';

interface NewWord {
  langCode: string;
  text: string;
  example?: string;
  speechPartId?: number;
  privacy: Privacy;
}

export const createWord = (api: ApiClient, body: NewWord) =>
  dataOf(api.POST('/front-word/create', { body }));

interface WordChange {
  id: string;
  text: string;
  example: string | null;
  privacy: Privacy;
}

export const updateWord = (api: ApiClient, body: WordChange) =>
  dataOf(api.POST('/front-word/update', { body }));
