import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const apps = fileURLToPath(new URL('../apps/', import.meta.url));
const maxFloors = 9;

/** The folders that each folder imports. */
type Imports = Readonly<Record<string, readonly string[]>>;

/** The imports between the features of an app, and of the folders below them. */
function readImports(app: string, below: readonly string[] = []): Imports {
  const getFolder = (file: string): string | undefined => {
    const [, folder, feature] = file.split('/');
    return folder === 'features' ? feature : below.find((name) => name === folder);
  };
  const files = globSync('src/**/*.{ts,tsx}', { cwd: join(apps, app) })
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => ({ file, folder: getFolder(file) ?? '' }))
    .filter(({ folder }) => folder !== '');
  const importedBy = ({ file, folder }: (typeof files)[number]): string[] => {
    const source = readFileSync(join(apps, app, file), 'utf8');
    return [...source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
      .map(([, path = '']) => getFolder(join(dirname(file), path)) ?? folder)
      .filter((imported) => imported !== folder);
  };
  const importedByFolder = (name: string): string[] => [
    ...new Set(files.filter(({ folder }) => folder === name).flatMap(importedBy)),
  ];
  const folders = new Set(files.map(({ folder }) => folder));
  return Object.fromEntries([...folders].map((folder) => [folder, importedByFolder(folder)]));
}

interface House {
  /** The lowest floor imports nothing. Each other folder stands on the highest one that it imports. */
  floors: string[][];
  /** The folders that import each other. */
  ring: string[];
}

function build(imports: Imports): House {
  const floors: string[][] = [];
  let rest = Object.keys(imports);
  const without = (folders: readonly string[]) => rest.filter((one) => !folders.includes(one));
  while (rest.length > 0) {
    const floor = rest.filter((one) => !imports[one]?.some((imported) => rest.includes(imported)));
    if (floor.length === 0) break;
    floors.push(floor);
    rest = without(floor);
  }
  for (;;) {
    const unused = rest.filter((one) => !rest.some((other) => imports[other]?.includes(one)));
    if (unused.length === 0) return { floors, ring: rest };
    rest = without(unused);
  }
}

describe('features', () => {
  it.each(['web', 'server'])('of %s form no cycle', (app) => {
    const { ring } = build(readImports(app));
    const advice =
      'Move what they share down to one of them, what combines them up to card or a page';
    expect(ring, advice).toEqual([]);
  });

  it(`stand on at most ${maxFloors} floors with the schema and the platform of the server`, () => {
    const { floors } = build(readImports('server', ['schema', 'platform']));
    expect(floors[0]).toEqual(['schema']);
    const advice = `Import less between the highest: ${floors
      .slice(maxFloors - 1)
      .flat()
      .join()}`;
    expect(floors.length, advice).toBeLessThanOrEqual(maxFloors);
  });

  it('are told by the check if they form a cycle', () => {
    const imports = {
      list: ['card', 'word'],
      card: ['tag', 'word'],
      tag: ['card'],
      word: [],
      page: ['list'],
    };
    expect(build(imports)).toEqual({ floors: [['word']], ring: ['card', 'tag'] });
  });

  it('are stacked by the check', () => {
    const imports = { page: ['list', 'word'], list: ['word'], word: [], user: [] };
    expect(build(imports)).toEqual({ floors: [['word', 'user'], ['list'], ['page']], ring: [] });
  });
});
