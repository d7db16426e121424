import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of limited size. Only root can mount one. */
export class SmallDisk {
  readonly folder: string;

  constructor(megabytes: number) {
    this.folder = mkdtempSync(join(tmpdir(), 'wordhoard-disk-'));
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder);
  }

  /** Changes the size of the disk so that this much space is free. */
  setFree(megabytes: number): void {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    const used = Math.ceil(((blocks - bfree) * bsize) / 1_048_576);
    mount('-o', `remount,size=${used + megabytes}m`, this.folder);
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmdirSync(this.folder);
  }
}

export const canMount = (): boolean => process.getuid?.() === 0;

const mount = (...parameters: string[]): void => {
  execFileSync('mount', parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
};
