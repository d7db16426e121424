import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { measurePaint, type PaintTimes } from './paint.ts';
import { scriptsFor } from './route-files.ts';

const rounds = 5;
const firstQuestion = 'src/quiz/quiz-play-screen.tsx';

console.log('Initial JavaScript, gzip (budget 130 kB)');
console.log(`  home            ${kilobytes(scriptsFor())}`);
console.log(`  first question  ${kilobytes(scriptsFor(firstQuestion))}`);

const dataDirectory = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = spawn(
  process.execPath,
  [
    '--conditions=@wordhoard/source',
    fileURLToPath(new URL('../../server/src/main.ts', import.meta.url)),
  ],
  {
    env: { ...process.env, PORT: '3918', DATA_DIRECTORY: dataDirectory, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
await once(server.stdout, 'data');

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArguments(),
});
try {
  console.log('\nA first visit on 1.6 Mbit/s, 150 ms, a processor 4 times slower');
  console.log('(budgets: first paint 0.8 s, largest 1.6 s, blocking 50 ms, shift 0.02)');
  for (const path of ['/', '/lists/es', '/list/es-fruit/en', '/word/es/manzana']) {
    const times: PaintTimes[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await measurePaint(browser, `http://localhost:3918${path}`));
    }
    console.log(`  ${path.padEnd(20)} ${describe(times)}`);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDirectory, { recursive: true });
}

function kilobytes(paths: readonly string[]): string {
  const bytes = paths.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function describe(times: readonly PaintTimes[]): string {
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
  const middle = (pick: (time: PaintTimes) => number) =>
    times.map(pick).toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  return [
    `first ${seconds(middle(({ firstPaint }) => firstPaint))}`,
    `largest ${seconds(middle(({ largestPaint }) => largestPaint))}`,
    `blocking ${middle(({ blocking }) => blocking).toFixed(0)} ms`,
    `shift ${middle(({ layoutShift }) => layoutShift).toFixed(3)}`,
  ].join('  ');
}
