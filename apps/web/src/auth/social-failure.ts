import { ApiFailure } from '@wordhoard/api-client';
import { type SocialFailure, socialFailures } from '@wordhoard/contract/enumeration';

/** Why signing in with a provider came to nothing: as an address tells it, or because it is another's. */
export type SocialProblem = SocialFailure | 'taken';

export const isSocialFailure = (text: string | null): text is SocialFailure =>
  socialFailures.some((failure) => failure === text);

/** What a refusal of a ticket, or of what Telegram has told, comes to. Others may be tried again. */
export function problemOf(error: Error | null): SocialProblem | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code === 'SimilarRecordAlreadyExists') return 'taken';
  const fields = new Set(error.fields.map(({ path }) => path));
  if (fields.has('ticket') || fields.has('auth_date')) return 'expired';
  return fields.size > 0 ? 'invalid' : undefined;
}
