import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@wordhoard/ui';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { render } from './render.tsx';
import { samples } from './samples.tsx';

/** The source of all stories, since only the build of Storybook can load their images. */
const stories = globSync(join(import.meta.dirname, '../**/*.stories.tsx')).map((path) =>
  readFileSync(path, 'utf8'),
);

it('has a sample of every exported component', () => {
  const components = Object.entries(kit)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
  expect(components.toSorted()).toEqual(Object.keys(samples).toSorted());
});

it('has a story for every component', () => {
  const shown = stories.flatMap((story) =>
    [...story.matchAll(/^ {2}(?:component: (\w+)|subcomponents: \{ ([\w, ]+) \}),$/gm)].flatMap(
      ([, component, parts = '']) => [component, ...parts.split(', ')],
    ),
  );
  expect(Object.keys(samples).filter((name) => !shown.includes(name))).toEqual([]);
});

it.each(Object.entries(samples))(
  '%s forwards its ref, native props and class, and has no inline style',
  (_name, sample) => {
    const ref = createRef<never>();
    const native = { ref, className: 'own', 'data-part': 'sample' };
    const { container } = render(sample(native));
    expect(ref.current).toBeInstanceOf(Element);
    expect(ref.current).toBe(container.querySelector('[data-part="sample"]'));
    expect(container.querySelector('.own')?.contains(ref.current)).toBe(true);
    // The content security policy forbids inline styles in HTML.
    expect(container.innerHTML).not.toContain('style="');
  },
);
