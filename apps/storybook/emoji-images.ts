import { icons } from '@iconify-json/fluent-emoji-flat';
import type { Plugin } from 'vite';

const prefix = 'virtual:emoji/';

/** `import { image } from 'virtual:emoji/red-apple'` gives the data URL of an emoji, for stories. */
export function emojiImages(): Plugin {
  return {
    name: 'emoji-images',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`)
        ? `export const image = ${JSON.stringify(dataUrl(id.slice(prefix.length + 1)))};`
        : undefined,
  };
}

function dataUrl(name: string): string {
  const { width = 16, height = width } = icons;
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`There is no emoji "${name}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
