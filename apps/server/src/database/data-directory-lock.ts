import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode } from '../exit-code.ts';
import { StartFailure } from '../start-failure.ts';
import { processStart } from './process-identity.ts';

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

const inUse = (directory: string, { pid }: Owner): StartFailure =>
  new StartFailure(
    exitCode.dataDirectoryInUse,
    `The data directory ${directory} is in use by process ${pid}. Stop that server first, choose another DATA_DIRECTORY, or set DATABASE_URL to share one PostgreSQL.`,
  );
