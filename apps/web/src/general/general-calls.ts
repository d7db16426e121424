import { type ApiClient, dataOf } from '@wordhoard/api-client';

export function reportBrokenLink(api: ApiClient, path: string) {
  return dataOf(api.POST('/front-general/report-broken-link', { body: { path } }));
}
