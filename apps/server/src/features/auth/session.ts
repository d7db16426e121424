import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { forgetDevices } from './known-device.ts';
import type { TokenSubject, Tokens } from './token.ts';

const sessionMilliseconds = 7 * 24 * 60 * 60 * 1_000;

type Owner = Pick<Caller, 'id' | 'username' | 'learn'>;

interface Ports {
  database: Database;
  tokens: Tokens;
  now: () => Date;
}

/** Begins a session and answers its token. */
export async function openSession(
  { id: userId, username, learn }: Owner,
  { database, tokens, now }: Ports,
): Promise<string> {
  const sessionId = newId();
  const expiresAt = new Date(now().getTime() + sessionMilliseconds);
  await database.execute(
    sql`insert into session (id, user_id, expires_at) values (${sessionId}, ${userId}, ${expiresAt})`,
  );
  return tokens.sign({ userId, sessionId, username, learn, expiresAt });
}

/** Another token of the same session. */
export async function renewToken(
  { id: userId, sessionId, username, learn }: Caller,
  { database, tokens }: Pick<Ports, 'database' | 'tokens'>,
): Promise<string> {
  const session = await selectRow<{ expiresAt: string }>(
    database,
    sql`select expires_at as "expiresAt" from session where id = ${sessionId}`,
  );
  if (session === undefined) throw new ApplicationError('InvalidToken');
  const expiresAt = new Date(session.expiresAt);
  return tokens.sign({ userId, sessionId, username, learn, expiresAt });
}

/** Who holds the session of a token: nobody, once the account is gone or the session was ended. */
async function findCaller(
  database: Database,
  { userId, sessionId }: TokenSubject,
): Promise<Caller> {
  const row = await selectRow<Caller & { hasSession: boolean }>(
    database,
    sql`select app_user.id, username, role, learn, ${sessionId}::uuid as "sessionId",
          session.id is not null as "hasSession"
        from app_user left join session on session.id = ${sessionId} and session.user_id = app_user.id
        where app_user.id = ${userId}`,
  );
  if (row === undefined) throw new ApplicationError('UserDoesNotExist');
  const { hasSession, ...caller } = row;
  if (!hasSession) throw new ApplicationError('InvalidToken');
  return caller;
}

/** The caller whom a token identifies. Throws if the token is invalid or its session has ended. */
export async function findCallerOfToken(
  token: string,
  { database, tokens }: Pick<Ports, 'database' | 'tokens'>,
): Promise<Caller> {
  return findCaller(database, await tokens.verify(token));
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  const ended = await selectRow<{ userId: string }>(
    database,
    sql`delete from session where id = ${sessionId} returning user_id as "userId"`,
  );
  if (ended !== undefined) await publish(database, { ...ended, kind: 'session-ended', sessionId });
}

/** Ends all sessions of a learner but the one that is kept, and makes their devices unknown. */
export async function endSessionsOf(
  database: Database,
  userId: string,
  keptId: string | null = null,
): Promise<void> {
  await database.execute(
    sql`delete from session
        where user_id = ${userId} and id is distinct from ${keptId}::uuid`,
  );
  await forgetDevices(database, userId);
  await publish(database, { userId, kind: 'sessions-ended', keptId });
}

export async function removeExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.execute(sql`delete from session where expires_at <= ${now}`);
}
