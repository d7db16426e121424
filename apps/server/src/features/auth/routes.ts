import { routes } from '@wordhoard/contract';
import type { Api } from '../../platform/http/api.ts';
import { callerOf } from '../../platform/http/request-context.ts';
import { resetLimit } from '../../platform/limits/limits.ts';
import { changePassword } from './change-password.ts';
import { originOf } from './check-password.ts';
import { roleAtSignUp } from './first-admin.ts';
import { deviceOf, keepDevice } from './known-device.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { mailResetLinkJob, resetPassword } from './reset-password.ts';
import { endSession } from './session.ts';
import { signIn, signInAs } from './sign-in.ts';
import { createAccount, findAccountByEmail } from './store.ts';
import { digestOf } from './ticket.ts';
import type { AuthServices } from './token.ts';

export function addAuthRoutes(api: Api, services: AuthServices): void {
  addSignInRoutes(api, services);
  addPasswordRoutes(api, services);
}

function addSignInRoutes(api: Api, services: AuthServices): void {
  const { database, now, adminEmail, publicUrl } = services;

  api.openapi(routes.auth.signUp, async (context) => {
    const { password, ...named } = context.req.valid('json');
    await refuseCommonPassword(password, 'password');
    const passwordHash = await hashPassword(password);
    const device = deviceOf(context, publicUrl);
    const answer = await database.transaction(async (transaction) => {
      const role = await roleAtSignUp(transaction, { email: named.email, adminEmail });
      const account = await createAccount(transaction, { ...named, passwordHash, role }, now());
      return signInAs(account, device, { ...services, database: transaction });
    });
    keepDevice(context, publicUrl, device);
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.signIn, async (context) => {
    const origin = originOf(context, services);
    const answer = await signIn(context.req.valid('json'), origin, services);
    keepDevice(context, publicUrl, origin.device);
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.signOut, async (context) => {
    await endSession(database, callerOf(context).sessionId);
    return context.json({ signedOut: true as const }, 200);
  });
}

function addPasswordRoutes(api: Api, services: AuthServices): void {
  const { database, now, limiter, jobs, publicUrl } = services;

  api.openapi(routes.auth.forgotPassword, async (context) => {
    const { email } = context.req.valid('json');
    await limiter.spend(resetLimit, digestOf(email.toLowerCase()));
    const account = await findAccountByEmail(database, email);
    const request = { userId: account?.id ?? null, locale: context.get('locale') };
    await jobs.send(mailResetLinkJob, request, database);
    return context.json({ sent: true as const }, 200);
  });

  api.openapi(routes.auth.resetPassword, async (context) => {
    const { token: secret, password } = context.req.valid('json');
    await refuseCommonPassword(password, 'password');
    const device = deviceOf(context, publicUrl);
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
    const origin = originOf(context, services);
    await changePassword(callerOf(context), change, origin, services);
    keepDevice(context, publicUrl, origin.device);
    return context.json({ changed: true as const }, 200);
  });
}
