import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface ProcessResult {
  exitCode: number | null;
  output: string;
  errors: string;
}

/** Runs a script of the server in a separate process until it exits. */
export async function runScript(
  script: URL,
  args: readonly string[],
  variables: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<ProcessResult> {
  const main = fileURLToPath(script);
  const child = spawn(
    process.execPath,
    [...nodeOptions, '--conditions=@wordhoard/source', main, ...args],
    {
      env: { ...process.env, DATABASE_URL: '', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode: child.exitCode, output, errors };
}
