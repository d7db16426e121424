import { type ApiClient, dataOf } from '@wordhoard/api-client';

/** Everything that is kept of one's own account, as a file. */
export async function exportAccount(api: ApiClient): Promise<Blob> {
  return dataOf(api.GET('/front-user/export', { parseAs: 'blob' }));
}

export const deleteAccount = (api: ApiClient, body: { password?: string }) =>
  dataOf(api.DELETE('/front-user/delete', { body }));

export const updateAccount = (api: ApiClient, body: { learn: string }) =>
  dataOf(api.POST('/front-user/update', { body }));
