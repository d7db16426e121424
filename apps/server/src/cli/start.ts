import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

const buildArguments = [
  'run',
  'generate',
  'build',
  '--filter=@wordhoard/web',
  '--filter=@wordhoard/server',
  '--output-logs=errors-only',
];

await build();
// The server runs in this process, so that signals reach it.
await import('../main.ts');

/** Turbo exits with 0 when a signal stops it, so the signal is recorded here. */
async function build(): Promise<void> {
  const turbo = spawn('turbo', buildArguments, { stdio: 'inherit' });
  let received: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals) => {
    received = signal;
    turbo.kill('SIGTERM');
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code] = await once(turbo, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (received !== undefined) process.exit(128 + constants.signals[received]);
  if (code !== 0) process.exit(code ?? 1);
}
