import type { SocialProvider } from '@wordhoard/contract/enumeration';

/** Where signing in with a provider begins, outside of this page's own router. */
export const providerPaths: Record<SocialProvider, (returnTo: string) => string> = {
  google: (returnTo) => `/front-auth/social/google/start?${new URLSearchParams({ returnTo })}`,
  // A page of its own, loaded anew: the only one that may show something of Telegram's.
  telegram: (returnTo) => `/telegram-sign-in?${new URLSearchParams({ returnTo })}`,
};
