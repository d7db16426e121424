import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { Shelved, ShelvedKind } from './shelved.ts';

interface ShelfLink {
  /** Whose shelf it is. */
  parentId: string;
  children: [{ id: string; link: boolean }];
}

export function linkToShelf(api: ApiClient, kind: ShelvedKind, body: ShelfLink) {
  return kind === 'list'
    ? dataOf(api.POST('/front-list/link', { body }))
    : dataOf(api.POST('/front-table/link', { body }));
}

export interface ShelvedChange {
  id: string;
  name: string;
  note: string;
  slug: string;
  privacy: Shelved['privacy'];
}

export function updateShelved(
  api: ApiClient,
  kind: ShelvedKind,
  body: ShelvedChange,
): Promise<Shelved> {
  return kind === 'list'
    ? dataOf(api.POST('/front-list/update', { body }))
    : dataOf(api.POST('/front-table/update', { body }));
}

export function deleteShelved(api: ApiClient, kind: ShelvedKind, id: string) {
  return kind === 'list'
    ? dataOf(api.DELETE('/front-list/delete', { body: { id } }))
    : dataOf(api.DELETE('/front-table/delete', { body: { id } }));
}
