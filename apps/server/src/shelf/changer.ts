import type { LocaleCode } from '@wordhoard/contract/enumeration';
import type { Context } from 'hono';
import { type Caller, callerOf } from '../auth/caller.ts';
import type { Env } from '../http/api.ts';
import type { Services } from '../services.ts';

/** Who changes a list or a table, in which language, and when. */
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
