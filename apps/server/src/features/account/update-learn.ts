import type { SignedIn } from '@wordhoard/contract';
import { sql } from 'drizzle-orm';
import { selectRow } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import type { AuthServices } from '../auth/token.ts';

/** Keeps which language a learner learns, and answers a token that tells it, for the same session. */
export async function updateLearn(
  { id, username, role, learn, sessionId }: Caller,
  { database, tokens }: Pick<AuthServices, 'database' | 'tokens'>,
): Promise<SignedIn> {
  const session = await selectRow<{ expiresAt: string }>(
    database,
    sql`update app_user set learn = ${learn} from session
        where app_user.id = ${id} and session.id = ${sessionId}
        returning session.expires_at as "expiresAt"`,
  );
  if (session === undefined) throw new ApplicationError('InvalidToken');
  await publish(database, { userId: id, kind: 'user' });
  const expiresAt = new Date(session.expiresAt);
  const token = await tokens.sign({ userId: id, sessionId, username, learn, expiresAt });
  return { token, user: { id, username, learn, role } };
}
