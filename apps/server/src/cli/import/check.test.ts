import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../../features/starter-content/read-content.ts';
import { checkContent, checkSpelling, spelledLangCodes } from './check.ts';

const { concepts } = readContent();

describe('the check of the content', () => {
  let folder: string;
  let lines: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wordhoard-check-'));
    // Offsets and lengths are in base 64: `A` is 0, `M` is 12, `N` is 13.
    await writeFile(join(folder, 'freedict-eng-deu.index'), 'apple\tA\tM\nhouse\tM\tN\n');
    await writeFile(join(folder, 'freedict-eng-deu.dict'), 'apple\nApfel\nhouse\nKartoff');
    lines = await printLines('--list');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function printLines(...options: string[]): Promise<string[]> {
    const printed: string[] = [];
    await checkContent(['--dictionaries', folder, ...options], (line) => printed.push(line));
    return printed;
  }

  it('prints how complete each language is', () => {
    const columns = lines[0]?.split('\t') ?? [];
    const english = lines.find((line) => line.startsWith('en\t'))?.split('\t');
    expect(columns).toContain('examples');
    expect(english).toHaveLength(columns.length);
    expect(Number(english?.[columns.indexOf('words')])).toBeGreaterThan(2_000);
  });

  it('prints how far an installed dictionary agrees, and lists what it does not confirm', () => {
    const path = join(folder, 'freedict-eng-deu.index');
    const start = lines.indexOf(`${path}: 1 of 2 concepts agree (50.0 %)`);
    expect(start).toBeGreaterThan(0);
    expect(lines[start + 1]).toBe('  house: Haus');
  });

  it.each(['--all', 'list'])('shows the usage for the unknown argument %s', async (argument) => {
    await expect(printLines(argument)).rejects.toMatchObject({ exitCode: 64 });
  });
});

describe('the spelling of the content', () => {
  it.for(spelledLangCodes)('is right in %s', async (langCode, { skip }) => {
    const spelling = await checkSpelling(concepts, langCode);
    if (spelling === undefined) skip(`hunspell or its dictionary of ${langCode} is not installed`);
    // A word that is right belongs into spelling-exceptions.tsv.
    expect(spelling?.unknown).toEqual([]);
  });

  it('reports a misspelt word', async ({ skip }) => {
    const [concept] = concepts;
    if (concept === undefined) throw new Error('The content has no concepts');
    const misspelt = { ...concept, words: { ...concept.words, de: ['Apfell', 'Apfel'] } };
    const spelling = await checkSpelling([misspelt], 'de');
    if (spelling === undefined) skip('hunspell or its dictionary of German is not installed');
    expect(spelling).toEqual({ dictionary: 'de_DE', wordCount: 2, unknown: ['Apfell'] });
  });
});
