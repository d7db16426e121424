/** A command fails. The message explains the reason in one line. */
export class CommandFailure extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}

/** The exit codes of sysexits.h, and that of shells for SIGINT. */
export const exitCode = {
  usage: 64,
  invalidData: 65,
  missingInput: 66,
  unknownUser: 67,
  databaseUnavailable: 69,
  internalError: 70,
  portInUse: 71,
  cannotWrite: 73,
  dataDirectoryInUse: 75,
  invalidConfiguration: 78,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
