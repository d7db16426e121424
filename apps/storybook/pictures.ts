import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string } | undefined>;
}

const prefix = 'virtual:picture/';

/** `import { picture } from 'virtual:picture/red-apple'` gives the address of an emoji, for examples. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export const picture = ${JSON.stringify(dataUrl(id.slice(prefix.length + 1)))};`
        : undefined,
  };
}

function dataUrl(name: string): string {
  const { icons, width, height } = iconSet();
  const icon = icons[name];
  if (icon === undefined) throw new Error(`There is no emoji "${name}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function iconSet(): IconSet {
  return createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
}
