import type { SignedIn } from '@wordhoard/contract';
import type { SocialProvider } from '@wordhoard/contract/enumeration';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { Caller } from '../../../platform/http/request-context.ts';
import { lockUser } from '../../user/store.ts';
import { renewToken } from '../session.ts';
import { presentAccount } from '../sign-in.ts';
import type { AuthServices } from '../token.ts';
import { type PresentedTicket, takePerson } from './social-ticket.ts';
import { findSignInMethods, linkIdentity, type SignInMethods, unlinkIdentities } from './store.ts';

/** Lets the caller also sign in as the person of a ticket. */
export function linkPerson(
  caller: Caller,
  ticket: PresentedTicket,
  { database, tokens, now }: Pick<AuthServices, 'database' | 'tokens' | 'now'>,
): Promise<SignedIn> {
  return database.transaction(async (transaction) => {
    const person = await takePerson(transaction, ticket);
    await lockUser(transaction, caller.id);
    const isLinked = await linkIdentity(transaction, person, { userId: caller.id, now: now() });
    if (!isLinked) throw new ApplicationError('SimilarRecordAlreadyExists');
    const token = await renewToken(caller, { database: transaction, tokens });
    return { token, user: presentAccount(caller) };
  });
}

export function unlinkProvider(
  database: Database,
  userId: string,
  provider: SocialProvider,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const methods = await findSignInMethods(transaction, userId);
    if (!methods.providers.includes(provider)) throw new ApplicationError('NotFound');
    if (!hasOtherMethod(methods, provider)) throw new ApplicationError('Forbidden');
    await unlinkIdentities(transaction, userId, provider);
  });
}

const hasOtherMethod = (
  { hasPassword, providers }: SignInMethods,
  provider: SocialProvider,
): boolean => hasPassword || providers.some((other) => other !== provider);
