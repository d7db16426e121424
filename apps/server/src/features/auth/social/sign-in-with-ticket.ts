import { randomInt } from 'node:crypto';
import type { Account, SignedIn } from '@wordhoard/contract';
import type { Database } from '../../../platform/database/database.ts';
import {
  type ApplicationError,
  buildFieldError,
} from '../../../platform/errors/application-error.ts';
import { signInAs } from '../sign-in.ts';
import { createAccount, roleAtSignUp } from '../store.ts';
import type { AuthServices } from '../token.ts';
import {
  type PresentedTicket,
  readPerson,
  type SocialPerson,
  takePerson,
  usernamesLike,
} from './social-person.ts';
import { findAccountOfIdentity, findTakenUsernames, holdIdentity, linkIdentity } from './store.ts';

/** What a newcomer chooses. */
interface Choice {
  username?: string | undefined;
  learn?: string | undefined;
}

interface Newcomer {
  newcomer: Omit<SocialPerson, 'subject'>;
}

type Ports = Pick<AuthServices, 'database' | 'tokens' | 'now' | 'adminEmail'>;

/** Signs in to the account of a ticket's person; a newcomer chooses a username first. */
export async function signInWithTicket(
  ticket: PresentedTicket,
  choice: Choice,
  device: string,
  ports: Ports,
): Promise<SignedIn | Newcomer> {
  const { database } = ports;
  const person = await readPerson(database, ticket);
  if (choice.username === undefined && !(await findAccountOfIdentity(database, person))) {
    return { newcomer: await presentNewcomer(database, person) };
  }
  return database.transaction(async (transaction) => {
    const within = { ...ports, database: transaction };
    await takePerson(transaction, ticket);
    await holdIdentity(transaction, person);
    const known = await findAccountOfIdentity(transaction, person);
    return signInAs(known ?? (await createNewcomer(person, choice, within)), device, within);
  });
}

/** Never links an existing account by its e-mail address. Its owner links the provider instead. */
async function createNewcomer(
  person: SocialPerson,
  { username, learn }: Choice,
  { database, now, adminEmail }: Ports,
): Promise<Account> {
  if (username === undefined) throw missing('username');
  if (learn === undefined) throw missing('learn');
  const { email } = person;
  const role = await roleAtSignUp(database, { email, adminEmail });
  const form = { username, email, learn, role, passwordHash: null };
  const account = await createAccount(database, form, now());
  await linkIdentity(database, person, { userId: account.id, now: now() });
  return account;
}

async function presentNewcomer(
  database: Database,
  { provider, email, suggestedUsername }: SocialPerson,
): Promise<Newcomer['newcomer']> {
  const usernames = usernamesLike(suggestedUsername, randomInt(1_000, 1_000_000));
  const taken = await findTakenUsernames(database, usernames);
  const free = usernames.find((username) => !taken.has(username)) ?? suggestedUsername;
  return { provider, email, suggestedUsername: free };
}

const missing = (path: keyof Choice): ApplicationError =>
  buildFieldError(path, { code: 'required' });
