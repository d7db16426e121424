import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

it('needs nothing to be set', () => {
  const configuration = readConfiguration({});
  expect(configuration).toMatchObject({ port: 3000, databaseUrl: undefined, logLevel: 'info' });
  expect(configuration.dataDirectory).toMatch(/[\\/]\.data$/);
  expect(configuration).toMatchObject({ publicUrl: 'http://localhost:3000', smtpUrl: undefined });
});

it('is known by the port it listens on, or by the address it is given', () => {
  expect(readConfiguration({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  const { publicUrl } = readConfiguration({ PUBLIC_URL: 'https://Words.example/' });
  expect(publicUrl).toBe('https://words.example');
});

it('sends mail as an address, alone or behind a name', () => {
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
])('refuses %s %j', (name, value) => {
  const read = () => readConfiguration({ [name]: value });
  expect(read).toThrow(new RegExp(`^InvalidConfigEnv ${name} must be `));
  expect(read).not.toThrow(/hunter2/);
});

it('needs a sender for a mail server', () => {
  const read = () => readConfiguration({ SMTP_URL: 'smtp://user:hunter2@mail.example' });
  expect(read).toThrow(/^InvalidConfigEnv MAIL_FROM/);
  expect(read).not.toThrow(/hunter2/);
});

it.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'hunter2'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID', 'hunter2'],
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME', `1:hunter2${'x'.repeat(30)}`],
  ['TELEGRAM_BOT_NAME', 'TELEGRAM_BOT_TOKEN', 'hunter2_bot'],
])('needs with %s also %s', (name, other, value) => {
  const read = () => readConfiguration({ [name]: value });
  expect(read).toThrow(new RegExp(`^InvalidConfigEnv ${other} must be `));
  expect(read).not.toThrow(/hunter2/);
});

it('speaks with Google itself, or with another provider that listeners do not hear', () => {
  const google = { GOOGLE_CLIENT_ID: 'words', GOOGLE_CLIENT_SECRET: 'secret' };
  const issuerOf = (variables: object) =>
    readConfiguration({ ...google, ...variables }).social.google?.issuer;
  expect(issuerOf({})).toBe('https://accounts.google.com');
  const near = 'http://localhost:9000/realm';
  expect(issuerOf({ GOOGLE_ISSUER: near })).toBe(near);
});

it('takes an empty variable as not set', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toEqual(readConfiguration({}));
});

it('names every bad variable in a line of its own', () => {
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

it('repeats no value, which may be a secret', () => {
  const read = () => readConfiguration({ DATABASE_URL: 'mysql://somebody:hunter2@host/db' });
  expect(read).toThrow(/^InvalidConfigEnv DATABASE_URL/);
  expect(read).not.toThrow(/hunter2/);
});
