import { routes, type SignedIn } from '@wordhoard/contract';
import type { SocialProvider } from '@wordhoard/contract/enumeration';
import type { Context } from 'hono';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { Api } from '../../../platform/http/api.ts';
import { type Caller, requireCaller } from '../../../platform/http/request-context.ts';
import { lockUser } from '../../user/store.ts';
import { type Origin, provePassword, readOrigin } from '../check-password.ts';
import { keepDevice, readDevice } from '../known-device.ts';
import { createSecretCookie, newSecret } from '../secret.ts';
import { renewToken } from '../session.ts';
import { presentAccount } from '../sign-in.ts';
import {
  findAccountById,
  findSignInMethods,
  holdPassword,
  type SignInMethods,
  unlinkIdentities,
} from '../store.ts';
import { computeDigest } from '../ticket.ts';
import type { AuthServices } from '../token.ts';
import { finishGoogleSignIn, startGoogleSignIn } from './google-sign-in.ts';
import { signInWithTicket } from './sign-in-with-ticket.ts';
import {
  issueSocialTicket,
  type PresentedTicket,
  readPerson,
  takePerson,
} from './social-person.ts';
import type { SocialServices } from './social-providers.ts';
import { linkIdentity } from './store.ts';
import { proveTelegramLogin } from './telegram.ts';

export function addSocialRoutes(api: Api, services: SocialServices): void {
  addProviderRoutes(api, services);
  addTicketRoutes(api, services);
}

function addProviderRoutes(api: Api, services: SocialServices): void {
  const { database, now, publicUrl, social } = services;

  api.openapi(routes.auth.startGoogle, async (context) => {
    const returnTo = ownPath(context.req.valid('query').returnTo);
    const browser = nameBrowser(context, publicUrl);
    return context.redirect(await startGoogleSignIn({ returnTo, browser }, services));
  });

  api.openapi(routes.auth.finishGoogle, async (context) => {
    const { state = '' } = context.req.valid('query');
    const { search: query } = new URL(context.req.url);
    const browser = readBrowser(context, publicUrl);
    return context.redirect(await finishGoogleSignIn({ state, query, browser }, services));
  });

  api.openapi(routes.auth.telegram, async (context) => {
    const login = context.req.valid('json');
    if (social.telegram === undefined) throw new ApplicationError('NotFound');
    const { botToken } = social.telegram;
    const person = await proveTelegramLogin(login, { database, botToken, now: now() });
    const browser = nameBrowser(context, publicUrl);
    const ticket = await issueSocialTicket(database, { person, browser, now: now() });
    return context.json({ ticket }, 200);
  });
}

function addTicketRoutes(api: Api, services: SocialServices): void {
  const { database, now, publicUrl } = services;

  api.openapi(routes.auth.socialSignIn, async (context) => {
    const { ticket: secret, password, ...choice } = context.req.valid('json');
    const ticket = { secret, browser: readBrowser(context, publicUrl), now: now() };
    const caller = context.get('caller');
    if (caller !== undefined) {
      const origin = readOrigin(context, services);
      return context.json(await linkPerson({ caller, password, origin }, ticket, services), 200);
    }
    const device = readDevice(context, publicUrl);
    const answer = await signInWithTicket(ticket, choice, device, services);
    if ('token' in answer) keepDevice(context, publicUrl, device);
    return context.json(answer, 200);
  });

  api.openapi(routes.auth.unlinkSocial, async (context) => {
    await unlinkProvider(database, requireCaller(context).id, context.req.valid('json').provider);
    return context.json({ unlinked: true as const }, 200);
  });
}

const anyHost = 'http://own.invalid';

/** A path within the app. An address of another host becomes the home page. */
export function ownPath(address = '/'): string {
  const parsed = address.startsWith('/') ? URL.parse(address, anyHost) : null;
  if (parsed?.origin !== anyHost || parsed.pathname.startsWith('//')) return '/';
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/** Lax, because the provider sends the browser back. It outlasts all steps of one sign-in. */
const cookie = createSecretCookie({
  name: 'social-browser',
  sameSite: 'Lax',
  maxAgeSeconds: 30 * 60,
});

/**
 * Identifies the browser that started a sign-in, so that only this browser can finish it. All tabs
 * share one secret. Only its digest is stored.
 */
function nameBrowser(context: Context, publicUrl: string): string {
  const secret = cookie.read(context, publicUrl) ?? newSecret();
  cookie.write(context, publicUrl, secret);
  return computeDigest(secret);
}

/** The digest of the secret that the browser sends, if it sends one. */
function readBrowser(context: Context, publicUrl: string): string | undefined {
  const secret = cookie.read(context, publicUrl);
  return secret && computeDigest(secret);
}

interface LinkRequest {
  caller: Caller;
  password: string | undefined;
  origin: Origin;
}

/**
 * Connects the provider account of a ticket to the caller's account. It asks for the password too: otherwise a thief
 * of a session could keep access after the password changes.
 */
async function linkPerson(
  { caller, password, origin }: LinkRequest,
  ticket: PresentedTicket,
  services: AuthServices,
): Promise<SignedIn> {
  const { database, tokens, now } = services;
  await readPerson(database, ticket);
  const account = await findAccountById(database, caller.id);
  if (account === undefined) throw new ApplicationError('UserDoesNotExist');
  await provePassword(account, password, origin, services);
  return database.transaction(async (transaction) => {
    const person = await takePerson(transaction, ticket);
    if (!(await holdPassword(transaction, account))) throw new ApplicationError('PasswordInvalid');
    const isLinked = await linkIdentity(transaction, person, { userId: caller.id, now: now() });
    if (!isLinked) throw new ApplicationError('SimilarRecordAlreadyExists');
    const token = await renewToken(caller, { database: transaction, tokens });
    return { token, user: presentAccount(caller) };
  });
}

function unlinkProvider(database: Database, userId: string, provider: SocialProvider) {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const methods = await findSignInMethods(transaction, userId);
    if (!methods.providers.includes(provider)) throw new ApplicationError('NotFound');
    if (!hasOtherMethod(methods, provider)) throw new ApplicationError('Forbidden');
    await unlinkIdentities(transaction, userId, [provider]);
  });
}

const hasOtherMethod = (
  { hasPassword, providers }: SignInMethods,
  provider: SocialProvider,
): boolean => hasPassword || providers.some((other) => other !== provider);
