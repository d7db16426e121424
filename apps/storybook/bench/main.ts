import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { serveStorybook } from '../serve-storybook.ts';

const rounds = 5;
const story = 'words-wordcard--unknown';

const { origin, server } = await serveStorybook();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumArguments(),
});
try {
  const times: OpeningTime[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await open());
  const median = (pick: (time: OpeningTime) => number) =>
    times.map(pick).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  console.log('Storybook with an empty cache, until the first story is visible (budget 2 s)');
  console.log(`  ${median(({ elapsed }) => elapsed).toFixed(2)} s elapsed`);
  console.log(`  ${median(({ busy }) => busy).toFixed(2)} s of CPU time`);
} finally {
  await browser.close();
  await server.close();
}

interface OpeningTime {
  /** In seconds, as is `busy`. */
  elapsed: number;
  /** The CPU time of the page, which is comparable on a machine under load. */
  busy: number;
}

async function open(): Promise<OpeningTime> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = performance.now();
  await page.goto(`${origin}/?path=/story/${story}`, { waitUntil: 'commit' });
  await page.waitForFunction(isStoryVisible);
  const elapsed = (performance.now() - start) / 1000;
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return { elapsed, busy: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0 };
}

/** Polled every frame, whereas a locator polls every half second. */
function isStoryVisible(): boolean {
  const preview = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  return preview?.contentDocument?.querySelector('article')?.checkVisibility() ?? false;
}
