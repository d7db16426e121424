import type { Plugin } from 'vite';

/**
 * Has the page evaluate its chunks one after another and answer in between. They are fetched
 * together, and a single script that imports them all would be one long task.
 */
export function oneTaskEach(): Plugin {
  return {
    name: 'one-task-each',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: evaluateInTurn },
  };
}

const preload = /<link rel="modulepreload" crossorigin href="(.+?)">/g;
const script = /<script type="module" crossorigin src="(.+?)"><\/script>/;

function evaluateInTurn(html: string): string {
  const entry = script.exec(html)?.[1];
  if (entry === undefined) throw new Error('index.html has no script to begin with');
  const chunks = [...Array.from(html.matchAll(preload), ([, chunk]) => chunk), entry];
  return html.replace(
    script,
    `<link rel="modulepreload" crossorigin href="${entry}">
    <script type="module">${importing(chunks)}</script>`,
  );
}

const importing = (chunks: readonly (string | undefined)[]): string =>
  `for (const chunk of ${JSON.stringify(chunks)}) { await import(chunk); await new Promise((resolve) => setTimeout(resolve)); }`;
