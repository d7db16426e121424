import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

const specification = read('SPEC.md');
const numbersIn = (text: string) => Array.from(text.matchAll(/\[R(\d+)\]/gu), ([, n]) => Number(n));

const rules = Array.from(specification.matchAll(/^- \*\*\[R(\d+)\]\*\*/gmu), ([, n]) => Number(n));
const tests = globSync('src/**/*.test.ts', { cwd: root.pathname }).map(read).join('\n');
const proven = new Set(numbersIn(tests));

describe('rules of SPEC.md', () => {
  it('have ascending numbers', () => {
    expect(rules.length).toBeGreaterThan(30);
    expect(rules).toEqual([...new Set(rules)].sort((one, other) => one - other));
  });

  it('are each named by a test, and tests name no other rules', () => {
    expect([...proven].sort((one, other) => one - other)).toEqual(rules);
  });

  it('refer to existing rules', () => {
    const mentioned = Array.from(specification.matchAll(/\bR(\d+)\b/gu), ([, n]) => Number(n));
    expect(mentioned.filter((number) => !rules.includes(number))).toEqual([]);
  });
});
