import type { Browser, Page } from 'playwright';

const slowdown = 4;

export interface Interaction {
  name: string;
  path: string;
  /** Brings the page to the state before the interaction and returns the interaction. */
  prepare: (page: Page) => Promise<() => Promise<void>>;
}

/** Milliseconds from the slowest event of an interaction to the next paint, with a processor 4 times slower. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, prepare }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const act = await prepare(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(recordEvents);
  await act();
  // The browser reports an event after the paint that follows it.
  await page.waitForTimeout(1_000);
  const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
  await context.close();
  return slowest;
}

/** Runs in the page. Browsers report no event that takes less than 16 ms. */
function recordEvents(): void {
  Object.assign(window, { slowest: 0 });
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    Object.assign(window, {
      slowest: Math.max((window as unknown as { slowest: number }).slowest, ...durations),
    });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
