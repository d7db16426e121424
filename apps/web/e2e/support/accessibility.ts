import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { newStructuresOf } from './page-structure.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The structures without violations that this worker has seen. A worker has one look. */
const passed = new Set<number>();

/** The violations that axe finds, unless all structures of the page have passed before. */
export async function findNewAccessibilityViolations(page: Page): Promise<string[]> {
  const structures = await newStructuresOf(page, passed);
  if (structures.length === 0) return [];
  const violations = await findAccessibilityViolations(page, { skipsRepeated: true });
  if (violations.length === 0) for (const structure of structures) passed.add(structure);
  return violations;
}

/**
 * The violations that axe finds on the page as it is now: each rule with the elements that break it.
 * Axe skips the work that it does only for its reports and, if asked, the elements that
 * {@link newStructuresOf} has found to be repeated.
 */
export async function findAccessibilityViolations(
  page: Page,
  { skipsRepeated } = { skipsRepeated: false },
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, skipsRepeated }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const exclude = skipsRepeated ? [...(window.repeatedElements ?? [])] : [];
      const { violations } = await axe.run(
        { include: [document.documentElement], exclude },
        { runOnly, resultTypes: ['violations'], selectors: false, preload: false },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    },
    { runOnly: rules, skipsRepeated },
  );
}
