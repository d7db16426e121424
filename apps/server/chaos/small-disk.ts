import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that is soon full. Only root may make one. */
export class SmallDisk {
  readonly folder: string;

  constructor(megabytes: number) {
    this.folder = mkdtempSync(join(tmpdir(), 'wordhoard-disk-'));
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder);
  }

  /** More room, as whoever keeps the server gives it once they are told. */
  grow(megabytes: number): void {
    mount('-o', `remount,size=${megabytes}m`, this.folder);
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
