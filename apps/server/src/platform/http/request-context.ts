import { type LocaleCode, UserRole } from '@wordhoard/contract/enumeration';
import { negotiateLocale } from '@wordhoard/i18n';
import type { Context, MiddlewareHandler } from 'hono';
import { ApplicationError } from '../errors/application-error.ts';

/** The account that a valid token identifies. */
export interface Caller {
  id: string;
  username: string;
  role: UserRole;
  learn: string;
  sessionId: string;
}

/** Who is asking, in which language, and when. */
export interface RequestContext {
  /** Undefined for an anonymous visitor. */
  caller: Pick<Caller, 'id' | 'role'> | undefined;
  locale: LocaleCode;
  now: Date;
}

/** The context of a route that only learners and admins may call. */
export interface SignedInContext extends RequestContext {
  caller: Caller;
}

/** The Hono environment: what middleware adds to a request. */
export interface Env {
  Variables: {
    requestId: string;
    locale: LocaleCode;
    now: Date;
    caller: Caller | undefined;
    tokenError: ApplicationError | undefined;
  };
}

export const getRequestContext = (context: Context<Env>): RequestContext => ({
  caller: context.get('caller'),
  locale: context.get('locale'),
  now: context.get('now'),
});

export function requireCaller(context: Context<Env>): Caller {
  const caller = context.get('caller');
  if (caller === undefined) throw new ApplicationError('NotAuthorized');
  return caller;
}

/** For public routes that also show the caller's own data. */
export const callerIdOf = (context: Context<Env>): string | undefined => context.get('caller')?.id;

export const isAdmin = ({ role }: Pick<Caller, 'role'>): boolean => role === UserRole.Admin;

/** Sets the time of a request, and the language of its response. */
export const startRequest =
  ({ now }: { now: () => Date }): MiddlewareHandler<Env> =>
  async (context, next) => {
    context.set('now', now());
    context.set('locale', negotiateLocale(context.req.header('accept-language')));
    await next();
  };
