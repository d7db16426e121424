import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import { loadServerSecret } from './features/auth/secret.ts';
import { appointFirstAdmin } from './features/auth/store.ts';
import type { ContentSource } from './features/starter-content/load-content.ts';
import { prepareDatabase } from './features/starter-content/load-content.ts';
import { jobs as allJobs } from './jobs.ts';
import type { Configuration } from './platform/configuration/configuration.ts';
import { explainMissingRight } from './platform/database/database-errors.ts';
import { watchDatabase } from './platform/database/database-watchdog.ts';
import { openConnection } from './platform/database/open-connection.ts';
import { openReplica } from './platform/database/replica.ts';
import { closeAfterResponses, drain, formatAddress, listen } from './platform/http/listen.ts';
import { JobQueue } from './platform/jobs/job-queue.ts';
import { createLog } from './platform/observability/log.ts';
import { openSpeech } from './platform/speech/speech.ts';
import { openFileStorage } from './platform/storage/file-store.ts';
import { createServices } from './services.ts';

const databaseTimeoutMilliseconds = 30_000;

export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Opens and prepares the database, then starts the server. If a step fails, closes everything. */
export async function startServer(
  configuration: Configuration,
  source?: ContentSource,
): Promise<RunningServer> {
  const log = createLog(configuration.logLevel);
  const connection = await openConnection(configuration, {
    log,
    timeoutMilliseconds: databaseTimeoutMilliseconds,
  });
  const jobs = new JobQueue(connection.queueDatabase, { log, runsJobs: true });
  try {
    await connection.prepare((database, copyRows) =>
      prepareDatabase(database, copyRows, {
        source,
        onLoad: () => log.info('loading the starter content for the first start'),
      }),
    );
    const { database } = connection;
    const { port, host, adminEmail } = configuration;
    await appointFirstAdmin(database, adminEmail);
    const tokenSecret = await loadServerSecret(database, 'token');
    const fileStorage = await openFileStorage(configuration.fileStore);
    const speech = await openSpeech(configuration.speech);
    await jobs.prepare(allJobs);
    const { replicaUrl } = configuration;
    const replica = replicaUrl ? openReplica(replicaUrl, { primary: database, log }) : undefined;
    let isStopping = false;
    const foundation = {
      ...{ database, replica, log, fileStorage, speech, jobs, tokenSecret },
      isStopping: () => isStopping,
    };
    const services = createServices(configuration, foundation);
    const server = await listen(createApp(services), { port, host });
    const stopWatching = watchDatabase(connection);
    await jobs.work(allJobs, services);
    return {
      address: formatAddress(server, host),
      async stop() {
        isStopping = true;
        closeAfterResponses(server);
        await wait(configuration.stopDelaySeconds * 1_000);
        services.events.close();
        await drain(server);
        await jobs.stop();
        await services.channels.close();
        stopWatching();
        await replica?.close();
        await connection.close();
      },
    };
  } catch (error) {
    await jobs.stop();
    await connection.close();
    throw explainMissingRight(error);
  }
}
