import { type ApiClient, dataOf } from '@wordhoard/api-client';

interface WordLinks {
  listId: string;
  children: { id: string; link: boolean }[];
}

export const linkWords = (api: ApiClient, body: WordLinks) =>
  dataOf(api.POST('/front-list/link-word', { body }));

interface WordMove {
  listId: string;
  wordId: string;
  position: number;
}

export const moveWord = (api: ApiClient, body: WordMove) =>
  dataOf(api.POST('/front-list/order', { body }));
