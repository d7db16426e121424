import { enableCompileCache } from 'node:module';
import './resolve-once.ts';
import { CommandFailure, exitCode } from './platform/errors/command-failure.ts';

enableCompileCache();

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
  process.exit(error instanceof CommandFailure ? error.exitCode : exitCode.internalError);
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

/** Outer errors may contain the values of a query, which must not be logged. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}
