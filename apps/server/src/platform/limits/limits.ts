import { routes } from '@wordhoard/contract';

/** The maximum number of uses in a time window. */
export interface RateLimit {
  name: string;
  max: number;
  minutes: number;
}

/**
 * Every request to the API counts here before the limits of its route, whatever the response, with its cost
 * (`requestCost`). A school has a single address: 40 people behind it play, search and sign up at once.
 */
export const generalLimit = {
  /** Anonymous requests, by address. */
  anonymous: { name: 'anonymous', max: 6_000, minutes: 5 },
  /** Requests of an account, from all addresses. */
  learner: { name: 'learner', max: 1_500, minutes: 5 },
  /** Requests of all accounts from one address. */
  address: { name: 'address', max: 15_000, minutes: 5 },
} as const satisfies Record<string, RateLimit>;

/** Pages that the server writes, by address. Their files do not count. */
export const pageLimit: RateLimit = { name: 'page', max: 1_200, minutes: 5 };

/** Routes that take much longer than the 5 ms of a usual request, as a multiple of it. */
const routeCosts: Readonly<Record<string, number>> = {
  [routes.list.importPreview.path]: 10,
  [routes.list.import.path]: 10,
  [routes.table.importPreview.path]: 10,
  [routes.table.import.path]: 10,
  [routes.quiz.entity.path]: 5,
  [routes.offline.words.path]: 8,
  [routes.review.sync.path]: 2,
};

const bytesOfUnit = 8 * 1_024;

/** How many uses of the general limits a request costs. A long body takes longer to read. */
export const requestCost = (path: string, bodyBytes: number): number =>
  (routeCosts[path] ?? 1) + Math.floor(bodyBytes / bytesOfUnit);

export interface RouteLimit extends RateLimit {
  /** Counts by the client's address or by the account. */
  by: 'address' | 'caller';
}

/** Limits of expensive routes, and of routes where a secret could be guessed. */
export const routeLimits: Readonly<Record<string, readonly RouteLimit[]>> = {
  '/front-auth/sign-up': [{ name: 'sign-up', by: 'address', max: 120, minutes: 30 }],
  '/front-auth/forgot-password': [{ name: 'reset from', by: 'address', max: 60, minutes: 30 }],
  '/front-auth/social/google/start': [{ name: 'google', by: 'address', max: 120, minutes: 5 }],
  '/front-auth/social/google/callback': [
    { name: 'google callback', by: 'address', max: 120, minutes: 5 },
  ],
  '/front-auth/social/telegram': [{ name: 'telegram', by: 'address', max: 120, minutes: 5 }],
  '/front-auth/social-sign-in': [{ name: 'social', by: 'address', max: 120, minutes: 5 }],
  '/front-user/changes': [{ name: 'changes', by: 'caller', max: 60, minutes: 5 }],
  '/front-word-image/upload': [{ name: 'upload', by: 'caller', max: 30, minutes: 30 }],
  '/front-word-recording/upload': [
    { name: 'recording upload', by: 'caller', max: 30, minutes: 30 },
  ],
};

/**
 * Wrong passwords, at sign-in and wherever the current password is required. A device that has signed
 * in to the account before has a limit of its own, so that nobody else can lock the owner out. All
 * other devices share the three limits below it.
 */
export const guessLimit = {
  knownDevice: { name: 'guess on', max: 10, minutes: 5 },
  /** At one account from one address: too few in an hour to use up the limit of the account. */
  accountFromAddress: { name: 'guess at', max: 10, minutes: 15 },
  /** At any account from one address. */
  address: { name: 'guess from', max: 25, minutes: 5 },
  /** At one account from all addresses. */
  account: { name: 'guess of', max: 100, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** Words that the server speaks for the first time. Those that it has spoken before are cheap. */
export const speechLimit = {
  learner: { name: 'speech', max: 120, minutes: 5 },
  /** Of all learners and visitors at one address. */
  address: { name: 'speech from', max: 600, minutes: 5 },
} as const satisfies Record<string, RateLimit>;

/** Events and quiz sessions of practice. The device keeps the rest and sends it later. The limit allows an answer and its session almost three times a second. */
export const eventLimit: RateLimit = { name: 'events', max: 20_000, minutes: 60 };

/**
 * Reset links for one e-mail address. Only valid requests count: otherwise invalid ones, which send
 * no mail, could keep the owner of an account from getting a link.
 */
export const resetLimit: RateLimit = { name: 'reset', max: 5, minutes: 30 };
