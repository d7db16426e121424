import { access, constants, stat } from 'node:fs/promises';
import { CommandFailure, exitCode } from './command-failure.ts';

/** @throws CommandFailure if there is no such file, or it cannot be read */
export async function checkReadable(path: string): Promise<void> {
  try {
    await access(path, constants.R_OK);
    if ((await stat(path)).isFile()) return;
  } catch (error) {
    const reason = codeOf(error) === 'ENOENT' ? 'There is no file' : 'This file cannot be read:';
    throw new CommandFailure(exitCode.missingInput, `${reason} ${path}`);
  }
  throw new CommandFailure(exitCode.missingInput, `This is not a file: ${path}`);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EISDIR: 'there is a folder of this name',
  ENOENT: 'its folder does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'its folder does not exist',
  EROFS: 'the disk is read-only',
};

/** Explains why a file cannot be written, if that is what the error is about. */
export function asWriteFailure(error: unknown, path: string): unknown {
  const reason = reasons[codeOf(error) ?? ''];
  if (reason === undefined) return error;
  return new CommandFailure(exitCode.cannotWrite, `${path} cannot be written: ${reason}`);
}

/** Explains that a compressed file is damaged or is none, if that is what the error is about. */
export function asDamage(error: unknown, path: string): unknown {
  if (!codeOf(error)?.startsWith('Z_')) return error;
  return new CommandFailure(
    exitCode.invalidData,
    `${path} is damaged, or is not compressed by gzip`,
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
