import { expect, type Locator, type Page } from '@playwright/test';
import english from '@wordhoard/i18n/en.json' with { type: 'json' };
import russian from '@wordhoard/i18n/ru.json' with { type: 'json' };
import { createIntl, type IntlShape } from 'react-intl';
import { findBarriers } from './find-barriers.ts';

type Values = Record<string, string | number>;

/** Somebody who reads the screen in one language and has a keyboard and no mouse. */
export class Learner {
  readonly page: Page;
  readonly intl: IntlShape;

  constructor(page: Page, browserLocale: string | undefined) {
    const locale = browserLocale?.startsWith('ru') ? 'ru' : 'en';
    this.page = page;
    this.intl = createIntl({ locale, messages: locale === 'ru' ? russian : english });
  }

  /** What the screen says in the learner's language. */
  says(id: keyof typeof english, values: Values = {}): string {
    return this.intl.formatMessage({ id }, values);
  }

  /** Where a list has a word. */
  rowOf(text: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** Presses Tab until something has the focus, as one without a mouse does. */
  async reach(target: Locator): Promise<void> {
    const furthest = 80;
    await expect(target).toBeVisible();
    for (let presses = 0; presses < furthest; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${target}`);
  }

  async follow(target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  /** Waits until nothing of the screen is on its way. */
  async seesAll(): Promise<void> {
    await this.seesScreen();
    await expect(this.page.getByText(this.says('ui.skeletonList.loading'))).toHaveCount(0);
  }

  /**
   * Looks at the page once it has come to rest: a screen on its way has no heading yet but what the
   * server has written, and a colour half-way to another tells nothing.
   */
  async findsNoBarrier(): Promise<void> {
    await this.seesScreen();
    await this.page.evaluate(async () => {
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(passing.map(({ finished }) => finished));
    });
    const found = await findBarriers(this.page);
    expect(found).toEqual([]);
    await this.findsNothingCutOff();
  }

  private async seesScreen(): Promise<void> {
    await expect(this.page.locator('.opening')).toHaveCount(0);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async findsNothingCutOff(): Promise<void> {
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'nothing is wider than the screen').toBe(0);
  }
}
