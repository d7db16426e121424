import { ApiFailure } from '@wordhoard/api-client';
import {
  type SocialFailure,
  type SocialProvider,
  socialFailures,
} from '@wordhoard/contract/enumeration';

/** As they write themselves in every language. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  telegram: 'Telegram',
};

/** Where signing in with a provider begins, outside of this page's own router. */
export const providerPaths: Record<SocialProvider, (returnTo: string) => string> = {
  google: (returnTo) => `/front-auth/social/google/start?${new URLSearchParams({ returnTo })}`,
  // A page of its own, loaded anew: the only one that may show something of Telegram's.
  telegram: (returnTo) => `/telegram-sign-in?${new URLSearchParams({ returnTo })}`,
};

/** Why signing in with a provider came to nothing: as an address tells it, or because it is another's. */
export type SocialProblem = SocialFailure | 'taken';

export const isSocialFailure = (text: string | null): text is SocialFailure =>
  socialFailures.some((failure) => failure === text);

/** What a refusal of a ticket, or of what Telegram has told, comes to. Others may be tried again. */
export function problemOf(error: Error | null): SocialProblem | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code === 'SimilarRecordAlreadyExists') return 'taken';
  const fields = new Set(error.fields.map(({ path }) => path));
  if (fields.has('ticket') || fields.has('auth_date')) return 'expired';
  return fields.size > 0 ? 'invalid' : undefined;
}
