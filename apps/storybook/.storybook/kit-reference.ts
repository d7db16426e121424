import { relative } from 'node:path';
import type { Plugin } from 'vite';
import {
  type ComponentReference,
  readComponents,
  sourceFolder,
} from '../../../packages/ui/src/guide/component-reference.ts';

const pages = 'virtual:kit-pages';

/**
 * Gives each component of the kit its `reference`, which the pages of the documentation show, and
 * `virtual:kit-pages` the address of each page. Tests of stories need neither.
 */
export function kitReference(): Plugin {
  let components: ComponentReference[] | undefined;
  const read = () => {
    components ??= process.env['VITEST'] ? [] : readComponents();
    return components;
  };
  return {
    name: 'kit-reference',
    resolveId: (id) => (id === pages ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${pages}`) return undefined;
      const entries = read().map(({ name, page }) => [name, page]);
      return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
    },
    transform(code, id) {
      if (relative(sourceFolder, id).startsWith('..')) return undefined;
      const own = read().filter(({ file }) => file === id);
      // The production build shortens the names of functions.
      const added = own.map(
        (reference) =>
          `Object.assign(${reference.name}, ${JSON.stringify({ displayName: reference.name, reference })});`,
      );
      return added.length > 0 ? { code: [code, ...added].join('\n'), map: null } : undefined;
    },
    watchChange() {
      components = undefined;
    },
  };
}
