import type { SocialProvider } from '@wordhoard/contract/enumeration';

/** As they write themselves in every language. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  telegram: 'Telegram',
};
