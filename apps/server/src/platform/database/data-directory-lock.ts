import { execFileSync } from 'node:child_process';
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure, exitCode } from '../errors/command-failure.ts';

interface Owner {
  pid: number;
  start: string;
}

export interface DataDirectoryLock {
  release(): void;
}

/**
 * Each owner creates the next file, `owner.1`, `owner.2` and so on. The highest number holds the lock.
 * A file can be created only once, so one of several processes takes over from a dead owner.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  for (;;) {
    const current = findHighestTurn(directory);
    const owner = readOwner(directory, current);
    if (owner !== undefined && isRunning(owner)) throw explainUse(directory, owner);
    if (take(directory, current + 1)) return createLock(directory, current + 1);
  }
}

function createLock(directory: string, turn: number): DataDirectoryLock {
  for (const passed of listTurns(directory).filter((other) => other < turn)) {
    rmSync(toPath(directory, passed), { force: true });
  }
  return { release: () => writeFileSync(toPath(directory, turn), '') };
}

/** A link appears with its whole content or not at all. A higher turn means that another process won. */
function take(directory: string, turn: number): boolean {
  const draft = join(directory, `draft.${process.pid}`);
  writeFileSync(draft, JSON.stringify({ pid: process.pid, start: findProcessStart(process.pid) }));
  try {
    linkSync(draft, toPath(directory, turn));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
  if (findHighestTurn(directory) === turn) return true;
  rmSync(toPath(directory, turn));
  return false;
}

/** Undefined if the lock was never taken or is released. */
function readOwner(directory: string, turn: number): Owner | undefined {
  try {
    return JSON.parse(readFileSync(toPath(directory, turn), 'utf8'));
  } catch {
    return undefined;
  }
}

const isRunning = ({ pid, start }: Owner): boolean => findProcessStart(pid) === start;

const toPath = (directory: string, turn: number): string => join(directory, `owner.${turn}`);

const findHighestTurn = (directory: string): number => Math.max(0, ...listTurns(directory));

const listTurns = (directory: string): number[] =>
  readdirSync(directory)
    .map((name) => /^owner\.(\d+)$/.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number);

const explainUse = (directory: string, { pid }: Owner): CommandFailure =>
  new CommandFailure(
    exitCode.dataDirectoryInUse,
    `The data directory ${directory} is in use by process ${pid}. Stop that server first, choose another DATA_DIRECTORY, or set DATABASE_URL to share one PostgreSQL.`,
  );

/**
 * The start time of a process, or undefined if it does not exist. Process ids are reused, also after
 * a restart of the machine. Only id and start time together identify a process.
 */
export function findProcessStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${bootId} ${ticksSinceBoot(status)}`;
  } catch {
    return startByPs(pid);
  }
}

/** Signal 0 only checks whether a process exists. EPERM means that it belongs to another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of the file. The name in field 2 may contain spaces and brackets. */
function ticksSinceBoot(status: string): string | undefined {
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
}

function startByPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
