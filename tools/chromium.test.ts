import { describe, expect, it } from 'vitest';
import { chromiumArguments, findChromium, type Machine } from './chromium.ts';

describe('findChromium', () => {
  it('prefers the one that CHROMIUM_PATH names', () => {
    const machine = buildMachine({
      environment: { CHROMIUM_PATH: '/opt/chromium', PATH: '/usr/bin' },
      files: ['/opt/chromium', '/usr/bin/chromium'],
    });
    expect(findChromium(machine)).toBe('/opt/chromium');
  });

  it('fails if CHROMIUM_PATH names no file', () => {
    const machine = buildMachine({
      environment: { CHROMIUM_PATH: '/opt/nothing', PATH: '/usr/bin' },
      files: ['/usr/bin/chromium'],
    });
    expect(() => findChromium(machine)).toThrow('There is no Chromium at /opt/nothing');
  });

  it.each(['/usr/bin/chromium', '/usr/local/bin/chromium-browser', '/usr/bin/google-chrome'])(
    'finds %s on the machine',
    (path) => {
      expect(findChromium(buildMachine({ files: [path, '/playwright/chrome'] }))).toBe(path);
    },
  );

  it('prefers the headless shell', () => {
    const machine = buildMachine({
      files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
    });
    expect(findChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
  });

  it("falls back to Playwright's own", () => {
    expect(findChromium(buildMachine({ files: ['/playwright/chrome'] }))).toBe(
      '/playwright/chrome',
    );
  });

  it('installs the package on Debian as root', () => {
    const machine = buildMachine({ files: ['/etc/debian_version'], isRoot: true });
    expect(findChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
  });

  it.each([
    { who: 'not root', isRoot: false, files: ['/etc/debian_version'] },
    { who: 'not on Debian', isRoot: true, files: [] },
  ])('gives advice when it is $who', ({ isRoot, files }) => {
    expect(() => findChromium(buildMachine({ isRoot, files }))).toThrow(
      'Name one in CHROMIUM_PATH',
    );
  });
});

describe('chromiumArguments', () => {
  it('disables the sandbox for root only, which cannot use it', () => {
    expect(chromiumArguments({ isRoot: true })).toContain('--no-sandbox');
    expect(chromiumArguments({ isRoot: false })).not.toContain('--no-sandbox');
  });
});

function buildMachine({
  environment = { PATH: '/usr/local/bin:/usr/bin' },
  isRoot = false,
  files,
}: {
  environment?: Machine['environment'];
  isRoot?: boolean;
  files: string[];
}): Machine {
  const present = new Set(files);
  return {
    environment,
    isRoot,
    hasFile: (path) => present.has(path),
    playwrightPath: () => '/playwright/chrome',
    installDebianPackage: (name) => present.add(`/usr/bin/${name}`),
  };
}
