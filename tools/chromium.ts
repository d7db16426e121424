import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The parts of a machine that the search reads, and the one thing it may change. */
export interface Machine {
  environment: Readonly<Record<string, string | undefined>>;
  isRoot: boolean;
  hasFile: (path: string) => boolean;
  /** Where Playwright installs its own browser. */
  playwrightPath: () => string;
  installDebianPackage: (name: string) => void;
}

/**
 * The path of a Chromium to test with: the one that `CHROMIUM_PATH` names, else one on the
 * machine, else Playwright's own, else, on Debian as root, the package of the headless shell.
 */
export function findChromium(machine: Machine = thisMachine): string {
  const { CHROMIUM_PATH: named } = machine.environment;
  if (named) return existing(named, machine);
  const found = onPath(machine) ?? playwrightsOwn(machine);
  if (found !== undefined) return found;
  if (!machine.isRoot || !machine.hasFile('/etc/debian_version')) throw new Error(advice);
  machine.installDebianPackage(headlessShell);
  return existing(`/usr/bin/${headlessShell}`, machine);
}

/** Arguments for tests: no background traffic and no first-run pages. */
export function chromiumArguments({ isRoot }: Pick<Machine, 'isRoot'> = thisMachine): string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--no-first-run',
    '--disable-sync',
    '--disable-component-update',
    '--disable-quic',
  ];
}

/**
 * Arguments for several browsers on few processors. The threads and processes that they leave out take a ninth of the
 * processor time of a test.
 */
export const crowdedArguments: readonly string[] = [
  '--disable-site-isolation-trials',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--single-threaded',
];

const advice =
  'No Chromium was found. Name one in CHROMIUM_PATH, install the package "chromium", ' +
  'or run "pnpm exec playwright install chromium".';

/** The same engine without browser windows. Tests take a third less processor time. */
const headlessShell = 'chromium-headless-shell';
const commands = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'];

function onPath({ environment, hasFile }: Machine): string | undefined {
  const { PATH = '' } = environment;
  const folders = PATH.split(delimiter);
  return commands.flatMap((name) => folders.map((folder) => join(folder, name))).find(hasFile);
}

function playwrightsOwn({ playwrightPath, hasFile }: Machine): string | undefined {
  const path = playwrightPath();
  return hasFile(path) ? path : undefined;
}

function existing(path: string, { hasFile }: Machine): string {
  if (!hasFile(path)) throw new Error(`There is no Chromium at ${path}. ${advice}`);
  return path;
}

const thisMachine: Machine = {
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  hasFile: existsSync,
  playwrightPath: () => chromium.executablePath(),
  installDebianPackage: (name) => {
    execFileSync('apt-get', ['update', '--quiet'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', name], {
      stdio: 'inherit',
    });
  },
};
