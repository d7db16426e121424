import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that is soon full. Only root may make one. */
export class SmallDisk {
  readonly folder: string;

  constructor(megabytes: number) {
    this.folder = mkdtempSync(join(tmpdir(), 'wordhoard-disk-'));
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder);
  }

  /** Changes its size so that no more than this is left. */
  leave(megabytes: number): void {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    const used = Math.ceil(((blocks - bfree) * bsize) / 1_048_576);
    mount('-o', `remount,size=${used + megabytes}m`, this.folder);
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmdirSync(this.folder);
  }
}

export const mayMount = (): boolean => process.getuid?.() === 0;

const mount = (...parameters: string[]): void => {
  execFileSync('mount', parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
};
