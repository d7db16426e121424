import { lazy } from 'react';

/** What an address shows that leads nowhere. Few do, so its code comes when it is needed. */
export const NotFound = lazy(async () => ({
  default: (await import('./not-found-screen.tsx')).NotFoundScreen,
}));
