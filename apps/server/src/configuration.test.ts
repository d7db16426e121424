import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

it('needs nothing to be set', () => {
  const configuration = readConfiguration({});
  expect(configuration).toMatchObject({ port: 3000, databaseUrl: undefined, logLevel: 'info' });
  expect(configuration.dataDirectory).toMatch(/[\\/]\.data$/);
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
