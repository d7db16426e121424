import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { CommandFailure, exitCode } from './platform/errors/command-failure.ts';

enableCompileCache();
// Most that a request makes is gone with it. Where V8 guesses that it stays, and puts it among what
// is old, the slowest answers take half as long again.
setFlagsFromString('--no-allocation-site-pretenuring');

try {
  const [{ readConfiguration }, { startServer }] = await Promise.all([
    import('./platform/configuration/configuration.ts'),
    import('./server.ts'),
  ]);
  const server = await startServer(readConfiguration(process.env));
  stopOn(['SIGTERM', 'SIGINT'], server.stop);
  process.stdout.write(`Wordhoard is ready at ${server.address}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(error instanceof CommandFailure ? error.exitCode : exitCode.fault);
}

function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await stop();
      process.exit(0);
    });
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandFailure) return error.message;
  const cause = innermost(error);
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** What stands around it may repeat the values of a query. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}
