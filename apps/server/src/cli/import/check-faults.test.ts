import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { concept, contentWith } from '../../../test/content-factory.ts';
import { printFaults, printFrequency, printReadings } from './check-faults.ts';

const content = contentWith({
  concepts: [concept({ en: ['sky'], de: ['Firmament', 'Himmel'] }), concept({ de: ['Haus'] })],
  grammar: [
    { langCode: 'de', text: 'Firmament', grammar: { frequencyRank: 30_000 } },
    { langCode: 'de', text: 'Himmel', grammar: { frequencyRank: 600, ipa: 'hɪml̩' } },
    { langCode: 'ja', text: '水', grammar: { reading: 'すい' } },
    { langCode: 'zh', text: '水', grammar: { reading: 'shuǐ' } },
  ],
});

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wordhoard-faults-'));
  folder = join(root, 'dictd');
  await mkdir(folder);
  await mkdir(join(root, 'edict'));
  // EDICT is encoded in EUC-JP.
  const edict = [
    0xbf,
    0xe5,
    ...Buffer.from(' ['),
    0xa4,
    0xdf,
    0xa4,
    0xba,
    ...Buffer.from('] /water/\n'),
  ];
  await writeFile(join(root, 'edict', 'edict'), Buffer.from(edict));
  await writeFile(join(folder, 'cedict_ts.u8'), '水 水 [shui3] /water/\n');
  await writeFile(join(root, 'de_50k.txt'), 'haus 90\nden 80\n');
});
afterAll(() => rm(root, { recursive: true }));

async function printed(work: (print: (line: string) => void) => unknown): Promise<string[]> {
  const lines: string[] = [];
  await work((line) => lines.push(line));
  return lines;
}

it('prints and counts what is wrong, and figures that fell', async () => {
  let count = 0;
  const lines = await printed((print) => {
    count = printFaults(content, true, print);
  });
  expect(lines).toContain('wrong ipa: de Himmel hɪml̩: no stress');
  expect(lines).toContain('  de rarer word first: Firmament 30000, Himmel 600');
  const worse = lines.filter((line) => line.startsWith('worse than before: '));
  expect(worse.some((line) => line.startsWith('worse than before: en concepts: 1, at least'))).toBe(
    true,
  );
  expect(count).toBe(worse.length + 1);
});

it('prints how far dictionaries agree with the readings', async () => {
  expect(await printed((print) => printReadings(content, { list: true, folder }, print))).toEqual([
    `${join(root, 'edict', 'edict')}: 0 of 1 readings agree (0.0 %)`,
    '  水 すい: みず',
    `${join(folder, 'cedict_ts.u8')}: 1 of 1 readings agree (100.0 %)`,
  ]);
});

it('prints how many common forms are known', async () => {
  const path = join(root, 'de_50k.txt');
  expect(await printed((print) => printFrequency(content, { list: true, path }, print))).toEqual([
    `${path}: 1 of 2 common forms are known (50.0 %)`,
    '  den',
  ]);
});

it('fails if there is no list of common forms', async () => {
  const path = join(root, 'fr_50k.txt');
  const options = { list: false, path };
  await expect(printFrequency(content, options, () => {})).rejects.toMatchObject({ exitCode: 66 });
});
