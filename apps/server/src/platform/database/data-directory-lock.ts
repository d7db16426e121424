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
 * Each owner takes the next number: `owner.1`, `owner.2` … and the highest holds the folder. A
 * number can be taken once only, so of several processes that find the same dead owner one wins.
 */
export function lockDataDirectory(directory: string): DataDirectoryLock {
  for (;;) {
    const current = highestTurn(directory);
    const owner = readOwner(directory, current);
    if (owner !== undefined && isRunning(owner)) throw inUse(directory, owner);
    if (take(directory, current + 1)) return lockOf(directory, current + 1);
  }
}

function lockOf(directory: string, turn: number): DataDirectoryLock {
  for (const passed of turns(directory).filter((other) => other < turn)) {
    rmSync(fileOf(directory, passed), { force: true });
  }
  return { release: () => writeFileSync(fileOf(directory, turn), '') };
}

/** The link appears with its whole content or not at all. A higher turn means that we came late. */
function take(directory: string, turn: number): boolean {
  const draft = join(directory, `draft.${process.pid}`);
  writeFileSync(draft, JSON.stringify({ pid: process.pid, start: processStart(process.pid) }));
  try {
    linkSync(draft, fileOf(directory, turn));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
  if (highestTurn(directory) === turn) return true;
  rmSync(fileOf(directory, turn));
  return false;
}

/** Undefined where nobody holds the folder: never taken, or released. */
function readOwner(directory: string, turn: number): Owner | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(directory, turn), 'utf8'));
  } catch {
    return undefined;
  }
}

const isRunning = ({ pid, start }: Owner): boolean => processStart(pid) === start;

const fileOf = (directory: string, turn: number): string => join(directory, `owner.${turn}`);

const highestTurn = (directory: string): number => Math.max(0, ...turns(directory));

const turns = (directory: string): number[] =>
  readdirSync(directory)
    .map((name) => /^owner\.(\d+)$/.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number);

const inUse = (directory: string, { pid }: Owner): CommandFailure =>
  new CommandFailure(
    exitCode.dataDirectoryInUse,
    `The data directory ${directory} is in use by process ${pid}. Stop that server first, choose another DATA_DIRECTORY, or set DATABASE_URL to share one PostgreSQL.`,
  );

/**
 * When a process was started, as the system tells it; undefined if there is no such process.
 * Numbers of processes are used again, also after a restart of the machine: only number and start
 * together name one.
 */
export function processStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${bootId} ${ticksSinceBoot(status)}`;
  } catch {
    return startByPs(pid);
  }
}

/** Signal 0 is not delivered: it only asks. EPERM means alive, but somebody else's. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The command's name, in brackets, may itself hold spaces and brackets; field 22 counts from 1. */
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
