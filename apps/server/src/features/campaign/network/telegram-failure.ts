import type { GrammyError } from 'grammy';
import { failureOfStatus, withoutToken } from './failure.ts';
import { NetworkFailure } from './network.ts';

/** Telegram answers with status 400 or 403 when the bot may not post. It documents no codes. */
const missingRights = [
  'chat not found',
  'not enough rights',
  'need administrator rights',
  'no rights to send',
  'bot was kicked',
  'bot is not a member',
  'member list is inaccessible',
  'upgraded to a supergroup',
  'chat_write_forbidden',
  'chat_admin_required',
  'chat_restricted',
];

/** Why Telegram did not accept a request. */
export function failureOfAnswer(
  { error_code: status, description, parameters }: GrammyError,
  token: string,
): NetworkFailure {
  const explanation = withoutToken(description, token);
  const words = description.toLowerCase();
  const isMissingRight = status === 400 && missingRights.some((right) => words.includes(right));
  // Telegram does not find a method below an address with a malformed token.
  if (isMissingRight || status === 404) return new NetworkFailure('refused', explanation);
  return failureOfStatus(status, explanation, parameters.retry_after);
}
