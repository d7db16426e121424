import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandFailure, exitCode } from '../errors/command-failure.ts';

export interface DataDirectoryLock {
  release(): void;
}

const busy = 5;

/** A connection without a reference would be closed, and its lock released. */
const held = new Set<DatabaseSync>();

/**
 * Locks a data directory for this process. SQLite locks its file for the time of a transaction, and the operating
 * system releases the lock when the process ends, however that happens.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  const ownerFile = join(directory, 'owner');
  const lock = new DatabaseSync(join(directory, 'lock'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (Object(error).errcode !== busy) throw error;
    throw explainUse(directory, ownerFile);
  }
  writeFileSync(ownerFile, String(process.pid));
  held.add(lock);
  return {
    release() {
      held.delete(lock);
      lock.close();
    },
  };
}

function explainUse(directory: string, ownerFile: string): CommandFailure {
  const owner = existsSync(ownerFile) ? `process ${readFileSync(ownerFile, 'utf8')}` : 'a process';
  return new CommandFailure(
    exitCode.dataDirectoryInUse,
    `The data directory ${directory} is in use by ${owner}. Stop that server first, choose another DATA_DIRECTORY, or set DATABASE_URL to share one PostgreSQL.`,
  );
}
