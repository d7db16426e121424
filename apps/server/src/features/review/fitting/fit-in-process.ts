import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Review } from '@wordhoard/review-scheduler';
import type { Fitting } from './fit.ts';
import type { FittingInput, FittingOutput } from './fit-process.ts';

const maxMilliseconds = 5 * 60 * 1_000;

/**
 * Fits parameters in a process of its own, so that requests are answered meanwhile and a crash of the optimizer
 * ends only the fitting.
 */
export async function fitInProcess(
  histories: AsyncIterable<Review[][]>,
  parameters: number[] | undefined,
): Promise<Fitting | undefined> {
  const child = fork(fileURLToPath(new URL('./fit-process.ts', import.meta.url)), {
    execArgv: ['--conditions=@wordhoard/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: maxMilliseconds,
    killSignal: 'SIGKILL',
  });
  try {
    const [fitting] = await Promise.all([
      outputOf(child),
      sendInput(child, histories, parameters ?? null),
    ]);
    return fitting ?? undefined;
  } finally {
    child.kill('SIGKILL');
  }
}

const outputOf = (child: ChildProcess): Promise<FittingOutput> =>
  new Promise((resolve, reject) => {
    child.once('message', (output) => resolve(output as FittingOutput));
    child.on('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The fitting process ended with ${code ?? signal}`)),
    );
  });

async function sendInput(
  child: ChildProcess,
  histories: AsyncIterable<Review[][]>,
  parameters: number[] | null,
): Promise<void> {
  const send = (input: FittingInput) => {
    if (child.connected) child.send(input);
  };
  for await (const part of histories) send({ histories: part });
  send({ parameters });
}
