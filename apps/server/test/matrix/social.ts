import { type EntriesOf, everybody, ownerWrites } from './entry.ts';

/** No Telegram bot is configured, and the ticket is invalid. */
export const social = {
  startGoogle: { ask: () => '/front-auth/social/google/start', answers: everybody },
  finishGoogle: { ask: () => '/front-auth/social/google/callback?state=x', answers: everybody },
  telegram: {
    ask: () => ({ id: 1, first_name: 'Ada', auth_date: 1_772_366_400, hash: 'a'.repeat(64) }),
    answers: ['NotFound', 'NotFound', 'NotFound', 'NotFound', 'NotFound'],
  },
  socialSignIn: {
    ask: () => ({ ticket: 'invalid' }),
    answers: [
      'ParameterInvalid',
      'ParameterInvalid',
      'ParameterInvalid',
      'ParameterInvalid',
      'ParameterInvalid',
    ],
  },
  unlinkSocial: { ask: () => ({ provider: 'google' }), answers: ownerWrites, changesWorld: true },
} satisfies Partial<EntriesOf<'auth'>>;
