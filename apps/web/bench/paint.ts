import type { Browser, Page } from 'playwright';

export interface PaintTimes {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds that tasks blocked the page beyond 50 each, before it came to rest. */
  blocking: number;
  layoutShift: number;
}

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/** Opens a page as a first-time visitor on a slow phone and watches it until it rests. */
export async function measurePaint(
  browser: Browser,
  url: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<PaintTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => (window as unknown as { paint: PaintTimes }).paint);
  await context.close();
  return times;
}

/** Runs in the page: gathers what the browser tells of painting. */
function watchPaint(): void {
  const paint = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 };
  Object.assign(window, { paint });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    paint.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    paint.blocking += duration - 50;
  });
  observe('layout-shift', (entry) => {
    paint.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
}
