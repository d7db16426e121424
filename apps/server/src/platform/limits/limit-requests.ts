import type { Context, MiddlewareHandler } from 'hono';
import { isApiRequest } from '../http/api.ts';
import { findClientAddress } from '../http/client-address.ts';
import { maxBodyBytes } from '../http/limit-body.ts';
import type { Env } from '../http/request-context.ts';
import { callerIdOf } from '../http/request-context.ts';
import type { Limiter } from './limiter.ts';
import { generalLimit, requestCost, routeLimits } from './limits.ts';

interface Ports {
  limiter: Limiter;
  trustedProxies: number;
}

interface Requester {
  caller: string | undefined;
  address: string;
}

/**
 * Counts requests to the API by address and by account. It runs before any validation, so that
 * invalid requests count too. Pages have a limit of their own, and files have none.
 */
export function limitRequests({ limiter, trustedProxies }: Ports): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (!isApiRequest(context)) return next();
    const requester: Requester = {
      caller: callerIdOf(context),
      address: findClientAddress(context, trustedProxies),
    };
    await spendGeneral(limiter, requester, requestCost(context.req.path, countTextBytes(context)));
    for (const limit of routeLimits[context.req.path] ?? []) {
      const subject = requester[limit.by];
      if (subject !== undefined) await limiter.spend(limit, subject);
    }
    await next();
  };
}

/** The bytes of a text that the server may have to read. The end of a chunked one is unknown. */
function countTextBytes({ req }: Context<Env>): number {
  if (req.header('content-type')?.startsWith('multipart/')) return 0;
  const maxBytes = maxBodyBytes(req.path);
  if (req.header('transfer-encoding') !== undefined) return maxBytes;
  const declared = Number(req.header('content-length') ?? 0);
  return declared > maxBytes ? 0 : declared;
}

async function spendGeneral(limiter: Limiter, { caller, address }: Requester, cost: number) {
  if (caller === undefined) return limiter.spendOften(generalLimit.anonymous, address, cost);
  await limiter.spendOften(generalLimit.address, address, cost);
  await limiter.spendOften(generalLimit.learner, caller, cost);
}
