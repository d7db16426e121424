import { type ApiClient, type components, dataOf } from '@wordhoard/api-client';
import type { Knowing } from '@wordhoard/contract/enumeration';

type KnowingChange = components['schemas']['KnowingChange'];
type MarkedWord = components['schemas']['UserWordSaving'];

interface Mark {
  wordId: string;
  knowing: Knowing;
  day: string;
}

export const setKnowing = (api: ApiClient, body: Mark) =>
  dataOf(api.POST('/front-knowing/set', { body }));

interface Marks {
  wordIds: string[];
  knowing: Knowing;
  day: string;
}

/** All of them, or none. */
export const setManyKnowing = (api: ApiClient, body: Marks) =>
  dataOf(api.POST('/front-knowing/set-many', { body }));

export const restoreKnowing = (api: ApiClient, body: { changed: KnowingChange[]; day: string }) =>
  dataOf(api.POST('/front-knowing/restore', { body }));

type Attempt = { tranLangCode: string; answer: string } | { wordImageId: string };

export const proveWord = (api: ApiClient, body: { wordId: string; day: string } & Attempt) =>
  dataOf(api.POST('/front-knowing/prove', { body }));

export const mergeKnowing = (api: ApiClient, body: { words: MarkedWord[]; key: string }) =>
  dataOf(api.POST('/front-knowing/merge', { body }));
