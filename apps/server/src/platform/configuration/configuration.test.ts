import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

it('has a default for every variable', () => {
  const configuration = readConfiguration({});
  expect(configuration).toMatchObject({ port: 3000, databaseUrl: undefined, logLevel: 'info' });
  expect(configuration.dataDirectory).toMatch(/[\\/]\.data$/);
  expect(configuration).toMatchObject({ publicUrl: 'http://localhost:3000', smtpUrl: undefined });
});

it('derives the public address from the port by default', () => {
  expect(readConfiguration({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  const { publicUrl } = readConfiguration({ PUBLIC_URL: 'https://Words.example/' });
  expect(publicUrl).toBe('https://words.example');
});

it('accepts a sender with or without a name', () => {
  for (const from of ['mail@words.example', 'Wordhoard <mail@words.example>']) {
    const variables = { SMTP_URL: 'smtps://user:hunter2@mail.example:465', MAIL_FROM: from };
    expect(readConfiguration(variables).mailFrom).toBe(from);
  }
});

it.each([
  ['PUBLIC_URL', 'words.example'],
  ['PUBLIC_URL', 'ftp://words.example'],
  ['PUBLIC_URL', 'https://words.example/app'],
  ['PUBLIC_URL', 'https://somebody:hunter2@words.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'Wordhoard'],
  ['MAIL_FROM', 'Wordhoard <hunter2>'],
  ['ADMIN_EMAIL', 'keeper'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['GOOGLE_ISSUER', 'http://localhost.evil.example'],
  ['GOOGLE_ISSUER', 'https://somebody:hunter2@accounts.example'],
  ['GOOGLE_ISSUER', 'accounts.example'],
  ['TELEGRAM_BOT_TOKEN', 'hunter2'],
  ['TELEGRAM_BOT_NAME', '@wordhoard_bot'],
  ['CHANNEL_KEY', 'hunter2'],
  ['TELEGRAM_API_URL', 'https://api.example/hunter2'],
  ['ALLOW_PRIVATE_CHANNELS', 'perhaps'],
])('refuses %s %j', (name, value) => {
  const read = () => readConfiguration({ [name]: value });
  expect(read).toThrow(new RegExp(`^InvalidConfigEnv ${name} must be `));
  expect(read).not.toThrow(/hunter2/);
});

it('requires a sender for a mail server', () => {
  const read = () => readConfiguration({ SMTP_URL: 'smtp://user:hunter2@mail.example' });
  expect(read).toThrow(/^InvalidConfigEnv MAIL_FROM/);
  expect(read).not.toThrow(/hunter2/);
});

it.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'hunter2'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID', 'hunter2'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME', `1:hunter2${'x'.repeat(30)}`],
  ['TELEGRAM_BOT_NAME', 'TELEGRAM_BOT_TOKEN', 'hunter2_bot'],
])('requires for %s also %s', (name, other, value) => {
  const read = () => readConfiguration({ [name]: value });
  expect(read).toThrow(new RegExp(`^InvalidConfigEnv ${other} must be `));
  expect(read).not.toThrow(/hunter2/);
});

it('uses Google by default, or another provider over https or on this machine', () => {
  const google = { GOOGLE_CLIENT_ID: 'words', GOOGLE_CLIENT_SECRET: 'secret' };
  const issuerOf = (variables: object) =>
    readConfiguration({ ...google, ...variables }).social.google?.issuer;
  expect(issuerOf({})).toBe('https://accounts.google.com');
  const local = 'http://localhost:9000/realm';
  expect(issuerOf({ GOOGLE_ISSUER: local })).toBe(local);
});

it('requires the public address in production', () => {
  const production = { NODE_ENV: 'production' };
  expect(() => readConfiguration(production)).toThrow(/^InvalidConfigEnv PUBLIC_URL/);
  const { stopDelaySeconds } = readConfiguration({
    ...production,
    PUBLIC_URL: 'https://words.example',
  });
  expect(stopDelaySeconds).toBe(5);
});

it('reads secrets from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-secrets-'));
  const file = join(folder, 'metrics');
  writeFileSync(file, 'a-token-for-prometheus\n');
  expect(readConfiguration({ METRICS_TOKEN_FILE: file }).metricsToken).toBe(
    'a-token-for-prometheus',
  );
  const read = () => readConfiguration({ METRICS_TOKEN_FILE: join(folder, 'missing') });
  expect(read).toThrow('InvalidConfigEnv METRICS_TOKEN_FILE must be a file that can be read');
  rmSync(folder, { recursive: true });
});

it('understands sslmode as psql does', () => {
  const encrypted = readConfiguration({ DATABASE_URL: 'postgresql://a@b/c?sslmode=require' });
  expect(new pg.Client(encrypted.databaseUrl).ssl).toEqual({ rejectUnauthorized: false });
  const full = readConfiguration({ DATABASE_URL: 'postgresql://a@b/c?sslmode=verify-full' });
  expect(new pg.Client(full.databaseUrl).ssl).toEqual({});
  const none = readConfiguration({ DATABASE_URL: 'postgresql://a@b/c?sslmode=disable' });
  expect(new pg.Client(none.databaseUrl).ssl).toBe(false);
});

it('treats an empty variable as unset', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toEqual(readConfiguration({}));
});

it('reports each invalid variable in a line', () => {
  const read = () => readConfiguration({ PORT: 'many', LOG_LEVEL: 'loud', HOST: 'a b' });
  expect(read).toThrow(
    expect.objectContaining({
      exitCode: 78,
      message: [
        'InvalidConfigEnv PORT must be a whole number from 0 to 65535 (0: any free port)',
        'InvalidConfigEnv HOST must be a host name or an IP address to listen on',
        'InvalidConfigEnv LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      ].join('\n'),
    }),
  );
});

it('does not repeat values, which may be secret', () => {
  const read = () => readConfiguration({ DATABASE_URL: 'mysql://somebody:hunter2@host/db' });
  expect(read).toThrow(/^InvalidConfigEnv DATABASE_URL/);
  expect(read).not.toThrow(/hunter2/);
});
