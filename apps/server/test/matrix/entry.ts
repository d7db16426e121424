import type { routes } from '@wordhoard/contract';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { CallerName } from './stage.ts';
import type { World } from './world.ts';

type Routes = typeof routes;
export type Outcome = 'ok' | ErrorCode;

/** What each caller is answered, in the order of `callers`. */
export type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome, Outcome];

/** What is sent: a body, or the address where a route takes none. */
export type Asked = object | string;

/** A request that is right and aims at what the owner has for themselves, and who is answered. */
export interface Entry {
  ask: (world: World, caller: CallerName) => Asked | Promise<Asked>;
  answers: Outcomes;
  /** Once it is answered, something is gone or shown that others are yet to ask for. */
  spoils?: true;
}

export type EntriesOf<Domain extends keyof Routes> = Record<keyof Routes[Domain], Entry>;

export const everybody: Outcomes = ['ok', 'ok', 'ok', 'ok', 'ok'];
export const learners: Outcomes = ['NotAuthorized', 'ok', 'ok', 'ok', 'ok'];
export const admins: Outcomes = ['NotAuthorized', 'Forbidden', 'Forbidden', 'Forbidden', 'ok'];

/** A private thing is there for its owner only. */
export const ownerReads: Outcomes = ['NotFound', 'NotFound', 'NotFound', 'ok', 'NotFound'];
/** Whoever has the same text for themselves finds their own word by it. */
export const ownersOfTextRead: Outcomes = ['NotFound', 'NotFound', 'ok', 'ok', 'NotFound'];
export const ownerWrites: Outcomes = ['NotAuthorized', 'NotFound', 'NotFound', 'ok', 'NotFound'];
export const ownerOrAdminWrites: Outcomes = ['NotAuthorized', 'NotFound', 'NotFound', 'ok', 'ok'];

/** Nobody judges their own, nor what they do not see. */
export const reactions: Outcomes = [
  'NotAuthorized',
  'NotFound',
  'NotFound',
  'Forbidden',
  'NotFound',
];
/** One's own need not be put on one's shelf, and what is private cannot. */
export const links: Outcomes = [
  'NotAuthorized',
  'LinkToPrivate',
  'LinkToPrivate',
  'LinkToOwn',
  'LinkToPrivate',
];
