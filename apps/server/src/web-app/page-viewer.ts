import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ApplicationError } from '../application-error.ts';
import type { Caller } from '../auth/caller.ts';
import { findCaller } from '../auth/session.ts';
import type { Env } from '../http/api.ts';
import type { Services } from '../services.ts';

/**
 * Whose page is opened. A browser sends no header with an address, but the cookie that keeps the
 * token. All that follows from it is what is read: who has no good one sees what everybody sees.
 */
export async function findPageViewer(
  context: Context<Env>,
  { database, tokens }: Pick<Services, 'database' | 'tokens'>,
): Promise<Caller | undefined> {
  const token = getCookie(context, 'token');
  if (token === undefined) return undefined;
  try {
    return await findCaller(database, await tokens.verify(token));
  } catch (error) {
    if (error instanceof ApplicationError) return undefined;
    throw error;
  }
}
