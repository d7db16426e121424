import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The packages that `pnpm release` publishes. One process checks all: loading TypeScript takes longer than a check. */
const published = globSync('packages/*/package.json', { cwd: root })
  .map(readManifest)
  .filter(({ private: isPrivate }) => !isPrivate);
const tarballs = mkdtempSync(join(tmpdir(), 'wordhoard-packages-'));
const filters = published.flatMap(({ name }) => ['--filter', name]);
execFileSync('pnpm', ['--recursive', ...filters, 'pack', '--pack-destination', tarballs], {
  cwd: root,
});
afterAll(() => rmSync(tarballs, { recursive: true }));

it('packs each package', () => {
  expect(published.length).toBeGreaterThan(0);
  expect(readdirSync(tarballs)).toHaveLength(published.length);
});

describe.each(published)('the package $name', ({ name, version }) => {
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const tarball = new Uint8Array(readFileSync(join(tarballs, file)));

  it('exports files that it contains, as its package.json describes them', async () => {
    const pack = { tarball: tarball.buffer };
    const { messages, pkg } = await publint({ pack, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types for whoever imports it as an ECMAScript module', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    if (!analysis.types) throw new Error('It contains no types');
    expect(analysis.problems.filter(concernsModules)).toEqual([]);
  });
});

const concernsModules = (problem: Problem): boolean =>
  !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind));

function readManifest(file: string): { name: string; version: string; private?: boolean } {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
