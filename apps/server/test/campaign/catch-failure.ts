import { inspect } from 'node:util';
import { expect } from 'vitest';
import { NetworkFailure } from '../../src/features/campaign/network/network.ts';

/** How a call to a network failed. Nothing of the failure may contain the token. */
export async function catchFailure(
  call: Promise<unknown>,
  token: string,
): Promise<Pick<NetworkFailure, 'kind' | 'message' | 'retryAfterSeconds'>> {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof NetworkFailure)) throw new Error('The call did not fail as expected');
  for (const text of [failure.message, failure.stack, JSON.stringify(failure), inspect(failure)])
    expect(text).not.toContain(token);
  const { kind, message, retryAfterSeconds } = failure;
  return { kind, message, retryAfterSeconds };
}
