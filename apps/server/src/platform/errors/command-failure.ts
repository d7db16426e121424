/** A command cannot be done, and the message tells whoever runs it why, in one line. */
export class CommandFailure extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}

/** Why the process ended, in the numbers of BSD's sysexits.h. */
export const exitCode = {
  usage: 64,
  invalidData: 65,
  missingInput: 66,
  unknownUser: 67,
  databaseAway: 69,
  fault: 70,
  portInUse: 71,
  cannotWrite: 73,
  dataDirectoryInUse: 75,
  invalidConfiguration: 78,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
