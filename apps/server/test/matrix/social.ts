import { type EntriesOf, everybody, ownerWrites } from './entry.ts';

/** No Telegram bot is configured, and the ticket is invalid. */
export const social = {
  startGoogle: { request: () => '/front-auth/social/google/start', outcomes: everybody },
  finishGoogle: {
    request: () => '/front-auth/social/google/callback?state=x',
    outcomes: everybody,
  },
  telegram: {
    request: () => ({ id: 1, first_name: 'Ada', auth_date: 1_772_366_400, hash: 'a'.repeat(64) }),
    outcomes: ['NotFound', 'NotFound', 'NotFound', 'NotFound', 'NotFound'],
  },
  socialSignIn: {
    request: () => ({ ticket: 'invalid' }),
    outcomes: [
      'ParameterInvalid',
      'ParameterInvalid',
      'ParameterInvalid',
      'ParameterInvalid',
      'ParameterInvalid',
    ],
  },
  unlinkSocial: {
    request: () => ({ provider: 'google' }),
    outcomes: ownerWrites,
    changes: 'world',
  },
} satisfies Partial<EntriesOf<'auth'>>;
