import { routes } from '@wordhoard/contract';
import { toAsciiEmail } from '@wordhoard/validators';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Api } from '../../platform/http/api.ts';
import { type Caller, requireCaller } from '../../platform/http/request-context.ts';
import { resetLimit } from '../../platform/limits/limits.ts';
import type { Services } from '../../platform/services.ts';
import { confirmEmail, mailNewAddressJob } from './change-email.ts';
import { type Origin, provePassword, readOrigin } from './check-password.ts';
import { keepDevice, readDevice, rememberDevice } from './known-device.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { mailResetLinkJob, resetPassword } from './reset-password.ts';
import { endSession, endSessions } from './session.ts';
import { signIn, signInAs } from './sign-in.ts';
import {
  createAccount,
  findAccountByEmail,
  findAccountById,
  findSignInMethods,
  holdPassword,
  roleAtSignUp,
  setPassword,
  toShownEmail,
} from './store.ts';
import { computeDigest } from './ticket.ts';
import type { AuthServices } from './token.ts';

export function addAuthRoutes(api: Api, services: AuthServices): void {
  addSignInRoutes(api, services);
  addPasswordRoutes(api, services);
  addEmailRoutes(api, services);
}

function addSignInRoutes(api: Api, services: AuthServices): void {
  const { database, now, adminEmail, publicUrl } = services;

  api.openapi(routes.auth.signUp, async (context) => {
    const { password, ...named } = context.req.valid('json');
    await refuseCommonPassword(password, 'password');
    const passwordHash = await hashPassword(password);
    const origin = readOrigin(context, services);
    const signingUp = database.transaction(async (transaction) => {
      const role = await roleAtSignUp(transaction, { email: named.email, adminEmail });
      const account = await createAccount(transaction, { ...named, passwordHash, role }, now());
      return signInAs(account, origin.device, { ...services, database: transaction });
    });
    const answer = await signingUp.catch(async (refusal) => {
      if (!(await isSignedUp(database, named))) throw refusal;
      return signIn({ login: named.username, password }, origin, services);
    });
    keepDevice(context, publicUrl, origin.device);
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.signIn, async (context) => {
    const origin = readOrigin(context, services);
    const answer = await signIn(context.req.valid('json'), origin, services);
    keepDevice(context, publicUrl, origin.device);
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.signOut, async (context) => {
    await endSession(database, requireCaller(context).sessionId);
    return context.json({ signedOut: true as const }, 200);
  });
}

/** Whether an earlier request has created the account. */
const isSignedUp = async (
  database: Database,
  { id, username }: { id?: string | undefined; username: string },
): Promise<boolean> =>
  id !== undefined && (await findAccountById(database, id))?.username === username;

function addPasswordRoutes(api: Api, services: AuthServices): void {
  const { database, now, limiter, jobs, publicUrl } = services;

  api.openapi(routes.auth.forgotPassword, async (context) => {
    const { email } = context.req.valid('json');
    await limiter.spend(resetLimit, computeEmailDigest(email));
    const account = await findAccountByEmail(database, email);
    const request = { userId: account?.id ?? null, locale: context.get('locale') };
    await jobs.send(mailResetLinkJob, request, database);
    return context.json({ sent: true as const }, 200);
  });

  api.openapi(routes.auth.resetPassword, async (context) => {
    const { token: secret, password } = context.req.valid('json');
    await refuseCommonPassword(password, 'password');
    const device = readDevice(context, publicUrl);
    const answer = await database.transaction(async (transaction) => {
      const account = await resetPassword(transaction, { secret, password, now: now() });
      return signInAs(account, device, { ...services, database: transaction });
    });
    keepDevice(context, publicUrl, device);
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.changePassword, async (context) => {
    const change = context.req.valid('json');
    await refuseCommonPassword(change.newPassword, 'newPassword');
    const origin = readOrigin(context, services);
    const caller = requireCaller(context);
    await changePassword(caller, change, origin, services);
    keepDevice(context, publicUrl, origin.device);
    const { providers } = await findSignInMethods(database, caller.id);
    return context.json({ changed: true as const, providers }, 200);
  });
}

function addEmailRoutes(api: Api, services: AuthServices): void {
  const { database, limiter, jobs } = services;

  api.openapi(routes.auth.changeEmail, async (context) => {
    const { email, password } = context.req.valid('json');
    const { id: userId } = requireCaller(context);
    const account = await findAccountById(database, userId);
    if (account === undefined) throw new ApplicationError('UserDoesNotExist');
    await provePassword(account, password, readOrigin(context, services), services);
    await limiter.spend(resetLimit, computeEmailDigest(email));
    if (await findAccountByEmail(database, email)) throw new ApplicationError('EmailExists');
    await jobs.send(
      mailNewAddressJob,
      { userId, email: toAsciiEmail(email), locale: context.get('locale') },
      database,
    );
    return context.json({ sent: true as const }, 200);
  });

  api.openapi(routes.auth.confirmEmail, async (context) => {
    const { token: secret } = context.req.valid('json');
    const email = await confirmEmail({ secret, locale: context.get('locale') }, services);
    return context.json({ email: toShownEmail(email) }, 200);
  });
}

const computeEmailDigest = (email: string): string =>
  computeDigest(toAsciiEmail(email).toLowerCase());

interface Change {
  /** Absent if the account has none and signs in with a social provider. */
  password?: string | undefined;
  newPassword: string;
}

/** Changes the password, and ends all other sessions and forgets all other devices. */
async function changePassword(
  { id, sessionId }: Caller,
  { password, newPassword }: Change,
  origin: Origin,
  ports: Pick<Services, 'database' | 'limiter' | 'now'>,
): Promise<void> {
  const { database, now } = ports;
  const account = await findAccountById(database, id);
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  await provePassword(account, password, origin, ports);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (transaction) => {
    if (!(await holdPassword(transaction, account))) throw new ApplicationError('PasswordInvalid');
    await setPassword(transaction, id, passwordHash);
    await endSessions(transaction, id, sessionId);
    await rememberDevice(transaction, { userId: id, secret: origin.device }, now());
  });
}
