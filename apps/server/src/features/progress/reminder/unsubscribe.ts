import { createHmac, timingSafeEqual } from 'node:crypto';
import { routes } from '@wordhoard/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { buildFieldError } from '../../../platform/errors/application-error.ts';
import type { Api } from '../../../platform/http/api.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import type { Services } from '../../../platform/services.ts';
import { studySettings } from '../../../schema/study.ts';
import { loadServerSecret } from '../../auth/secret.ts';

const form = /^([\da-f-]{36})\.([\w-]{43})$/;

/** Permits to switch the reminders of a learner off, as long as the database exists. */
export async function createUnsubscribeToken(database: Database, userId: string): Promise<string> {
  return `${userId}.${await sign(database, userId)}`;
}

/** Switches the reminders of a learner off. Does nothing if they are off, or if the account is gone. */
async function unsubscribe(database: Database, token: string): Promise<void> {
  const userId = await findOwner(database, token);
  await database.transaction(async (transaction) => {
    await transaction
      .update(studySettings)
      .set({ reminderHour: null, remindAt: null })
      .where(eq(studySettings.userId, userId));
    await publish(transaction, { userId, kind: 'user' });
  });
}

async function findOwner(database: Database, token: string): Promise<string> {
  const [, userId = '', signature = ''] = form.exec(token) ?? [];
  const expected = await sign(database, userId);
  if (signature.length === expected.length && isEqual(signature, expected)) return userId;
  throw buildFieldError('token', { code: 'invalid' });
}

async function sign(database: Database, userId: string): Promise<string> {
  const key = await loadServerSecret(database, 'unsubscribe');
  return createHmac('sha256', key).update(userId).digest('base64url');
}

const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function addReminderRoutes(api: Api, { database }: Services): void {
  api.openapi(routes.progress.unsubscribe, async (context) => {
    await unsubscribe(database, context.req.valid('query').token);
    return context.json({ unsubscribed: true as const }, 200);
  });

  // A mail scanner that opens links must not unsubscribe anybody.
  api.openapi(routes.progress.openUnsubscribePage, (context) => {
    const page = `/unsubscribe?${new URLSearchParams(context.req.valid('query'))}`;
    return context.redirect(page);
  });
}
