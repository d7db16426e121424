import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { serveStorybook } from '../serve-storybook.ts';
import { sheetPage } from './sheet-page.ts';
import { builtStories, type Shot, shootStories, themes } from './shoot-stories.ts';

/** Four pages in total keep two processors busy. */
const pagesPerTheme = 2;

const built = fileURLToPath(new URL('../dist/', import.meta.url));
const folder = fileURLToPath(new URL('../.sheet/', import.meta.url));

const stories = await builtStories(built);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const { origin, server } = await serveStorybook();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArguments(),
});
const start = performance.now();
try {
  const shares = Array.from({ length: pagesPerTheme }, (_, share) =>
    stories.filter((_story, index) => index % pagesPerTheme === share),
  );
  const shots = await Promise.all(
    themes.flatMap((theme) =>
      shares.map((share) => shootStories({ browser, origin, folder, theme, stories: share })),
    ),
  );
  const failed = shots.flat().filter(({ failure }) => failure !== undefined);
  await writeFile(`${folder}index.html`, sheetPage(stories));
  process.stdout.write(report(failed));
} finally {
  await browser.close();
  await server.close();
}

function report(failed: readonly Shot[]): string {
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  return [
    `${stories.length} stories in ${themes.length} themes, ${seconds} s`,
    ...failed.map(({ id, theme, failure }) => `  ${id} (${theme}): ${failure}`),
    `file://${folder}index.html`,
    '',
  ].join('\n');
}
