import { ApiFailure, UNREACHABLE } from './api-failure.ts';

/** Reads a response that is not `ok`. Its body may be empty, cut off or no JSON at all. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiFailure(
    response.status,
    isFailureBody(body) ? body : {},
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
}

export const unreachable = (): ApiFailure => new ApiFailure(0, { code: UNREACHABLE });

const isFailureBody = (body: unknown): body is { code?: never; message?: string } =>
  typeof body === 'object' && body !== null;
