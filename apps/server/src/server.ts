import { createApp } from './app.ts';
import { appointFirstAdmin } from './auth/first-admin.ts';
import { serverSecretOf } from './auth/server-secret.ts';
import { changeChannel } from './change/tell.ts';
import type { Configuration } from './configuration.ts';
import { loadStarterContent } from './content/load-content.ts';
import type { Connection } from './database/database.ts';
import { openConnection } from './database/open-connection.ts';
import { watchSilence } from './database/watch-silence.ts';
import { drain } from './http/drain.ts';
import { addressOf, listen } from './http/listen.ts';
import { createLog } from './log.ts';
import { createServices } from './services.ts';
import { openPictureStorage } from './storage/open-picture-storage.ts';
import { startSweeping } from './sweep/start-sweeping.ts';
import { sweep } from './sweep/sweep.ts';

const patienceMilliseconds = 30_000;
const sweepMilliseconds = 10 * 60 * 1_000;

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Opens the database, makes it ready, and serves. What was opened is closed if a step fails. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  const log = createLog(configuration.logLevel);
  const connection = await openConnection(configuration, { log, patienceMilliseconds });
  try {
    await connection.prepare((database) =>
      loadStarterContent(database, () => log.info('loading the starter content, once')),
    );
    const { database } = connection;
    const { port, host, adminEmail } = configuration;
    await appointFirstAdmin(database, adminEmail);
    const tokenSecret = await serverSecretOf(database, 'token');
    const pictures = await openPictureStorage(configuration.pictureStore);
    const services = createServices(configuration, { database, log, pictures, tokenSecret });
    await connection.listen(changeChannel, services.changes);
    const server = await listen(createApp(services), { port, host });
    const stopWatching = watchDatabase(connection);
    const stopSweeping = startSweeping(() => sweep(services), sweepMilliseconds);
    return {
      address: addressOf(server, host),
      async stop() {
        services.changes.close();
        await drain(server);
        await stopSweeping();
        stopWatching();
        await services.errands.finished();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

const watchDatabase = ({ waitingSince }: Connection) =>
  watchSilence({
    waitingSince: () => waitingSince?.(),
    longestSilenceMilliseconds: 60_000,
    message:
      'The embedded database has not answered for a minute. Make room if its disk is full, and start again: nothing that was acknowledged is lost.',
  });
