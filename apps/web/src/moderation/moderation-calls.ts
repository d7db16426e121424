import { type ApiClient, dataOf } from '@wordhoard/api-client';
import type { EntryStatus } from '@wordhoard/contract/enumeration';
import type { EntryKind } from './moderation-queries.ts';

type Verdict =
  | { status: typeof EntryStatus.Approved }
  | { status: typeof EntryStatus.Rejected; reason: string };

interface Deciding {
  kind: EntryKind;
  ids: string[];
}

export const decide = (api: ApiClient, body: Deciding & Verdict) =>
  dataOf(api.POST('/front-moderation/decide-many', { body }));

export const dismissBrokenLink = (api: ApiClient, id: string) =>
  dataOf(api.POST('/front-moderation/dismiss-broken-link', { body: { id } }));
