import type { routes } from '@wordhoard/contract';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { CallerName } from './stage.ts';
import type { World } from './world.ts';

type Routes = typeof routes;
export type Outcome = 'ok' | ErrorCode;

/** What an anonymous caller is answered, a stranger, the owner and an admin. */
export type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome];

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

export const everybody: Outcomes = ['ok', 'ok', 'ok', 'ok'];
export const learners: Outcomes = ['NotAuthorized', 'ok', 'ok', 'ok'];
export const admins: Outcomes = ['NotAuthorized', 'Forbidden', 'Forbidden', 'ok'];

/** A private thing is there for its owner only. */
export const ownerReads: Outcomes = ['NotFound', 'NotFound', 'ok', 'NotFound'];
export const ownerWrites: Outcomes = ['NotAuthorized', 'NotFound', 'ok', 'NotFound'];
export const ownerOrAdminWrites: Outcomes = ['NotAuthorized', 'NotFound', 'ok', 'ok'];

/** Nobody judges their own, nor what they do not see. */
export const reactions: Outcomes = ['NotAuthorized', 'NotFound', 'Forbidden', 'NotFound'];
/** One's own need not be put on one's shelf, and what is private cannot. */
export const links: Outcomes = ['NotAuthorized', 'LinkToPrivate', 'LinkToOwn', 'LinkToPrivate'];
