import type { routes } from '@wordhoard/contract';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import type { CallerName } from './stage.ts';
import type { World } from './world.ts';

type Routes = typeof routes;
export type Outcome = 'ok' | ErrorCode;

/** The outcome for each caller, in the order of `callers`. */
export type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome, Outcome];

/** A form for a route with a query. */
export class AddressedForm {
  readonly address: string;
  readonly form: URLSearchParams;

  constructor(address: string, form: Record<string, string>) {
    this.address = address;
    this.form = new URLSearchParams(form);
  }
}

/** The body of a request, or the address if the route takes no body. */
export type RequestData = object | string;

/** A valid request for private content of the owner, with its outcomes. A request that creates something uses the id. */
export interface Entry {
  request: (world: World, caller: CallerName, id: string) => RequestData | Promise<RequestData>;
  outcomes: Outcomes;
  /** What the same request gets again. Present if a success adds rows; a repeat adds none. */
  repeat?: Outcome;
  /** What a successful request changes, so that the next caller needs a new one. No other caller uses the caller's account. */
  changes?: 'world' | 'campaign' | 'caller';
}

export type EntriesOf<Domain extends keyof Routes> = Record<keyof Routes[Domain], Entry>;

export const everybody: Outcomes = ['ok', 'ok', 'ok', 'ok', 'ok'];
export const learners: Outcomes = ['NotAuthorized', 'ok', 'ok', 'ok', 'ok'];
export const admins: Outcomes = ['NotAuthorized', 'Forbidden', 'Forbidden', 'Forbidden', 'ok'];

/** Only the owner can read private things. */
export const ownerReads: Outcomes = ['NotFound', 'NotFound', 'NotFound', 'ok', 'NotFound'];
/** The co-author has contributed the same word. */
export const authorsRead: Outcomes = ['NotFound', 'NotFound', 'ok', 'ok', 'NotFound'];
export const ownerWrites: Outcomes = ['NotAuthorized', 'NotFound', 'NotFound', 'ok', 'NotFound'];
export const authorsWrite: Outcomes = ['NotAuthorized', 'NotFound', 'ok', 'ok', 'NotFound'];
export const ownerOrAdminWrites: Outcomes = ['NotAuthorized', 'NotFound', 'NotFound', 'ok', 'ok'];

/** Callers cannot react to their own entries, nor to entries that they do not see. */
export const reactions: Outcomes = [
  'NotAuthorized',
  'NotFound',
  'NotFound',
  'Forbidden',
  'NotFound',
];
/** Callers cannot save their own collections, nor private ones of others. */
export const links: Outcomes = [
  'NotAuthorized',
  'LinkToPrivate',
  'LinkToPrivate',
  'LinkToOwn',
  'LinkToPrivate',
];
