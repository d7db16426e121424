import { ApiFailure } from '@wordhoard/api-client';
import {
  type SocialFailure,
  type SocialProvider,
  socialFailures,
} from '@wordhoard/contract/enumeration';

/** The names of the providers, which are the same in every language. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  telegram: 'Telegram',
};

/** The addresses at which signing in with a provider starts, outside this app's router. */
export const providerPaths: Record<SocialProvider, (returnTo: string) => string> = {
  google: (returnTo) => `/front-auth/social/google/start?${new URLSearchParams({ returnTo })}`,
  // A page of its own with a full load, because only its content security policy permits Telegram's
  // script.
  telegram: (returnTo) => `/telegram-sign-in?${new URLSearchParams({ returnTo })}`,
};

/**
 * Why signing in with a provider failed: as the address says, or because the account belongs to
 * another user.
 */
export type SocialProblem = SocialFailure | 'taken';

export const isSocialFailure = (text: string | null): text is SocialFailure =>
  socialFailures.some((failure) => failure === text);

/** The problem behind a refused ticket or Telegram login. Other failures can be retried. */
export function findSocialProblem(error: Error | null): SocialProblem | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code === 'SimilarRecordAlreadyExists') return 'taken';
  const fields = new Set(error.fields.map(({ path }) => path));
  if (fields.has('ticket') || fields.has('auth_date')) return 'expired';
  if (fields.has('password')) return undefined;
  return fields.size > 0 ? 'invalid' : undefined;
}

/** Whether the ticket is valid, but connecting a provider requires the password. */
export const isPasswordMissing = (error: Error | null): boolean =>
  error instanceof ApiFailure && error.fields.some(({ path }) => path === 'password');
