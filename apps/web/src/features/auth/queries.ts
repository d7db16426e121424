import { defineCall, type PostBody } from '@wordhoard/api-client';

export const signIn = defineCall('/front-auth/sign-in');
export const signUp = defineCall('/front-auth/sign-up');
export const forgotPassword = defineCall('/front-auth/forgot-password');
export const resetPassword = defineCall('/front-auth/reset-password');
export const changePassword = defineCall('/front-auth/change-password');
export const changeEmail = defineCall('/front-auth/change-email');
export const confirmEmail = defineCall('/front-auth/confirm-email');
export const socialSignIn = defineCall('/front-auth/social-sign-in');

export type TelegramLogin = PostBody<'/front-auth/social/telegram'>;
