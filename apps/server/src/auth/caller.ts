import { UserRole } from '@wordhoard/contract/enumeration';
import type { Context } from 'hono';
import { ApplicationError } from '../application-error.ts';
import type { Env } from '../http/api.ts';

/** Who calls, as far as a valid token tells. */
export interface Caller {
  id: string;
  username: string;
  role: UserRole;
  learn: string;
  sessionId: string;
}

/** The caller of a route that only learners and admins may call. */
export function callerOf(context: Context<Env>): Caller {
  const caller = context.get('caller');
  if (caller === undefined) throw new ApplicationError('NotAuthorized');
  return caller;
}

/** Whose own things a route that anyone may call shows beside the public ones. */
export const viewerOf = (context: Context<Env>): string | undefined => context.get('caller')?.id;

export const isAdmin = ({ role }: Pick<Caller, 'role'>): boolean => role === UserRole.Admin;
