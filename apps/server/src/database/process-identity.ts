import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
