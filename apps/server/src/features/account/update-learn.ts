import type { SignedIn } from '@wordhoard/contract';
import { and, eq } from 'drizzle-orm';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Caller } from '../../platform/http/request-context.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { session } from '../auth/schema.ts';
import type { AuthServices } from '../auth/token.ts';
import { user } from '../user/schema.ts';

/** Stores which language a learner learns, and signs a token of the same session that contains it. */
export async function updateLearn(
  { id, username, role, learn, sessionId }: Caller,
  { database, tokens }: Pick<AuthServices, 'database' | 'tokens'>,
): Promise<SignedIn> {
  const [current] = await database
    .update(user)
    .set({ learn })
    .from(session)
    .where(and(eq(user.id, id), eq(session.id, sessionId)))
    .returning({ expiresAt: session.expiresAt });
  if (current === undefined) throw new ApplicationError('InvalidToken');
  await publish(database, { userId: id, kind: 'user' });
  const token = await tokens.sign({ userId: id, sessionId, username, learn, ...current });
  return { token, user: { id, username, learn, role } };
}
