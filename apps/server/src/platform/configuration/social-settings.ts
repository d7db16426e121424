/** The operator's credentials from Google. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

/** The operator's bot at Telegram. */
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

/** The missing variables of incomplete pairs. */
export function missingSocialVariables(variables: Variables): string[] {
  return pairs.flatMap((pair) => {
    const missing = pair.filter((name) => variables[name] === undefined);
    return missing.length === pair.length ? [] : missing;
  });
}

export function readSocialSettings({
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

/** Requires https, except for a provider on this machine. */
export function isIssuer(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username + parsed.password + parsed.search + parsed.hash !== '') {
    return false;
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname);
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocal);
}
