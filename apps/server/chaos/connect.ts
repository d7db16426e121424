import type { Connection } from '../src/platform/database/database.ts';
import { openConnection } from '../src/platform/database/open-connection.ts';
import { createLog } from '../src/platform/observability/log.ts';

/** Connects to the database of servers. */
export const connect = ({
  DATABASE_URL: databaseUrl,
  DATA_DIRECTORY: dataDirectory = '',
}: Record<string, string>): Promise<Connection> =>
  openConnection(
    { databaseUrl, dataDirectory },
    { log: createLog('error'), timeoutMilliseconds: 30_000 },
  );
