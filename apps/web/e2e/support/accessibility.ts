import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { findNewStructures } from './page-structure.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All workers share the structures that passed: axe takes a second for a page. */
const passedFile = (): string => join(process.env['E2E_DATA_DIRECTORY'] ?? '', 'passed-structures');

function readPassed(): ReadonlySet<number> {
  if (!existsSync(passedFile())) return new Set();
  return new Set(readFileSync(passedFile(), 'utf8').split('\n').filter(Boolean).map(Number));
}

/**
 * The violations that axe finds, unless all structures of the page have passed before. Stories check the colours of
 * both themes.
 */
export async function findNewAccessibilityViolations(page: Page): Promise<string[]> {
  const structures = await findNewStructures(page, readPassed());
  if (structures.length === 0) return [];
  const violations = await findAccessibilityViolations(page, { skipsRepeated: true });
  if (violations.length === 0) appendFileSync(passedFile(), `${structures.join('\n')}\n`);
  return violations;
}

/**
 * The violations that axe finds on the page as it is now: each rule with the elements that break it.
 * Axe skips the work that it does only for its reports and, if asked, the elements that
 * {@link findNewStructures} has found to be repeated.
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
