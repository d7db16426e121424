import { expect, type Locator, type Page } from '@playwright/test';
import english from '@wordhoard/i18n/en.json' with { type: 'json' };
import russian from '@wordhoard/i18n/ru.json' with { type: 'json' };
import { createIntl, type IntlShape } from 'react-intl';
import { findNewAccessibilityViolations } from './accessibility.ts';

type Values = Record<string, string | number>;

/** A person who reads the screen in one language and uses the keyboard. */
export class Learner {
  readonly page: Page;
  readonly intl: IntlShape;
  readonly isRussian: boolean;

  constructor(page: Page, browserLocale: string | undefined) {
    this.page = page;
    this.isRussian = browserLocale?.startsWith('ru') === true;
    const messages = this.isRussian ? russian : english;
    this.intl = createIntl({ locale: browserLocale ?? 'en', messages });
  }

  /** A message in the learner's language. */
  says(id: keyof typeof english, values: Values = {}): string {
    return this.intl.formatMessage({ id }, values);
  }

  /** The row of a word in a list. */
  rowOf(text: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator): Promise<void> {
    const furthest = 150;
    await expect(target).toBeVisible();
    for (let presses = 0; presses < furthest; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${target}`);
  }

  async activate(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('Enter');
  }

  /** Waits until no part of the screen is loading. */
  async waitUntilLoaded(): Promise<void> {
    await this.waitForScreen();
    await expect(this.page.getByText(this.says('ui.skeletonList.loading'))).toHaveCount(0);
  }

  /** Checks the page at rest: before that, headings may be missing and colours are in transition. */
  async expectAccessible(): Promise<void> {
    await this.waitForScreen();
    await this.page.evaluate(async () => {
      const running = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(running.map(({ finished }) => finished));
    });
    expect(await findNewAccessibilityViolations(this.page)).toEqual([]);
    await this.expectNoOverflow();
  }

  async expectNoOverflow(): Promise<void> {
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'nothing is wider than the screen').toBe(0);
  }

  private async waitForScreen(): Promise<void> {
    await expect(this.page.locator('.opening')).toHaveCount(0);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}
