import { type ApiClient, dataOf, type PostBody } from '@wordhoard/api-client';

export const signIn = (api: ApiClient, body: { login: string; password: string }) =>
  dataOf(api.POST('/front-auth/sign-in', { body }));

interface NewAccount {
  id: string;
  username: string;
  email: string;
  password: string;
  learn: string;
}

export const signUp = (api: ApiClient, body: NewAccount) =>
  dataOf(api.POST('/front-auth/sign-up', { body }));

export const forgotPassword = (api: ApiClient, body: { email: string }) =>
  dataOf(api.POST('/front-auth/forgot-password', { body }));

export const resetPassword = (api: ApiClient, body: { token: string; password: string }) =>
  dataOf(api.POST('/front-auth/reset-password', { body }));

export const changePassword = (api: ApiClient, body: { password?: string; newPassword: string }) =>
  dataOf(api.POST('/front-auth/change-password', { body }));

interface SocialSignIn {
  ticket: string;
  /** Chosen by new users. */
  username?: string;
  learn?: string;
  /** Of the signed-in user, to connect the provider. */
  password?: string;
}

export const socialSignIn = (api: ApiClient, body: SocialSignIn) =>
  dataOf(api.POST('/front-auth/social-sign-in', { body }));

export type TelegramLogin = PostBody<'/front-auth/social/telegram'>;
