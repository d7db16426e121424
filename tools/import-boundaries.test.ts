import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'import-boundaries-'));
  mkdirSync(join(tree, 'tools'));
  const files = ['biome.json', '.dependency-cruiser.js', '.oxlintrc.json', 'tools/name-rules.ts'];
  for (const file of files) {
    copyFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(tree, file));
  }
});
afterAll(() => rmSync(tree, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, { cwd: tree, encoding: 'utf8' });
}

type Import = readonly [from: string, to: string];

const upwards: [rule: string, ...Import][] = [
  ['web-shared', 'apps/web/src/shared/api/api.ts', 'apps/web/src/features/word/word.ts'],
  ['web-shared', 'apps/web/src/shared/api/api.ts', 'apps/web/src/pages/home/home.ts'],
  ['web-feature', 'apps/web/src/features/word/word.ts', 'apps/web/src/pages/home/home.ts'],
  ['web-page', 'apps/web/src/pages/home/home.ts', 'apps/web/src/app/router.ts'],
  ['server-schema', 'apps/server/src/schema/word.ts', 'apps/server/src/features/word/key.ts'],
  ['server-schema', 'apps/server/src/schema/word.ts', 'apps/server/src/platform/database/sql.ts'],
  [
    'server-platform',
    'apps/server/src/platform/http/api.ts',
    'apps/server/src/features/tag/tag.ts',
  ],
  ['server-platform', 'apps/server/src/platform/http/api.ts', 'apps/server/src/services.ts'],
  ['server-feature', 'apps/server/src/features/word/routes.ts', 'apps/server/src/app.ts'],
  ['server-feature', 'apps/server/src/features/word/store.ts', 'apps/server/src/cli/main.ts'],
  ['server-root', 'apps/server/src/app.ts', 'apps/server/src/cli/main.ts'],
];
const ofAnotherPackage: Import = [
  'packages/i18n/src/message.ts',
  'packages/feed-store/src/page.ts',
];
const schemasInBrowser: Import = [
  'apps/web/src/pages/lesson/lesson.ts',
  'packages/contract/src/index.ts',
];
const cycle: Import[] = [
  ['packages/contract/src/word/word.ts', 'packages/contract/src/list/name.ts'],
  ['packages/contract/src/list/list.ts', 'packages/contract/src/word/text.ts'],
];
const downwards: Import[] = [
  ['apps/web/src/main.tsx', 'apps/web/src/app/router.ts'],
  ['apps/web/src/app/router.ts', 'apps/web/src/pages/home/home.ts'],
  ['apps/web/src/pages/home/home.ts', 'apps/web/src/features/word/word.ts'],
  ['apps/web/src/features/word/word.ts', 'apps/web/src/shared/api/api.ts'],
  ['apps/server/src/cli/main.ts', 'apps/server/src/services.ts'],
  ['apps/server/src/services.ts', 'apps/server/src/features/word/routes.ts'],
  ['apps/server/src/features/word/routes.ts', 'apps/server/src/platform/http/api.ts'],
  ['apps/server/src/features/word/store.ts', 'apps/server/src/schema/word.ts'],
  ['apps/server/src/platform/limits/window.ts', 'apps/server/src/schema/limits.ts'],
];

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

/** The rules that imports break in a tree of files with these imports alone. */
function findViolations(imports: readonly Import[]): Violation[] {
  for (const file of new Set(imports.flat())) {
    const imported = imports.filter(([from]) => from === file);
    const lines = imported.map(([, to]) => `import './${relative(dirname(file), to)}';\n`);
    write(file, lines.join(''));
  }
  const { stdout } = run('depcruise', ['apps', 'packages', '--output-type', 'json']);
  return JSON.parse(stdout).summary.violations;
}

describe('imports between folders', () => {
  let violations: Violation[];
  beforeAll(() => {
    const upwardImports = upwards.map(([, ...both]): Import => both);
    violations = findViolations([
      ...upwardImports,
      ofAnotherPackage,
      schemasInBrowser,
      ...cycle,
      ...downwards,
    ]);
  });
  const rulesBrokenBy = ([from, to]: Import): string[] =>
    violations.filter((one) => one.from === from && one.to === to).map(({ rule }) => rule.name);

  it.each(upwards)('%s-imports-upwards: %s may not import %s', (rule, ...both) => {
    expect(rulesBrokenBy(both)).toEqual([`${rule}-imports-upwards`]);
  });

  it.each(downwards)('%s may import %s', (...both) => {
    expect(rulesBrokenBy(both)).toEqual([]);
  });

  it('name another package, not a file of it', () => {
    expect(rulesBrokenBy(ofAnotherPackage)).toEqual(['file-of-another-package']);
  });

  it('bring no schemas to the browser', () => {
    expect(rulesBrokenBy(schemasInBrowser)).toContain('schemas-in-the-browser');
  });

  it('form no cycle, even where no two files import each other', () => {
    const folders: Import = ['packages/contract/src/word', 'packages/contract/src/list'];
    expect(rulesBrokenBy(folders)).toEqual(['folder-cycle']);
  });
});

const forbidden: [...Import, reason: string][] = [
  ['packages/validators/src/is-slug.ts', 'zod', 'imports nothing at run time'],
  ['packages/quiz-engine/src/quiz.ts', '@wordhoard/feed-store', 'imports nothing at run time'],
  ['packages/review-scheduler/src/mark.ts', 'zod', 'imports nothing but ts-fsrs'],
  ['packages/quiz-builder/src/build-quiz.ts', 'zod', 'works on the server and in browsers'],
  ['packages/contract/src/word/word.ts', '@wordhoard/ui', 'describes the wire and nothing else'],
  ['packages/api-client/src/session.ts', 'react', 'speaks HTTP and knows no screen'],
  ['packages/i18n/src/locale.ts', '@wordhoard/api-client', 'owns sentences only'],
  ['packages/ui/src/word/headword.tsx', '@tanstack/react-query', 'knows no network'],
  ['apps/web/src/pages/word/word-screen.tsx', 'drizzle-orm', 'knows no SQL'],
  ['apps/server/src/features/word/routes.ts', 'react', 'knows no React'],
];
const allowed: Import[] = [
  ['packages/validators/src/index.ts', './is-slug.ts'],
  ['packages/review-scheduler/src/memory.ts', 'ts-fsrs'],
  ['packages/quiz-builder/src/build-quiz.ts', '@wordhoard/quiz-engine/text'],
  ['packages/contract/src/word/word.ts', '@hono/zod-openapi'],
  ['packages/ui/src/word/headword.tsx', 'react'],
  ['apps/web/src/pages/word/word-screen.tsx', '@wordhoard/ui'],
  ['apps/server/src/features/word/routes.ts', 'drizzle-orm'],
  ['apps/server/src/features/word/routes.ts', '../../platform/services.ts'],
  ['apps/server/src/features/word/routes.ts', '../tag/store.ts'],
  ['apps/server/src/platform/http/access.database.test.ts', '../../features/auth/session.ts'],
];

describe('an import of a package', () => {
  let diagnostics: { message: string; location: { path: string } }[];
  beforeAll(() => {
    const imports = [...forbidden, ...allowed].map(([from, to]): Import => [from, to]);
    for (const file of new Set(imports.map(([from]) => from))) {
      const ofFile = imports.filter(([from]) => from === file);
      write(file, ofFile.map(([, imported]) => `import '${imported}';\n`).join(''));
    }
    const only = '--only=style/noRestrictedImports';
    const { stdout } = run('biome', ['lint', '--vcs-enabled=false', only, '--reporter=json', '.']);
    diagnostics = JSON.parse(stdout).diagnostics;
  });
  const listReasons = (file: string) =>
    diagnostics.filter(({ location }) => location.path === file).map(({ message }) => message);

  it.each(forbidden)('in %s of %s fails with the reason', (file, _, reason) => {
    expect(listReasons(file)).toEqual([expect.stringContaining(reason)]);
  });

  it.each(allowed.filter(([file]) => !forbidden.some(([other]) => other === file)))(
    'in %s of %s passes',
    (file) => expect(listReasons(file)).toEqual([]),
  );
});

describe('the length of a function', () => {
  const component = (lines: number): string => {
    const text = Array.from({ length: lines }, (_, line) => `    text ${line}\n`).join('');
    return `export const Page = () => (\n  <p>\n${text}  </p>\n);\n`;
  };

  it.each([
    { lines: 56, exitCode: 0 },
    { lines: 57, exitCode: 1 },
  ])('counts $lines lines of text in JSX', ({ lines, exitCode }) => {
    const file = 'apps/server/src/page.tsx';
    write(file, component(lines));
    expect(run('oxlint', [file]).status).toBe(exitCode);
  });
});

describe('a name', () => {
  const allowed = [
    'type AskedWord = string;',
    'interface Recording { url: string }',
    'const colorOf = (kind: Kind) => colors[kind];',
    'const idsOf = (words: Word[]) => words.map(({ id }) => id);',
    'function isOfUser(row: Row) { return row.id === 1; }',
  ];
  const refused = [
    'type Asked = string;',
    'interface SaveAndMerging { count: number }',
    'const partsOf = (text: string) => text.split(",");',
    'async function wordsOfList(id: string) { return load(id); }',
  ];

  it('of a type is a noun, and only lookups end in Of', () => {
    const file = 'apps/server/src/names.ts';
    const lines = [...allowed, ...refused];
    write(file, lines.join('\n'));
    const { stdout } = run('oxlint', ['--format=unix', file]);
    const reported = Array.from(stdout.matchAll(/names\.ts:(\d+):/g), ([, line]) => Number(line));
    expect(reported.map((line) => lines[line - 1])).toEqual(refused);
  });
});
