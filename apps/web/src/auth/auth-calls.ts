import { type ApiClient, dataOf } from '@wordhoard/api-client';

export const signIn = (api: ApiClient, body: { login: string; password: string }) =>
  dataOf(api.POST('/front-auth/sign-in', { body }));

interface NewAccount {
  username: string;
  email: string;
  password: string;
  learn: string;
}

export const signUp = (api: ApiClient, body: NewAccount) =>
  dataOf(api.POST('/front-auth/sign-up', { body }));

/** By the time that it is sent, the browser may have forgotten the token. */
export const signOut = (api: ApiClient, token: string) =>
  dataOf(
    api.POST('/front-auth/sign-out', { body: {}, headers: { authorization: `Bearer ${token}` } }),
  );

export const forgotPassword = (api: ApiClient, body: { email: string }) =>
  dataOf(api.POST('/front-auth/forgot-password', { body }));

export const resetPassword = (api: ApiClient, body: { token: string; password: string }) =>
  dataOf(api.POST('/front-auth/reset-password', { body }));

export const changePassword = (api: ApiClient, body: { password?: string; newPassword: string }) =>
  dataOf(api.POST('/front-auth/change-password', { body }));
