import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { session } from '../../schema/auth.ts';
import { user } from '../../schema/user.ts';
import { forgetDevices } from './known-device.ts';
import type { TokenSubject, Tokens } from './token.ts';

const sessionMilliseconds = 7 * 24 * 60 * 60 * 1_000;

type Owner = Pick<Caller, 'id' | 'username' | 'learn'>;

interface Ports {
  database: Database;
  tokens: Tokens;
  now: () => Date;
}

/** Starts a session and returns its token. */
export async function openSession(
  { id: userId, username, learn }: Owner,
  { database, tokens, now }: Ports,
): Promise<string> {
  const sessionId = newId();
  const expiresAt = new Date(now().getTime() + sessionMilliseconds);
  await database.insert(session).values({ id: sessionId, userId, expiresAt });
  return tokens.sign({ userId, sessionId, username, learn, expiresAt });
}

/** Signs another token of the same session. */
export async function renewToken(
  { id: userId, sessionId, username, learn }: Caller,
  { database, tokens }: Pick<Ports, 'database' | 'tokens'>,
): Promise<string> {
  const [current] = await database
    .select({ expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.id, sessionId));
  if (current === undefined) throw new ApplicationError('InvalidToken');
  return tokens.sign({ userId, sessionId, username, learn, ...current });
}

async function findCaller(
  database: Database,
  { userId, sessionId }: TokenSubject,
): Promise<Caller> {
  const { id, username, role, learn } = user;
  const [account] = await database
    .select({ id, username, role, learn, sessionId: session.id })
    .from(user)
    .leftJoin(session, and(eq(session.id, sessionId), eq(session.userId, user.id)))
    .where(eq(user.id, userId));
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  if (account.sessionId === null) throw new ApplicationError('InvalidToken');
  return { ...account, sessionId };
}

/** The caller whom a token identifies. Throws if the token is invalid or its session has ended. */
export async function findCallerOfToken(
  token: string,
  { database, tokens }: Pick<Ports, 'database' | 'tokens'>,
): Promise<Caller> {
  return findCaller(database, await tokens.verify(token));
}

const findToken = (context: Context): string | undefined =>
  getCookie(context, 'token') ?? getCookie(context, 'dev-token');

/** Whether a request has a token, valid or not. */
export const mayBeSignedIn = (context: Context): boolean =>
  context.req.header('authorization') !== undefined || findToken(context) !== undefined;

/**
 * The caller whose browser requests a page, or a file that a page shows. The browser sends no `authorization` for
 * these, but the cookie in which the web app keeps the token. Such a request only reads, so the cookie cannot be abused
 * for changes. An invalid token is treated as anonymous.
 */
export async function findCallerOfPage(
  context: Context,
  ports: Pick<Ports, 'database' | 'tokens'>,
): Promise<Caller | undefined> {
  const token = findToken(context);
  if (token === undefined) return undefined;
  try {
    return await findCallerOfToken(token, ports);
  } catch (error) {
    if (error instanceof ApplicationError) return undefined;
    throw error;
  }
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  const [ended] = await database
    .delete(session)
    .where(eq(session.id, sessionId))
    .returning({ userId: session.userId });
  if (ended !== undefined) await publish(database, { ...ended, kind: 'session-ended', sessionId });
}

/** Ends all sessions of a learner except one, and forgets their devices. */
export async function endSessions(
  database: Database,
  userId: string,
  exceptId: string | null = null,
): Promise<void> {
  const isOther = exceptId === null ? undefined : ne(session.id, exceptId);
  await database.delete(session).where(and(eq(session.userId, userId), isOther));
  await forgetDevices(database, userId);
  await publish(database, { userId, kind: 'sessions-ended', exceptId });
}
