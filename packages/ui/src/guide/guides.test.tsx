import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@wordhoard/ui';
import type { ElementType } from 'react';
import { expect, it } from 'vitest';
import { render } from '../test/render.tsx';
import { samples } from '../test/samples.tsx';
import { readComponents, sourceFolder } from './component-reference.ts';
import type { Guide } from './guide.ts';

interface Page {
  title: string;
  component: ElementType;
  parameters?: { guide?: Guide<ElementType> };
}

const stories = globSync('**/*.stories.tsx', { cwd: sourceFolder });
const pages = await Promise.all(
  stories.map(async (path) => {
    const { default: page }: { default: Page } = await import(join(sourceFolder, path));
    return [page.title, page] as const;
  }),
);
const components = new Map(readComponents().map((component) => [component.name, component]));

const existing = new Set<unknown>([
  ...Object.keys(kit),
  ...components.keys(),
  ...[...components.values()].flatMap(({ props }) =>
    props.flatMap(({ name, values, fields }) => [
      name,
      ...values.map(String),
      ...fields.map((field) => /^\w+/.exec(field)?.[0]),
    ]),
  ),
  // Native props that the texts name.
  'autoComplete',
  'children',
  'lang',
]);

/**
 * Their values need no explanation: the level of a heading follows from the outline of the page, a distance
 * is a token, and the others are content.
 */
const plainProps = /^(as|headingAs|\$.*|gender|kind)$/;

it.each([...components.values()])('$name has a docstring that tells its purpose', ({ purpose }) => {
  expect(purpose).not.toBe('');
});

it.each(pages)('%s tells when to use each named value of a prop', (_title, { component }) => {
  const guides = findGuides(component);
  expect(guides).not.toEqual([]);
  const told = guides.flatMap(({ variants = {} }) =>
    Object.entries(variants).flatMap(([prop, values]) =>
      Object.keys(values ?? {}).map((value) => `${prop} ${value}`),
    ),
  );
  const named = (components.get(findName(component))?.props ?? []).flatMap(({ name, values }) =>
    plainProps.test(name)
      ? []
      : values.filter((value) => typeof value === 'string').map((value) => `${name} ${value}`),
  );
  expect(told.toSorted()).toEqual(named.toSorted());
});

it.each(pages)('%s names only what exists', (_title, { parameters }) => {
  const text = JSON.stringify(parameters?.guide ?? {});
  const named = [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
});

it.each(pages)('%s lists keys if it can be focused', (_title, { component }) => {
  const sample = samples[findName(component)];
  if (sample === undefined) return;
  const { container } = render(sample({} as never));
  const focusable = container.querySelector(
    'a[href], button, input, select, summary, textarea, [tabindex="0"]',
  );
  if (focusable === null) return;
  expect(findGuides(component).some(({ keys }) => keys !== undefined)).toBe(true);
});

/** A component can have several pages, each with a guide. */
function findGuides(component: unknown): Guide<ElementType>[] {
  return pages.flatMap(([, page]) =>
    page.component === component ? (page.parameters?.guide ?? []) : [],
  );
}

/** Styled components do not know their names. */
function findName(component: ElementType): string {
  const [name] = Object.entries(kit).find(([, value]) => value === component) ?? [];
  return name ?? (component as { name: string }).name;
}
