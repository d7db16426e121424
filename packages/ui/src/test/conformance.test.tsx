import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@wordhoard/ui';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from './render.tsx';
import { samples } from './samples.tsx';

/** As they are written, since pictures come into them by the build of Storybook. */
const stories = globSync(join(import.meta.dirname, '../**/*.stories.tsx')).map((path) =>
  readFileSync(path, 'utf8'),
);

it('knows every component that the kit exports', () => {
  const components = Object.entries(kit)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
  expect(components.toSorted()).toEqual(Object.keys(samples).toSorted());
});

it('shows every component in a story', () => {
  const shown = stories.flatMap((story) =>
    [...story.matchAll(/^ {2}(?:component: (\w+)|subcomponents: \{ ([\w, ]+) \}),$/gm)].flatMap(
      ([, component, parts = '']) => [component, ...parts.split(', ')],
    ),
  );
  expect(Object.keys(samples).filter((name) => !shown.includes(name))).toEqual([]);
});

describe.each(Object.entries(samples))('%s', (_name, sample) => {
  it('gives its element to the ref and takes native props and a class', () => {
    const ref = createRef<never>();
    const native = { ref, className: 'own', 'data-part': 'sample' };
    const { container } = render(sample(native));
    expect(ref.current).toBeInstanceOf(Element);
    expect(ref.current).toBe(container.querySelector('[data-part="sample"]'));
    expect(container.querySelector('.own')?.contains(ref.current)).toBe(true);
  });

  it('writes no inline style, which a strict content security policy forbids', () => {
    const { container } = render(
      sample({ ref: () => undefined, className: 'own', 'data-part': 'sample' }),
    );
    expect(container.innerHTML).not.toContain('style="');
  });
});
