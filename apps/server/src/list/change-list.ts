import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Context } from 'hono';
import { ApplicationError } from '../application-error.ts';
import { type Caller, callerOf } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../http/api.ts';
import type { Services } from '../services.ts';
import { changeRefusal } from '../shelf/rules.ts';
import { type CountedList, findOwnedList, lockList } from './change-store.ts';

/** Who changes a list, in which language, and when. */
export interface Changer {
  caller: Caller;
  locale: LocaleCode;
  now: Date;
}

export const changerOf = (context: Context<Env>, { now }: Pick<Services, 'now'>): Changer => ({
  caller: callerOf(context),
  locale: context.get('locale'),
  now: now(),
});

/** A list that the caller may change. It may be another one by the time that it is locked. */
export async function findListToChange(
  database: Database,
  id: string,
  { caller }: Pick<Changer, 'caller'>,
): Promise<CountedList> {
  return permitted(await findOwnedList(database, id), caller);
}

/** A list that the caller may change, and nobody else until the transaction ends. */
export async function lockListToChange(
  transaction: Database,
  id: string,
  { caller }: Pick<Changer, 'caller'>,
): Promise<CountedList> {
  return permitted(await lockList(transaction, id), caller);
}

function permitted(list: CountedList | undefined, caller: Caller): CountedList {
  const refusal = changeRefusal(caller, list);
  if (list === undefined || refusal !== undefined) {
    throw new ApplicationError(refusal ?? 'NotFound');
  }
  return list;
}
