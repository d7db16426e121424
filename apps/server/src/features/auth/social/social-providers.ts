import type { SocialProvider } from '@wordhoard/contract/enumeration';
import type { SocialSettings } from '../../../platform/configuration/configuration.ts';
import type { AuthServices } from '../token.ts';
import { createGoogle, type Google } from './google.ts';

/** The providers that the operator has configured. */
export interface SocialProviders extends Pick<SocialSettings, 'telegram'> {
  google: Google | undefined;
}

export const createSocialProviders = ({ google, telegram }: SocialSettings, publicUrl: string) => ({
  google: google && createGoogle(google, publicUrl),
  telegram,
});

/** The part of the settings that screens need. */
export function presentProviders({ google, telegram }: SocialProviders) {
  const socialProviders: SocialProvider[] = [
    ...(google ? (['google'] as const) : []),
    ...(telegram ? (['telegram'] as const) : []),
  ];
  return { socialProviders, telegramBotName: telegram?.botName ?? null };
}

export interface SocialServices extends AuthServices {
  social: SocialProviders;
}
