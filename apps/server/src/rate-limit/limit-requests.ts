import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { viewerOf } from '../auth/caller.ts';
import type { Env } from '../http/api.ts';
import { isCall } from '../http/is-call.ts';
import { clientAddress } from './client-address.ts';
import type { Limiter } from './limiter.ts';
import { generalLimit, type OwnLimit, ownLimits } from './limits.ts';

interface Ports {
  limiter: Limiter;
  trustedProxies: number;
}

/** Counts calls of the API by address and by account. Files and pages are not counted. */
export function limitRequests({ limiter, trustedProxies }: Ports): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (!isCall(context)) return next();
    const caller = viewerOf(context);
    const address = clientAddress(context, trustedProxies);
    const own = ownLimits[context.req.path];
    if (own === undefined) await spendGeneral(limiter, caller, address);
    for (const limit of own ?? []) {
      const subject = await subjectOf(limit, context, { caller, address });
      if (subject !== undefined) await limiter.spend(limit, subject);
    }
    await next();
  };
}

function spendGeneral(limiter: Limiter, caller: string | undefined, address: string) {
  return caller === undefined
    ? limiter.spendOften(generalLimit.anonymous, address)
    : limiter.spendOften(generalLimit.learner, caller);
}

interface Requester {
  caller: string | undefined;
  address: string;
}

async function subjectOf(
  { by }: OwnLimit,
  context: Context<Env>,
  { caller, address }: Requester,
): Promise<string | undefined> {
  if (by === 'address') return address;
  return by === 'caller' ? caller : namedIn(context, by);
}

/** As a digest: it may be anything, and is nobody's business. Bad bodies are refused a step later. */
async function namedIn(context: Context<Env>, field: string): Promise<string | undefined> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const value = Object(body)[field];
  if (typeof value !== 'string') return undefined;
  return createHash('sha256').update(value.trim().toLowerCase()).digest('base64url');
}
