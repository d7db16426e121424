import { access, constants, stat } from 'node:fs/promises';

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

/** @throws CommandFailure if the file does not exist or cannot be read */
export async function checkReadable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
    if ((await stat(path)).isFile()) return;
  } catch (error) {
    const reason = readCode(error) === 'ENOENT' ? 'There is no file' : 'Cannot read the file';
    throw new CommandFailure(exitCode.missingInput, `${reason} ${path}`);
  }
  throw new CommandFailure(exitCode.missingInput, `Not a file: ${path}`);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EISDIR: 'a folder has this name',
  ENOENT: 'its folder does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its folder does not exist',
  EROFS: 'the disk is read-only',
};

/** Explains the error if it means that a file cannot be written. */
export function explainWriteFailure(error: unknown, path: string): unknown {
  const reason = reasons[readCode(error) ?? ''];
  if (reason === undefined) return error;
  return new CommandFailure(exitCode.cannotWrite, `Cannot write ${path}: ${reason}`);
}

/** Explains the error if it means that a file is damaged or not compressed. */
export function explainDamage(error: unknown, path: string): unknown {
  if (!readCode(error)?.startsWith('Z_')) return error;
  return new CommandFailure(exitCode.invalidData, `${path} is damaged or not compressed with gzip`);
}

function readCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
