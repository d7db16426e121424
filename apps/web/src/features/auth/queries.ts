import { type ApiClient, type PostBody, readData } from '@wordhoard/api-client';

export const signIn = (api: ApiClient, body: PostBody<'/front-auth/sign-in'>) =>
  readData(api.POST('/front-auth/sign-in', { body }));

export const signUp = (api: ApiClient, body: PostBody<'/front-auth/sign-up'>) =>
  readData(api.POST('/front-auth/sign-up', { body }));

export const forgotPassword = (api: ApiClient, body: PostBody<'/front-auth/forgot-password'>) =>
  readData(api.POST('/front-auth/forgot-password', { body }));

export const resetPassword = (api: ApiClient, body: PostBody<'/front-auth/reset-password'>) =>
  readData(api.POST('/front-auth/reset-password', { body }));

export const changePassword = (api: ApiClient, body: PostBody<'/front-auth/change-password'>) =>
  readData(api.POST('/front-auth/change-password', { body }));

export const socialSignIn = (api: ApiClient, body: PostBody<'/front-auth/social-sign-in'>) =>
  readData(api.POST('/front-auth/social-sign-in', { body }));

export type TelegramLogin = PostBody<'/front-auth/social/telegram'>;
