import { type ApiClient, dataOf } from '@wordhoard/api-client';

/** By the time that it is sent, the browser may have forgotten the token. */
export const signOut = (api: ApiClient, token: string) =>
  dataOf(
    api.POST('/front-auth/sign-out', { body: {}, headers: { authorization: `Bearer ${token}` } }),
  );
