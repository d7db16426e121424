import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { budgets, controls, type Figure, report } from '../../../tools/budgets.ts';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { withBarePage } from './bare-page.ts';
import { measureInteraction } from './interaction.ts';
import { interactions } from './interactions.ts';
import { storeLearner } from './learner.ts';
import { lighthouseCategories, lighthouseScores } from './lighthouse.ts';
import { firstQuestionScripts, furtherScripts, homeScripts, lazyScreens } from './route-files.ts';
import { withServer } from './server.ts';
import { countScripts, measureVisit, type Visit, type VisitedPage } from './visit.ts';

const rounds = 5;
const port = 3918;
const debuggingPort = 3919;
const paths = ['/', '/lists/es', '/list/es-fruit/en', '/word/es/manzana'];
const lighthousePaths = ['/', '/word/es/manzana', '/list/es-fruit/en', '/quiz/es-fruit/en'];

const visitKinds = [
  {
    name: 'first',
    isSecond: false,
    firstPaint: budgets.firstPaint,
    largestPaint: budgets.largestPaint,
    barePaint: controls.barePaint,
  },
  {
    name: 'second',
    isSecond: true,
    firstPaint: budgets.secondFirstPaint,
    largestPaint: budgets.secondLargestPaint,
    barePaint: controls.secondBarePaint,
  },
];

type VisitKind = (typeof visitKinds)[number];

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
      const pages = paths.map((path) => ({ name: path, url: origin + path }));
      const learner = await storeLearner(browser, origin);
      const today = { name: '/ of a learner', url: `${origin}/`, learner };
      for (const kind of visitKinds) {
        const visited = kind.isSecond ? [...pages, today] : pages;
        const measured = [{ url: barePage }, ...visited];
        const [bare, ...visits] = await medianVisits(browser, measured, kind);
        if (bare === undefined) continue;
        console.log(
          `\nA ${kind.name} visit to a page of React alone: ${slow}\n  first paint ${bare.firstPaint.toFixed(0)} ms, largest paint ${bare.largestPaint.toFixed(0)} ms, blocking time ${bare.blocking.toFixed(0)} ms`,
        );
        for (const [index, visit] of visits.entries())
          report(
            `A ${kind.name} visit to ${visited[index]?.name}: ${slow}`,
            visitFigures(visit, bare, kind),
          );
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

/** Visits all pages in turn, so that each is measured on the same machine, busy as it may be. */
async function medianVisits(
  browser: Browser,
  pages: readonly VisitedPage[],
  { isSecond }: VisitKind,
): Promise<Visit[]> {
  const turns = await repeat(async () => {
    const visits: Visit[] = [];
    for (const page of pages) visits.push(await measureVisit(browser, page, { isSecond }));
    return visits;
  });
  return pages.map((_, index) => medianVisit(turns.flatMap((visits) => visits[index] ?? [])));
}

function medianVisit(visits: readonly Visit[]): Visit {
  const medianFor = (name: Exclude<keyof Visit, 'foreignHosts'>) =>
    median(visits.map((visit) => visit[name]));
  return {
    firstPaint: medianFor('firstPaint'),
    largestPaint: medianFor('largestPaint'),
    blocking: medianFor('blocking'),
    layoutShift: medianFor('layoutShift'),
    foreignHosts: [...new Set(visits.flatMap((visit) => visit.foreignHosts))],
  };
}

/** The times are judged by their ratio to those of a page of React alone in the same run, because machines differ. */
function visitFigures(
  visit: Visit,
  bare: Visit,
  { firstPaint, largestPaint, barePaint }: VisitKind,
): Figure[] {
  const time = (label: string, name: 'firstPaint' | 'largestPaint' | 'blocking') => ({
    name:
      bare[name] > 0 ? `${label} (${(visit[name] / bare[name]).toFixed(1)} × React alone)` : label,
    value: visit[name],
    unit: 'ms',
    slowness: bare[name] / (name === 'blocking' ? controls.bareBlocking : barePaint),
  });
  const { layoutShift, foreignHosts } = visit;
  return [
    { ...time('first paint', 'firstPaint'), budget: firstPaint },
    { ...time('largest paint', 'largestPaint'), budget: largestPaint },
    { ...time('blocking time', 'blocking'), budget: budgets.blocking },
    { name: 'layout shift', value: layoutShift, budget: budgets.layoutShift },
    {
      name: ['foreign hosts', ...foreignHosts].join(' '),
      value: foreignHosts.length,
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
