import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller, Env } from '../../platform/http/request-context.ts';
import { findCallerOfToken } from '../auth/session.ts';
import type { AuthServices } from '../auth/token.ts';

/**
 * Whose page is opened. A browser sends no header with an address, but the cookie that keeps the
 * token. All that follows from it is what is read: who has no good one sees what everybody sees.
 */
export async function findPageViewer(
  context: Context<Env>,
  services: Pick<AuthServices, 'database' | 'tokens'>,
): Promise<Caller | undefined> {
  const token = getCookie(context, 'token');
  if (token === undefined) return undefined;
  try {
    return await findCallerOfToken(token, services);
  } catch (error) {
    if (error instanceof ApplicationError) return undefined;
    throw error;
  }
}
