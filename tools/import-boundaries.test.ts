import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'import-boundaries-'));
  copyFileSync(fileURLToPath(new URL('../biome.json', import.meta.url)), join(tree, 'biome.json'));
});
afterAll(() => rmSync(tree, { recursive: true }));

/** What lint says of a file that holds nothing but this import. */
function lintImport(file: string, imported: string): { passes: boolean; says: string } {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), `import '${imported}';\n`);
  const { status, stdout, stderr } = spawnSync(
    'biome',
    ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', file],
    { cwd: tree, encoding: 'utf8' },
  );
  return { passes: status === 0, says: stdout + stderr };
}

describe('a forbidden import', () => {
  it.each([
    ['packages/validators/src/is-slug.ts', 'zod', 'imports nothing at run time'],
    ['packages/quiz-engine/src/quiz.ts', '@wordhoard/feed-store', 'imports nothing at run time'],
    ['packages/contract/src/word.ts', '@wordhoard/ui', 'describes the wire and nothing else'],
    ['packages/api-client/src/session.ts', 'react', 'speaks HTTP and knows no screen'],
    ['packages/i18n/src/locale.ts', '@wordhoard/api-client', 'owns sentences only'],
    ['packages/ui/src/word/headword.tsx', '@tanstack/react-query', 'knows no network'],
    ['apps/web/src/word/word-screen.tsx', 'drizzle-orm', 'knows no SQL'],
    ['apps/web/src/word/word-screen.tsx', '@wordhoard/contract', 'would bring zod'],
    ['apps/server/src/word/routes.ts', 'react', 'knows no React'],
  ])('in %s of %s fails and says why', (file, imported, reason) => {
    const { passes, says } = lintImport(file, imported);
    expect(passes).toBe(false);
    expect(says).toContain(reason);
  });
});

describe('an import along the arrows', () => {
  it.each([
    ['packages/validators/src/index.ts', './is-slug.ts'],
    ['packages/contract/src/word.ts', '@hono/zod-openapi'],
    ['packages/ui/src/word/headword.tsx', 'react'],
    ['apps/web/src/word/word-screen.tsx', '@wordhoard/ui'],
    ['apps/web/src/word/word-screen.tsx', '@wordhoard/contract/enumeration'],
    ['apps/server/src/word/routes.ts', 'drizzle-orm'],
  ])('in %s of %s passes', (file, imported) => {
    expect(lintImport(file, imported)).toMatchObject({ passes: true });
  });
});
