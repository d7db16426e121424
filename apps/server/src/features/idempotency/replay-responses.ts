import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { routes } from '@wordhoard/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import type { Env } from '../../platform/http/request-context.ts';
import { callerIdOf } from '../../platform/http/request-context.ts';
import {
  beginAnswer,
  findAnswer,
  forgetAnswer,
  type Repeatable,
  type StoredAnswer,
  saveAnswer,
} from './store.ts';

interface Ports {
  database: Database;
  now: () => Date;
}

const headerName = 'idempotency-key';
const maxKey = 100;
const pollMilliseconds = 50;
const maxWaitMilliseconds = 5_000;

const creatingPaths: ReadonlySet<string> = new Set(
  Object.values(routes)
    .flatMap((domain) => Object.values(domain))
    .filter(({ request }) => 'headers' in request)
    .map(({ path }) => path),
);

/** Gives the first answer again when a creating request is repeated with the same key. */
export function replayResponses({ database, now }: Ports): MiddlewareHandler<Env> {
  return async (context, next) => {
    const repeatable = await repeatableOf(context);
    if (repeatable === undefined) return next();
    if (await beginAnswer(database, repeatable, now())) {
      await next();
      return saveOrForget(database, repeatable, context.res);
    }
    const { status, body } = await firstAnswer(database, repeatable);
    return new Response(body, {
      status,
      headers: { 'content-type': 'application/json', 'idempotency-replayed': 'true' },
    });
  };
}

async function repeatableOf(context: Context<Env>): Promise<Repeatable | undefined> {
  const key = context.req.header(headerName);
  const userId = callerIdOf(context);
  if (key === undefined || userId === undefined) return undefined;
  if (!creatingPaths.has(context.req.path)) return undefined;
  if (key === '' || key.length > maxKey) throw refusal();
  const request = `${context.req.path}\n${await context.req.text()}`;
  return { userId, key, requestDigest: createHash('sha256').update(request).digest('hex') };
}

async function saveOrForget(
  database: Database,
  repeatable: Repeatable,
  response: Response,
): Promise<void> {
  if (!response.ok) return forgetAnswer(database, repeatable);
  const body = await response.clone().text();
  await saveAnswer(database, repeatable, { status: response.status, body });
}

/** Waits for the first answer, which another server may still be preparing. */
async function firstAnswer(
  database: Database,
  repeatable: Repeatable,
): Promise<StoredAnswer & { status: number }> {
  const deadline = performance.now() + maxWaitMilliseconds;
  while (performance.now() < deadline) {
    const stored = await findAnswer(database, repeatable);
    if (stored !== undefined && stored.requestDigest !== repeatable.requestDigest) throw refusal();
    if (stored !== undefined && stored.status !== null) return { ...stored, status: stored.status };
    await setTimeout(pollMilliseconds);
  }
  throw new ApplicationError('TooManyRequests', { retryAfterSeconds: 1 });
}

const refusal = () =>
  new ApplicationError('ParameterInvalid', {
    fields: [{ path: headerName, issue: { code: 'invalid' } }],
  });
