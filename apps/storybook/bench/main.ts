import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { serveFolder } from '../serve-folder.ts';

const rounds = 5;
const story = 'words-wordcard--unknown';

const { origin, server } = await serveFolder(fileURLToPath(new URL('../dist/', import.meta.url)));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArguments(),
});
try {
  const times: OpeningTime[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await open());
  const middle = (pick: (time: OpeningTime) => number) =>
    times.map(pick).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  console.log('Storybook with an empty cache, until its first story is painted (budget 2 s)');
  console.log(`  ${middle(({ elapsed }) => elapsed).toFixed(2)} s by the clock`);
  console.log(`  ${middle(({ busy }) => busy).toFixed(2)} s of a processor`);
} finally {
  await browser.close();
  server.close();
}

interface OpeningTime {
  /** In seconds, as is the next. */
  elapsed: number;
  /** How long the page kept a processor busy: what counts on a machine that does other things too. */
  busy: number;
}

async function open(): Promise<OpeningTime> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const begun = performance.now();
  await page.goto(`${origin}/?path=/story/${story}`, { waitUntil: 'commit' });
  await page.waitForFunction(isStoryVisible);
  const elapsed = (performance.now() - begun) / 1000;
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return { elapsed, busy: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0 };
}

/** Asked with every frame: a locator asks only twice a second. */
function isStoryVisible(): boolean {
  const preview = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  return preview?.contentDocument?.querySelector('article')?.checkVisibility() ?? false;
}
