/** What the operator has been given by Google for this site. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

/** What the operator has been given by Telegram for this site's bot. */
export interface TelegramSettings {
  botToken: string;
  botName: string;
}

export interface SocialSettings {
  google: GoogleSettings | undefined;
  telegram: TelegramSettings | undefined;
}

interface Variables {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_ISSUER: string;
  TELEGRAM_BOT_TOKEN?: string | undefined;
  TELEGRAM_BOT_NAME?: string | undefined;
}

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME'],
] as const;

/** What is not set although the other half of it is. */
export function missingOfSocial(variables: Variables): string[] {
  return pairs.flatMap((pair) => {
    const missing = pair.filter((name) => variables[name] === undefined);
    return missing.length === pair.length ? [] : missing;
  });
}

export function socialSettingsOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
  TELEGRAM_BOT_TOKEN: botToken,
  TELEGRAM_BOT_NAME: botName,
}: Variables): SocialSettings {
  return {
    google: clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined,
    telegram: botToken && botName ? { botToken, botName } : undefined,
  };
}

/** Secrets travel encrypted, unless they stay on this machine. */
export function isIssuer(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username + parsed.password + parsed.search + parsed.hash !== '') {
    return false;
  }
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname);
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isHere);
}
