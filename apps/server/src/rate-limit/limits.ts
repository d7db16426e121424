/** So many in so many minutes. */
export interface RateLimit {
  name: string;
  most: number;
  minutes: number;
}

/** For all calls that have no limit of their own. */
export const generalLimit = {
  anonymous: { name: 'anonymous', most: 300, minutes: 5 },
  learner: { name: 'learner', most: 1_500, minutes: 5 },
} as const satisfies Record<string, RateLimit>;

export interface OwnLimit extends RateLimit {
  /** Whom it counts: the address that calls, the account that does, or the address that is named. */
  by: 'address' | 'caller' | 'email';
}

/** Whoever guesses a password may call an account by its name or by its address: both count here. */
export const signInLimit: RateLimit = { name: 'sign-in as', most: 10, minutes: 5 };

/** Calls that are dear, or that somebody could guess with. */
export const ownLimits: Readonly<Record<string, readonly OwnLimit[]>> = {
  '/front-auth/sign-in': [{ name: 'sign-in from', by: 'address', most: 25, minutes: 5 }],
  '/front-auth/sign-up': [{ name: 'sign-up', by: 'address', most: 5, minutes: 30 }],
  '/front-auth/forgot-password': [{ name: 'reset', by: 'email', most: 5, minutes: 30 }],
  '/front-auth/social/google/start': [{ name: 'google', by: 'address', most: 25, minutes: 5 }],
  '/front-auth/social/google/callback': [
    { name: 'google callback', by: 'address', most: 25, minutes: 5 },
  ],
  '/front-auth/social/telegram': [{ name: 'telegram', by: 'address', most: 25, minutes: 5 }],
  '/front-auth/social-sign-in': [{ name: 'social', by: 'address', most: 25, minutes: 5 }],
  '/front-user/changes': [{ name: 'changes', by: 'caller', most: 60, minutes: 5 }],
  '/front-word-image/upload': [{ name: 'upload', by: 'caller', most: 30, minutes: 30 }],
};
