import { routes } from '@wordhoard/contract';
import { ApplicationError } from '../application-error.ts';
import type { Api } from '../http/api.ts';
import { signInLimit } from '../rate-limit/limits.ts';
import type { Services } from '../services.ts';
import { callerOf } from './caller.ts';
import { changePassword } from './change-password.ts';
import { refuseCommonPassword } from './common-password.ts';
import { roleAtSignUp } from './first-admin.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { mailResetLink, resetPassword } from './reset-password.ts';
import { endSession } from './session.ts';
import { signInAs } from './sign-in-as.ts';
import { addSocialRoutes } from './social/routes.ts';
import { createAccount, findAccountByEmail, findAccountByLogin, holdPassword } from './store.ts';

export function addAuthRoutes(api: Api, services: Services): void {
  addSignInRoutes(api, services);
  addPasswordRoutes(api, services);
  addSocialRoutes(api, services);
}

function addSignInRoutes(api: Api, services: Services): void {
  const { database, now, limiter, adminEmail } = services;

  api.openapi(routes.auth.signUp, async (context) => {
    const { password, ...named } = context.req.valid('json');
    await refuseCommonPassword(password, 'password');
    const passwordHash = await hashPassword(password);
    const answer = await database.transaction(async (transaction) => {
      const role = await roleAtSignUp(transaction, { email: named.email, adminEmail });
      const account = await createAccount(transaction, { ...named, passwordHash, role }, now());
      return signInAs(account, { ...services, database: transaction });
    });
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.signIn, async (context) => {
    const { login, password } = context.req.valid('json');
    const account = await findAccountByLogin(database, login);
    await limiter.spend(signInLimit, account?.id ?? login.toLowerCase());
    const isRight = await isPasswordOf(account?.passwordHash, password);
    if (account === undefined) throw new ApplicationError('UserDoesNotExist');
    if (!isRight) throw new ApplicationError('PasswordInvalid');
    const answer = await database.transaction(async (transaction) => {
      if (!(await holdPassword(transaction, account)))
        throw new ApplicationError('PasswordInvalid');
      return signInAs(account, { ...services, database: transaction });
    });
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.signOut, async (context) => {
    await endSession(database, callerOf(context).sessionId);
    return context.json({ signedOut: true as const }, 200);
  });
}

function addPasswordRoutes(api: Api, services: Services): void {
  const { database, now, errands } = services;

  api.openapi(routes.auth.forgotPassword, async (context) => {
    const account = await findAccountByEmail(database, context.req.valid('json').email);
    if (account !== undefined) {
      const locale = context.get('locale');
      errands.run('mail a link to a new password', () => mailResetLink(account, locale, services));
    }
    return context.json({ sent: true as const }, 200);
  });

  api.openapi(routes.auth.resetPassword, async (context) => {
    const { token: secret, password } = context.req.valid('json');
    await refuseCommonPassword(password, 'password');
    const answer = await database.transaction(async (transaction) => {
      const account = await resetPassword(transaction, { secret, password, now: now() });
      return signInAs(account, { ...services, database: transaction });
    });
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.changePassword, async (context) => {
    const change = context.req.valid('json');
    await refuseCommonPassword(change.newPassword, 'newPassword');
    await changePassword(database, callerOf(context), change);
    return context.json({ changed: true as const }, 200);
  });
}
