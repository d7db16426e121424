import { useSearchParams } from 'wouter';
import { isSocialFailure } from '../../features/auth/social-provider.ts';
import { SocialFailureNotice } from '../../features/auth/social-sign-in-status.tsx';
import { TelegramReturn, telegramLoginOf } from '../../features/auth/telegram-return.tsx';
import { TicketReturn } from '../../features/auth/ticket-return.tsx';

/** Where Google and Telegram lead back to: with a ticket, with what Telegram has told, or with neither. */
export function SocialSignInScreen() {
  const [parameters] = useSearchParams();
  const ticket = parameters.get('ticket');
  const login = telegramLoginOf(parameters);
  const error = parameters.get('error');
  if (ticket !== null) return <TicketReturn key={ticket} ticket={ticket} />;
  if (login !== undefined) return <TelegramReturn login={login} />;
  return <SocialFailureNotice failure={isSocialFailure(error) ? error : 'invalid'} />;
}
