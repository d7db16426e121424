import type { Browser, BrowserContext, CDPSession } from 'playwright';
import type { StoredLearner } from './learner.ts';

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds that tasks blocked the page beyond 50 each. */
  blocking: number;
  layoutShift: number;
  /** Requested beside the page's own host. */
  foreignHosts: string[];
}

type Timings = Omit<Visit, 'foreignHosts'>;

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;
/** Milliseconds that a screen is watched after it has replaced what the server wrote. */
const watchTime = 1_500;
const pollInterval = 100;
/** Milliseconds in which a page starts everything that it loads early. */
const restTime = 5_000;

export interface VisitedPage {
  url: string;
  /** Whose browser opens it. Default: that of a newcomer. */
  learner?: StoredLearner;
}

/** Opens a page on a slow phone and watches it until its screen is complete. On a second visit, the app is stored. */
export async function measureVisit(
  browser: Browser,
  { url, learner }: VisitedPage,
  { isSecond = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(learner && { storageState: learner }),
  });
  if (isSecond) await storeApp(context, url);
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: !isSecond });
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(recordTimings);
  await page.goto(url);
  while (!(await isComplete(session))) await page.waitForTimeout(pollInterval);
  await page.waitForTimeout(watchTime);
  const timings = await page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  await context.close();
  hosts.delete(new URL(url).host);
  return { ...timings, foreignHosts: [...hosts].filter((host) => host !== '') };
}

/** Asks the browser itself: a locator of Playwright runs its own script in the page, which would count as blocking. */
async function isComplete(session: CDPSession): Promise<boolean> {
  const expression =
    "document.querySelector('nav') !== null && document.querySelector('.opening') === null";
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.value === true;
}

async function storeApp(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForTimeout(watchTime);
  await page.close();
}

/** How many scripts a first-time visitor loads until the page rests. */
export async function countScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url);
  await page.locator('.opening').waitFor({ state: 'detached' });
  await page.waitForTimeout(restTime);
  await page.waitForLoadState('networkidle');
  await context.close();
  return scripts.size;
}

/** Runs in the page. */
function recordTimings(): void {
  const timings = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 };
  Object.assign(window, { timings });
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    timings.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    timings.blocking += duration - 50;
  });
  observe('layout-shift', (entry) => {
    timings.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
}
