import type { Plugin } from 'vite';

/**
 * Has the page evaluate its chunks one after another and answer in between. They are fetched
 * together, and a single script that imports them all would be one long task.
 */
export function oneTaskEach(): Plugin {
  return {
    name: 'one-task-each',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const preloads = [...html.matchAll(/<link rel="modulepreload" crossorigin href="(.+?)">/g)];
        return html.replace(
          /<script type="module" crossorigin src="(.+?)"><\/script>/,
          (_, entry: string) =>
            `<link rel="modulepreload" crossorigin href="${entry}">\n<script type="module">${evaluation([...preloads.map(([, chunk]) => `${chunk}`), entry])}</script>`,
        );
      },
    },
  };
}

const evaluation = (chunks: readonly string[]): string =>
  `for (const chunk of ${JSON.stringify(chunks)}) { await import(chunk); await new Promise((resolve) => setTimeout(resolve)); }`;
