import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../../tools/chromium.ts';
import { serveStorybook } from '../serve-storybook.ts';
import { builtStories, type Shot, type Story, shootStories, themes } from './shoot-stories.ts';

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

/** The address of `pnpm storybook`. */
const storybook = 'http://localhost:6006';

/** A page that shows every story, light beside dark, for visual review. */
function sheetPage(stories: readonly Story[]): string {
  const titles = [...new Set(stories.map(({ title }) => title))];
  const sections = titles.map((title) =>
    section(
      title,
      stories.filter((story) => story.title === title),
    ),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Wordhoard: every story</title>
<style>${style}</style>
<header>
  <h1>Every story</h1>
  <label>Show only <input type="search" placeholder="WordCard" autofocus></label>
  <p role="status">${stories.length} stories</p>
</header>
<main>${sections.join('')}</main>
<script>${script}</script>
</html>
`;
}

function section(title: string, stories: readonly Story[]): string {
  return `<section><h2>${title}</h2><div>${stories.map(figure).join('')}</div></section>`;
}

function figure({ id, title, name }: Story): string {
  const images = themes.map(
    (theme) => `<img src="${id}-${theme}.png" alt="${theme}" loading="lazy">`,
  );
  return `<figure data-name="${`${title} ${name}`.toLowerCase()}">
<figcaption><a href="${storybook}/?path=/story/${id}">${name}</a></figcaption>${images.join('')}</figure>`;
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 0 24px 48px; background: light-dark(#dedbd2, #2b2a27); }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: baseline; gap: 24px; padding: 12px 0; background: inherit; }
  h1 { margin: 0; font-size: 20px; }
  h2 { margin: 32px 0 8px; font-size: 17px; }
  input { padding: 6px 10px; font: inherit; }
  section > div { display: flex; flex-wrap: wrap; gap: 24px; }
  figure { display: grid; grid-template-columns: 1fr 1fr; align-items: start; gap: 4px; width: min(760px, 100%); margin: 0; }
  figcaption { grid-column: 1 / -1; }
  img { width: 100%; }
  [hidden] { display: none; }
`;

const script = `
  const [search, status] = [document.querySelector('input'), document.querySelector('[role=status]')];
  search.addEventListener('input', () => {
    const wanted = search.value.trim().toLowerCase();
    const figures = [...document.querySelectorAll('figure')];
    for (const figure of figures) figure.hidden = !figure.dataset.name.includes(wanted);
    for (const section of document.querySelectorAll('section'))
      section.hidden = section.querySelector('figure:not([hidden])') === null;
    status.textContent = figures.filter(({ hidden }) => !hidden).length + ' stories';
  });
`;
