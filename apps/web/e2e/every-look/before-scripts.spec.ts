import { expect, type Page } from '@playwright/test';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { desktopTest, test } from '../support/test.ts';

/** The position and text of the heading. */
async function getHeading(page: Page) {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  const box = await heading.boundingBox();
  return { text: await heading.textContent(), x: box?.x ?? 0, y: box?.y ?? 0 };
}

const paths = ['/', '/list/es-fruit', '/word/es/manzana'];
/** Their headings stand like those of the other pages. */
const furtherPaths = ['/words/es', '/quiz/es-fruit/en'];

for (const [look, testLook] of Object.entries({ phone: test, desktop: desktopTest })) {
  testLook(
    `before any script is loaded, a page on a ${look} shows its heading where the screen will`,
    async ({ page, context, hasTouch }) => {
      const withoutScripts = await context.newPage();
      await withoutScripts.route('**/assets/*.js', (route) => route.abort());
      for (const path of hasTouch ? [...paths, ...furtherPaths] : paths) {
        await test.step(path, async () => {
          await withoutScripts.goto(path);
          const opening = await getHeading(withoutScripts);
          if (hasTouch) expect(await findAccessibilityViolations(withoutScripts)).toEqual([]);

          await openPage(page, path);
          await expect(page.getByRole('navigation').first()).toBeVisible();
          await expect(page.locator('.opening')).toHaveCount(0);
          const screen = await getHeading(page);

          expect(opening.text).toBe(screen.text);
          expect(Math.abs(opening.x - screen.x)).toBeLessThan(2);
          // Lines above the heading may be some pixels higher in another font.
          expect(Math.abs(opening.y - screen.y)).toBeLessThan(8);
        });
      }
    },
  );
}
