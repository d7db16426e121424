import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const pages = globSync('apps/storybook/src/screens/*.mdx', { cwd: root }).map(read);

it('describes each screen of the web app in the documentation of the kit', () => {
  const described = pages.flatMap((page) => {
    const [line = ''] = /^In `apps\/web\/src\/pages`: .*$/m.exec(page) ?? [];
    return [...line.matchAll(/`([\w-]+)`/g)].map(([, folder]) => folder);
  });
  expect(described.toSorted()).toEqual(readdirSync(`${root}apps/web/src/pages`).toSorted());
});

it('tells the action of a screen, its states, and what is shown without content or connection', () => {
  const parts = ['**The one action:**', '## States', '## Empty', '## Offline'];
  expect(pages.filter((page) => !parts.every((part) => page.includes(part)))).toEqual([]);
});

it('links to stories that exist', () => {
  const files = globSync('{apps/storybook,packages/ui}/src/**/*.stories.tsx', { cwd: root });
  const stories = files.map(read).flatMap((source) => {
    const title = /^ {2}title: '(.+)',$/m.exec(source)?.[1] ?? '';
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    return names.map((name) => `${toId(title)}--${toId(name.replace(/(?!^)[A-Z]/g, '-$&'))}`);
  });
  const linked = pages.flatMap((page) =>
    [...page.matchAll(/path=\/story\/([\w-]+)/g)].map(([, id = '']) => id),
  );
  expect(linked.filter((id) => !stories.includes(id))).toEqual([]);
});

const toId = (text: string) => text.toLowerCase().replace(/[^a-z\d]+/g, '-');
