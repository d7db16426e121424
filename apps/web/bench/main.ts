import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { budgets, controls, type Figure, report } from '../../../tools/budgets.ts';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { withBarePage } from './bare-page.ts';
import { measureInteraction } from './interaction.ts';
import { interactions } from './interactions.ts';
import { lighthouseCategories, lighthouseScores } from './lighthouse.ts';
import { firstQuestionScripts, furtherScripts, homeScripts, lazyScreens } from './route-files.ts';
import { withServer } from './server.ts';
import { countScripts, measureVisit, type Visit } from './visit.ts';

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
    const slow = `1.6 Mbit/s, 150 ms, a processor 4 times slower, median of ${rounds}`;
    await withBarePage(async (barePage) => {
      const bare = await medianVisit(browser, barePage);
      console.log(
        `\nA first visit to a page of React alone: ${slow}\n  first paint ${bare.firstPaint.toFixed(0)} ms, largest paint ${bare.largestPaint.toFixed(0)} ms, blocking time ${bare.blocking.toFixed(0)} ms`,
      );
      for (const path of paths) {
        const figures = visitFigures(await medianVisit(browser, origin + path), bare);
        report(`A first visit to ${path}: ${slow}`, figures);
      }
      for (const path of paths) {
        const second = await medianVisit(browser, origin + path, { isSecond: true });
        report(`A second visit to ${path}: ${slow}`, secondVisitFigures(second, bare));
      }
    });
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

async function medianVisit(
  browser: Browser,
  url: string,
  options?: Parameters<typeof measureVisit>[2],
): Promise<Visit> {
  const visits = await repeat(() => measureVisit(browser, url, options));
  const medianFor = (name: 'firstPaint' | 'largestPaint' | 'blocking' | 'layoutShift') =>
    median(visits.map((visit) => visit[name]));
  return {
    firstPaint: medianFor('firstPaint'),
    largestPaint: medianFor('largestPaint'),
    blocking: medianFor('blocking'),
    layoutShift: medianFor('layoutShift'),
    foreignHosts: [...new Set(visits.flatMap((visit) => visit.foreignHosts))],
  };
}

/** The paints name their ratio to a page of React alone, because machines differ. */
function visitFigures(visit: Visit, bare: Visit): Figure[] {
  const ratio = (name: 'firstPaint' | 'largestPaint' | 'blocking') =>
    `${(visit[name] / bare[name]).toFixed(1)} × React alone`;
  const { firstPaint, largestPaint, blocking, layoutShift, foreignHosts } = visit;
  const time = { unit: 'ms', isOnSlowerMachine: bare.firstPaint > controls.barePaint };
  return [
    {
      name: `first paint (${ratio('firstPaint')})`,
      value: firstPaint,
      budget: budgets.firstPaint,
      ...time,
    },
    {
      name: `largest paint (${ratio('largestPaint')})`,
      value: largestPaint,
      budget: budgets.largestPaint,
      ...time,
    },
    {
      name: `blocking time (${ratio('blocking')})`,
      value: blocking,
      budget: budgets.blocking,
      ...time,
    },
    { name: 'layout shift', value: layoutShift, budget: budgets.layoutShift },
    {
      name: ['foreign hosts', ...foreignHosts].join(' '),
      value: foreignHosts.length,
      budget: budgets.foreignHosts,
    },
  ];
}

function secondVisitFigures({ firstPaint, largestPaint }: Visit, bare: Visit): Figure[] {
  const time = { unit: 'ms', isOnSlowerMachine: bare.firstPaint > controls.barePaint };
  return [
    { name: 'first paint', value: firstPaint, budget: budgets.secondFirstPaint, ...time },
    { name: 'largest paint', value: largestPaint, budget: budgets.secondLargestPaint, ...time },
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
