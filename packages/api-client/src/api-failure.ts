import type { Failure } from '@wordhoard/contract';
import type { ErrorCode } from '@wordhoard/contract/error-code';

/** The code of a request without a response: the server was not reached. */
export const UNREACHABLE = 'Unreachable';

/** A response that is not `ok`, or a request without a response (`status` 0). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode | typeof UNREACHABLE | undefined;
  readonly fields: NonNullable<Failure['fields']>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    body: Partial<Omit<Failure, 'code'>> & { code?: ApiFailure['code'] },
    retryAfterSeconds?: number,
  ) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const unreachable = (): ApiFailure => new ApiFailure(0, { code: UNREACHABLE });

/** Reads a response that is not `ok`. Its body may be empty, truncated or not JSON at all. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiFailure(
    response.status,
    isFailureBody(body) ? body : {},
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
}

const isFailureBody = (body: unknown): body is { code?: never; message?: string } =>
  typeof body === 'object' && body !== null;

/** The text of a toast about a failure. A 404 has none because its page is shown instead. */
export function failureNotice(failure: ApiFailure): string | undefined {
  if (failure.status === 404) return undefined;
  return failure.message || failure.code;
}
