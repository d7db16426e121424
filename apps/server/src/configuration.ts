import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { exitCode } from './exit-code.ts';
import { StartFailure } from './start-failure.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIRECTORY: z.string().default(folder('../../../.data')),
  WEB_DIRECTORY: z.string().default(folder('../../web/dist')),
  TRUSTED_PROXIES: z.string().regex(/^\d$/).transform(Number).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}$/)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const expectation: Record<keyof z.infer<typeof environment>, string> = {
  PORT: 'a whole number from 0 to 65535 (0: any free port)',
  HOST: 'a host name or an IP address to listen on',
  DATABASE_URL: 'the address of a PostgreSQL server, postgresql://user@host:port/database',
  DATA_DIRECTORY: 'a folder for the embedded database',
  WEB_DIRECTORY: 'the folder of the built web app',
  TRUSTED_PROXIES: 'the number of proxies before this server, from 0 to 9',
  METRICS_TOKEN: 'at least 16 letters, digits or . _ ~ + / -',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
};

export interface Configuration {
  port: number;
  host: string | undefined;
  databaseUrl: string | undefined;
  dataDirectory: string;
  webDirectory: string;
  trustedProxies: number;
  metricsToken: string | undefined;
  logLevel: string;
}

/** An empty variable counts as not set. Values stay out of the message: they may be secret. */
export function readConfiguration(variables: NodeJS.ProcessEnv): Configuration {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (!success) throw new StartFailure(exitCode.invalidConfiguration, complaints(error).join('\n'));
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDirectory: data.DATA_DIRECTORY,
    webDirectory: data.WEB_DIRECTORY,
    trustedProxies: data.TRUSTED_PROXIES,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  };
}

function complaints(error: z.ZodError): string[] {
  const names = new Set(error.issues.map(({ path }) => path[0] as keyof typeof expectation));
  return [...names].map((name) => `InvalidConfigEnv ${name} must be ${expectation[name]}`);
}
