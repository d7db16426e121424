import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEmail } from '@wordhoard/validators';
import { z } from 'zod';
import { CommandFailure, exitCode } from '../errors/command-failure.ts';
import type { FileStoreSetting } from '../storage/file-store.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const matching = (pattern: RegExp) => z.string().regex(pattern).optional();

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(isOrigin)
  .transform((url) => new URL(url).origin);

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ }).transform(useModesOfLibpq);

const program = z.string().regex(/^[^\0]+$/);

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: matching(/^[\w.:-]+$/),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  PREPARED_STATEMENTS: z.stringbool().default(false),
  DATA_DIRECTORY: z.string().default(folder('../../../../../.data')),
  WEB_DIRECTORY: z.string().default(folder('../../../../web/dist')),
  S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  S3_REGION: matching(/^[\w-]+$/),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  NODE_ENV: z.string().optional(),
  STOP_DELAY: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .optional(),
  TRUSTED_PROXIES: z.string().regex(/^\d$/).transform(Number).default(0),
  METRICS_TOKEN: matching(/^[\w.~+/-]{16,}$/),
  PUBLIC_URL: origin.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z.string().refine(isSender).optional(),
  ADMIN_EMAIL: z.string().refine(isEmail).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.string().refine(isIssuer).default('https://accounts.google.com'),
  TELEGRAM_BOT_TOKEN: matching(/^\d+:[\w-]{30,}$/),
  TELEGRAM_BOT_NAME: matching(/^[A-Za-z]\w{3,}$/),
  CHANNEL_KEY: z
    .string()
    .refine((text) => decodeKey(text).length === 32)
    .optional(),
  TELEGRAM_API_URL: origin.default('https://api.telegram.org'),
  ALLOW_PRIVATE_CHANNELS: z.stringbool().default(false),
  ESPEAK: program.default('espeak-ng'),
  FLITE: program.default('flite'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Variables = z.infer<typeof environment>;

const bucketVariables = [
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Variables that require each other. */
const groups: readonly (readonly (keyof Variables)[])[] = [
  bucketVariables,
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME'],
];

/** A variable, and those that it requires. */
const requirements: Partial<Record<keyof Variables, readonly (keyof Variables)[]>> = {
  SMTP_URL: ['MAIL_FROM'],
  DATABASE_DIRECT_URL: ['DATABASE_URL'],
  DATABASE_REPLICA_URL: ['DATABASE_URL'],
  S3_ENDPOINT: bucketVariables,
  ...Object.fromEntries(groups.flatMap((group) => group.map((name) => [name, group]))),
};

const consistentEnvironment = environment.superRefine((variables, context) => {
  const isSet = (name: keyof Variables) => variables[name] !== undefined;
  const names = Object.keys(requirements) as (keyof Variables)[];
  const required = names.filter(isSet).flatMap((name) => requirements[name] ?? []);
  if (variables.NODE_ENV === 'production') required.push('PUBLIC_URL');
  for (const name of new Set(required)) {
    if (!isSet(name)) context.addIssue({ code: 'custom', path: [name] });
  }
});

const expectation: Record<keyof Variables, string> = {
  PORT: 'a whole number from 0 to 65535 (0: any free port)',
  HOST: 'a host name or an IP address to listen on',
  DATABASE_URL: 'the address of a PostgreSQL server, postgresql://user@host:port/database',
  DATABASE_DIRECT_URL:
    'the address of the same database past a pooler, required by DATABASE_URL as well',
  DATABASE_REPLICA_URL: 'the address of a replica of the database; requires DATABASE_URL',
  PREPARED_STATEMENTS: 'true or false',
  DATA_DIRECTORY: 'a folder for the embedded database and uploaded files',
  WEB_DIRECTORY: 'the folder of the built web app',
  S3_BUCKET: 'the name of a bucket; required by the other S3 variables',
  S3_REGION: 'the region of the bucket; required with S3_BUCKET',
  S3_ENDPOINT: 'the address of an S3 server other than Amazon’s, https://host',
  S3_ACCESS_KEY_ID: 'an access key of the bucket; required with S3_BUCKET',
  S3_SECRET_ACCESS_KEY: 'the secret of the access key; required with S3_BUCKET',
  NODE_ENV: 'production or something else',
  STOP_DELAY: 'a number of seconds from 0 to 99',
  TRUSTED_PROXIES: 'the number of proxies in front of this server, from 0 to 9',
  METRICS_TOKEN: 'at least 16 letters, digits or . _ ~ + / -',
  PUBLIC_URL: 'the public address of the site, https://words.example',
  SMTP_URL: 'the address of a mail server, smtp://user:password@host:port or smtps://…',
  MAIL_FROM: 'the sender of mails, Wordhoard <mail@words.example>; required with SMTP_URL',
  ADMIN_EMAIL: 'an e-mail address',
  GOOGLE_CLIENT_ID: 'the client id at Google; required with its secret',
  GOOGLE_CLIENT_SECRET: 'the client secret at Google; required with its id',
  GOOGLE_ISSUER: 'the address of an OpenID Connect provider, https://host, or http:// on localhost',
  TELEGRAM_BOT_TOKEN: 'the token of a Telegram bot, 123456:…; required with its name',
  TELEGRAM_BOT_NAME: 'the name of a Telegram bot, without @; required with its token',
  CHANNEL_KEY: '32 random bytes in base64, as `openssl rand -base64 32` prints them',
  TELEGRAM_API_URL: 'the address of a Bot API server, https://host',
  ALLOW_PRIVATE_CHANNELS: 'true or false',
  ESPEAK: 'the name or the path of eSpeak NG',
  FLITE: 'the name or the path of Flite',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
};

/** In seconds. Proxies check every two seconds as a rule, and believe the second answer. */
const productionStopDelay = 5;

export type Configuration = ReturnType<typeof readConfiguration>;

/**
 * An empty variable counts as unset. A variable may also be the content of a file: `SMTP_URL_FILE` names the file of `SMTP_URL`.
 * Error messages contain no values, which may be secret.
 */
export function readConfiguration(variables: NodeJS.ProcessEnv) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const given = { ...set, ...readSecretFiles(set) };
  const { success, data, error } = consistentEnvironment.safeParse(given);
  if (!success)
    throw new CommandFailure(exitCode.invalidConfiguration, formatMessages(error).join('\n'));
  const isProduction = data.NODE_ENV === 'production';
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    /** Set if `databaseUrl` is a pooler in transaction mode. */
    pooler: data.DATABASE_DIRECT_URL
      ? {
          directUrl: data.DATABASE_DIRECT_URL,
          hasPreparedStatements: data.PREPARED_STATEMENTS,
        }
      : undefined,
    /** Visitors without an account read from it. */
    replicaUrl: data.DATABASE_REPLICA_URL,
    dataDirectory: data.DATA_DIRECTORY,
    webDirectory: data.WEB_DIRECTORY,
    fileStore: readFileStore(data),
    isProduction,
    /** How long `/readyz` says no before the server accepts no more connections. */
    stopDelaySeconds: data.STOP_DELAY ?? (isProduction ? productionStopDelay : 0),
    trustedProxies: data.TRUSTED_PROXIES,
    metricsToken: data.METRICS_TOKEN,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'Wordhoard <wordhoard@localhost>',
    adminEmail: data.ADMIN_EMAIL,
    social: readSocialSettings(data),
    /** How the server reaches social channels. */
    channels: {
      /** Encrypts their tokens; undefined: no channel can be connected. */
      key: data.CHANNEL_KEY === undefined ? undefined : decodeKey(data.CHANNEL_KEY),
      telegramUrl: data.TELEGRAM_API_URL,
      /** Whether an instance may have an address of a private network. */
      allowsPrivateAddresses: data.ALLOW_PRIVATE_CHANNELS,
    },
    /** The programs that speak words; they need not be installed. */
    speech: { espeak: data.ESPEAK, flite: data.FLITE },
    logLevel: data.LOG_LEVEL,
  };
}

function readSecretFiles(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const named = Object.keys(environment.shape).flatMap((name) => {
    const file = variables[`${name}_FILE`];
    return file === undefined ? [] : [{ name, file }];
  });
  return Object.fromEntries(
    named.map(({ name, file }) => {
      try {
        return [name, readFileSync(file, 'utf8').trim()];
      } catch {
        const message = `InvalidConfigEnv ${name}_FILE must be a file that can be read`;
        throw new CommandFailure(exitCode.invalidConfiguration, message);
      }
    }),
  );
}

/** The driver treats every mode as `verify-full` otherwise. */
function useModesOfLibpq(url: string): string {
  const parsed = new URL(url);
  if (parsed.searchParams.has('sslmode')) parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}

const decodeKey = (text: string): Buffer => Buffer.from(text, 'base64');

/** The operator's credentials from Google, and the bot at Telegram. */
const readSocialSettings = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
  TELEGRAM_BOT_TOKEN: botToken,
  TELEGRAM_BOT_NAME: botName,
}: Variables) => ({
  google: clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined,
  telegram: botToken && botName ? { botToken, botName } : undefined,
});

export type SocialSettings = ReturnType<typeof readSocialSettings>;

function readFileStore({
  DATA_DIRECTORY: directory,
  S3_BUCKET: name,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Variables): FileStoreSetting {
  if (!(name && region && accessKeyId && secretAccessKey)) {
    return { kind: 'folder', folder: join(directory, 'files') };
  }
  return { kind: 's3', bucket: { name, region, endpoint, accessKeyId, secretAccessKey } };
}

/** Whether a URL has neither a path, a query nor credentials. */
function isOrigin(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.href === `${parsed.origin}/`;
}

/** Accepts `mail@words.example` and `Wordhoard <mail@words.example>`. */
function isSender(text: string): boolean {
  const address = /^[^<>]* <([^<>]+)>$/.exec(text)?.[1] ?? text;
  return isEmail(address);
}

function formatMessages(error: z.ZodError): string[] {
  const names = new Set(error.issues.map(({ path }) => path[0] as keyof Variables));
  return [...names].map((name) => `InvalidConfigEnv ${name} must be ${expectation[name]}`);
}

/** Requires https, except for a provider on this machine. */
function isIssuer(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username + parsed.password + parsed.search + parsed.hash !== '') {
    return false;
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname);
  return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocal);
}
