import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { measureInteraction } from './interaction.ts';
import { interactions } from './interactions.ts';
import { type LighthouseScores, lighthouseCategories, lighthouseScores } from './lighthouse.ts';
import { measurePaint, type PaintTimes } from './paint.ts';
import { scriptsFor } from './route-files.ts';
import { withServer } from './server.ts';

const rounds = 5;
const port = 3918;
const debuggingPort = 3919;
const homeParts = 'src/home/home-parts.tsx';
const firstQuestion = ['src/quiz/quiz-play-screen.tsx', 'src/quiz/choice-question.tsx'];

console.log('Initial JavaScript, gzip (budget 130 kB)');
console.log(`  home            ${kilobytes(scriptsFor(homeParts))}`);
console.log(`  first question  ${kilobytes(scriptsFor(...firstQuestion))}`);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments(), `--remote-debugging-port=${debuggingPort}`],
});
try {
  await withServer(port, async (origin) => {
    await printPaintTimes(browser, origin);
    await printInteractions(browser, origin);
    await printLighthouse(origin);
  });
} finally {
  await browser.close();
}

async function printPaintTimes(browser: Browser, origin: string): Promise<void> {
  console.log('\nA first visit on 1.6 Mbit/s, 150 ms, a processor 4 times slower');
  console.log('(budgets: first paint 0.8 s, largest 1.6 s, blocking 50 ms, shift 0.02)');
  for (const path of ['/', '/lists/es', '/list/es-fruit/en', '/word/es/manzana']) {
    const times: PaintTimes[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await measurePaint(browser, origin + path));
    }
    console.log(`  ${path.padEnd(20)} ${describe(times)}`);
  }
}

async function printInteractions(browser: Browser, origin: string): Promise<void> {
  console.log('\nFrom an interaction to the paint after it, a processor 4 times slower');
  console.log('(budget: 100 ms)');
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await measureInteraction(browser, origin, interaction));
    }
    console.log(`  ${interaction.name.padEnd(28)} ${median(times).toFixed(0)} ms`);
  }
}

async function printLighthouse(origin: string): Promise<void> {
  console.log(`\nLighthouse on its phone, the median of ${rounds} (budget: 98)`);
  for (const path of ['/', '/word/es/manzana', '/list/es-fruit/en', '/quiz/es-fruit/en']) {
    const scores: LighthouseScores[] = [];
    for (let round = 0; round < rounds; round += 1) {
      scores.push(await lighthouseScores(origin + path, debuggingPort));
    }
    const told = lighthouseCategories.map(
      (category) => `${category} ${median(scores.map((score) => score[category]))}`,
    );
    console.log(`  ${path.padEnd(20)} ${told.join('  ')}`);
  }
}

function kilobytes(paths: readonly string[]): string {
  const bytes = paths.reduce(
    (sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length,
    0,
  );
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function describe(times: readonly PaintTimes[]): string {
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
  return [
    `first ${seconds(median(times.map(({ firstPaint }) => firstPaint)))}`,
    `largest ${seconds(median(times.map(({ largestPaint }) => largestPaint)))}`,
    `blocking ${median(times.map(({ blocking }) => blocking)).toFixed(0)} ms`,
    `shift ${median(times.map(({ layoutShift }) => layoutShift)).toFixed(3)}`,
  ].join('  ');
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
