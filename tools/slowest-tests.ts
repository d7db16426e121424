import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names the test files that took longest in the last run, from the reports of Vitest and Playwright. */

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; tests: { results: { duration: number }[] }[] }[];
}

type Milliseconds = number;
type MeasuredFile = readonly [file: string, duration: Milliseconds];

const root = fileURLToPath(new URL('..', import.meta.url));
const count = 10;

function filesIn(report: string): readonly MeasuredFile[] {
  const content = JSON.parse(readFileSync(report, 'utf8'));
  if ('testResults' in content) return vitestFiles(content);
  const folder = join(dirname(dirname(report)), 'e2e');
  return (content.suites as PlaywrightSuite[]).flatMap((suite) => playwrightFiles(suite, folder));
}

/** A file that runs in several projects has one result for each. */
const vitestFiles = ({ testResults }: VitestReport): MeasuredFile[] =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]);

const playwrightFiles = (
  { suites = [], specs }: PlaywrightSuite,
  folder: string,
): MeasuredFile[] => [
  ...suites.flatMap((suite) => playwrightFiles(suite, folder)),
  ...specs.flatMap(({ file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .map(({ duration }): MeasuredFile => [relative(root, join(folder, file)), duration]),
  ),
];

const durations = new Map<string, Milliseconds>();
for (const report of globSync(['reports/*.json', '{apps,packages}/*/reports/*.json'], {
  cwd: root,
})) {
  for (const [file, duration] of filesIn(join(root, report))) {
    durations.set(file, (durations.get(file) ?? 0) + duration);
  }
}

const slowest = [...durations].sort(([, one], [, other]) => other - one).slice(0, count);
const lines = slowest.map(
  ([file, duration]) => `${(duration / 1_000).toFixed(1).padStart(7)} s  ${file}`,
);
process.stdout.write(`\nThe slowest test files:\n${lines.join('\n')}\n`);
