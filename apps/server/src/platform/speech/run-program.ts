import { execFile } from 'node:child_process';

const maxMilliseconds = 5_000;
const maxBytes = 5_000_000;

/** Runs a program. The input goes through standard input, so that none is taken for an option. */
export function runProgram(
  command: string,
  options: readonly string[],
  input = '',
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const settings = {
      encoding: 'buffer',
      timeout: maxMilliseconds,
      maxBuffer: maxBytes,
      killSignal: 'SIGKILL',
    } as const;
    const child = execFile(command, options, settings, (error, output) =>
      error === null ? resolve(output) : reject(error),
    );
    // A program that ends early closes its input, which the callback reports.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/** What a program prints about its voices; nothing if it is not installed. */
export async function listVoices(command: string, option: string): Promise<string> {
  try {
    return (await runProgram(command, [option])).toString();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
