import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

export interface Shot {
  id: string;
  theme: Theme;
  /** Why there is no screenshot. */
  failure: string | undefined;
}

interface ShootingOptions {
  browser: Browser;
  origin: string;
  folder: string;
  theme: Theme;
  stories: readonly Story[];
}

const phone = { width: 520, height: 780 };
const desktop = { width: 1280, height: 800 };
const timeout = 15_000;

/** Saves a screenshot of each story, one after the other. */
export async function shootStories({ browser, origin, folder, theme, stories }: ShootingOptions) {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  await page.goto(`${origin}/iframe.html?id=${stories[0]?.id}&globals=theme:${theme}`);
  const shots: Shot[] = [];
  for (const { id, name } of stories) {
    await page.setViewportSize(name.startsWith('Desktop') ? desktop : phone);
    const failure = await shoot(page, id, `${folder}${id}-${theme}.png`).then(
      () => undefined,
      (error: Error) => error.message.split('\n')[0],
    );
    shots.push({ id, theme, failure });
  }
  await context.close();
  return shots;
}

/** Changes only the story, since reloading the page takes ten times as long. */
async function shoot(page: Page, id: string, path: string): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(showStory, id);
  await page.waitForSelector('body.sb-show-main');
  await page.screenshot({ path, ...(await clip(page)) });
}

/** The whole of a small story, or the viewport for full-screen stories and the top layer. */
async function clip(page: Page) {
  const height = await page.evaluate(() => {
    const hasTopLayer = document.querySelector('dialog:modal, :popover-open') !== null;
    const isFullScreen = document.body.classList.contains('sb-main-fullscreen');
    return hasTopLayer || isFullScreen ? undefined : document.documentElement.scrollHeight;
  });
  if (height === undefined) return {};
  const content = await page.locator('#storybook-root').boundingBox();
  const used = content ? content.y + content.height + 24 : height;
  return { fullPage: true, clip: { x: 0, y: 0, width: phone.width, height: used } };
}

/** Runs in the page: waits until the story has been played and its images and fonts are loaded. */
async function showStory(id: string): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as {
      __STORYBOOK_PREVIEW__: { storyRenders: { id: string; phase: string }[] };
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, detail: unknown) => void };
    };
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  const isRendered = () =>
    preview.storyRenders.some(({ id: rendered, phase }) => {
      return rendered === id && ['completed', 'finished', 'errored'].includes(phase);
    });
  while (!isRendered()) await new Promise((resolve) => setTimeout(resolve, 20));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

export interface Story {
  id: string;
  /** The group and the component: `Words/WordCard`. */
  title: string;
  name: string;
}

interface Entry extends Story {
  type: 'story' | 'docs';
}

/** Every story of a built Storybook, in the order of its sidebar. */
export async function builtStories(folder: string): Promise<Story[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values(index.entries as Record<string, Entry>).filter(
    ({ type }) => type === 'story',
  );
}
