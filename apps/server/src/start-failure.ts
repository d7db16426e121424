import type { ExitCode } from './exit-code.ts';

/** The server cannot start, and the message tells whoever runs it what to do. */
export class StartFailure extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.name = 'StartFailure';
    this.exitCode = exitCode;
  }
}
