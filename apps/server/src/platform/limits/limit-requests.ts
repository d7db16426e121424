import type { MiddlewareHandler } from 'hono';
import { isApiRequest } from '../http/api.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Env } from '../http/request-context.ts';
import { callerIdOf } from '../http/request-context.ts';
import type { Limiter } from './limiter.ts';
import { generalLimit, routeLimits } from './limits.ts';

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
 * invalid requests count too. Files and pages are not counted.
 */
export function limitRequests({ limiter, trustedProxies }: Ports): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (!isApiRequest(context)) return next();
    const requester: Requester = {
      caller: callerIdOf(context),
      address: clientAddress(context, trustedProxies),
    };
    await spendGeneral(limiter, requester);
    for (const limit of routeLimits[context.req.path] ?? []) {
      const subject = requester[limit.by];
      if (subject !== undefined) await limiter.spend(limit, subject);
    }
    await next();
  };
}

async function spendGeneral(limiter: Limiter, { caller, address }: Requester): Promise<void> {
  if (caller === undefined) return limiter.spendOften(generalLimit.anonymous, address);
  await limiter.spendOften(generalLimit.address, address);
  await limiter.spendOften(generalLimit.learner, caller);
}
