import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { budgets, type Figure, report } from '../../../tools/budgets.ts';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { measureInteraction } from './interaction.ts';
import { interactions } from './interactions.ts';
import { lighthouseCategories, lighthouseScores } from './lighthouse.ts';
import { firstQuestionScripts, furtherScripts, homeScripts, lazyScreens } from './route-files.ts';
import { withServer } from './server.ts';
import { countScripts, measureVisit } from './visit.ts';

const rounds = 5;
const port = 3918;
const debuggingPort = 3919;
const paths = ['/', '/lists/es', '/list/es-fruit/en', '/word/es/manzana'];
const lighthousePaths = ['/', '/word/es/manzana', '/list/es-fruit/en', '/quiz/es-fruit/en'];

report('JavaScript, gzip', scriptFigures());

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments(), `--remote-debugging-port=${debuggingPort}`],
});
try {
  await withServer(port, async (origin) => {
    report('Requests', [
      {
        name: 'scripts until home rests',
        value: await countScripts(browser, origin),
        budget: budgets.homeScriptRequests,
      },
    ]);
    for (const path of paths) {
      report(
        `A first visit to ${path}: 1.6 Mbit/s, 150 ms, a processor 4 times slower, median of ${rounds}`,
        await visitFigures(browser, origin + path),
      );
    }
    report(
      `From an interaction to the next paint: a processor 4 times slower, median of ${rounds}`,
      await interactionFigures(browser, origin),
    );
    report(`Lighthouse, mobile, median of ${rounds}`, await lighthouseFigures(origin));
  });
} finally {
  await browser.close();
}

function scriptFigures(): Figure[] {
  const screens = lazyScreens().map((screen) => ({
    name: screen,
    value: kilobytes(furtherScripts(screen)),
  }));
  const largest = screens.toSorted((one, other) => other.value - one.value)[0];
  const unit = 'kB';
  return [
    { name: 'home', value: kilobytes(homeScripts()), budget: budgets.homeScripts, unit },
    {
      name: 'first question of a quiz',
      value: kilobytes(firstQuestionScripts()),
      budget: budgets.firstQuestionScripts,
      unit,
    },
    {
      name: `largest further screen: ${largest?.name}`,
      value: largest?.value ?? 0,
      budget: budgets.furtherScripts,
      unit,
    },
  ];
}

async function visitFigures(browser: Browser, url: string): Promise<Figure[]> {
  const visits = await repeat(() => measureVisit(browser, url));
  const medianOf = (name: 'firstPaint' | 'largestPaint' | 'blocking' | 'layoutShift') =>
    median(visits.map((visit) => visit[name]));
  const foreignHosts = new Set(visits.flatMap((visit) => visit.foreignHosts));
  return [
    { name: 'first paint', value: medianOf('firstPaint'), budget: budgets.firstPaint, unit: 'ms' },
    {
      name: 'largest paint',
      value: medianOf('largestPaint'),
      budget: budgets.largestPaint,
      unit: 'ms',
    },
    { name: 'blocking time', value: medianOf('blocking'), budget: budgets.blocking, unit: 'ms' },
    { name: 'layout shift', value: medianOf('layoutShift'), budget: budgets.layoutShift },
    {
      name: ['foreign hosts', ...foreignHosts].join(' '),
      value: foreignHosts.size,
      budget: budgets.foreignHosts,
    },
  ];
}

async function interactionFigures(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of interactions) {
    const times = await repeat(() => measureInteraction(browser, origin, interaction));
    figures.push({
      name: interaction.name,
      value: median(times),
      budget: budgets.interaction,
      unit: 'ms',
    });
  }
  return figures;
}

async function lighthouseFigures(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of lighthousePaths) {
    const scores = await repeat(() => lighthouseScores(origin + path, debuggingPort));
    for (const category of lighthouseCategories) {
      figures.push({
        name: `${path} ${category}`,
        value: median(scores.map((score) => score[category])),
        budget: budgets.lighthouse,
        isMinimum: true,
      });
    }
  }
  return figures;
}

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure());
  return results;
}

function kilobytes(paths: readonly string[]): number {
  const sizes = paths.map((path) => gzipSync(readFileSync(path), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
