import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Stops watching the focus. */
    endTabWalk?: () => void;
  }
}

/** For the wrap-around at the end of the page, and for elements that appear meanwhile, such as a toast. */
const spareSteps = 5;

/**
 * Walks through the page with Tab. Returns the controls that were not reached, and those that had the
 * focus without a visible indicator.
 */
export async function walkWithTab(page: Page): Promise<string[]> {
  const stops = await page.evaluate(watchFocus);
  await Promise.all(Array.from({ length: stops + spareSteps }, () => page.keyboard.press('Tab')));
  return page.evaluate(findGaps);
}

/** Runs in the page. Of radio buttons with one name, Tab reaches the checked one, or else the first. */
function watchFocus(): number {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const canHaveFocus = (element: HTMLElement): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *');
  const isReachedByArrows = (element: HTMLElement): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = `input[type="radio"][name="${element.name}"]`;
    const entry = document.querySelector(`${group}:checked`) ?? document.querySelector(group);
    return entry !== element;
  };
  const isOutlined = (element: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  /** A card shows the focus of its link, a label that of its checkbox. */
  const isShown = (element: Element): boolean => {
    if (isOutlined(element) || isOutlined(element, '::after')) return true;
    const around = element.closest('label, li, article, [role]');
    return [around, ...(around?.querySelectorAll('*') ?? [])].some(
      (each) => each !== null && isOutlined(each),
    );
  };
  const stops = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(canHaveFocus)
    .filter((element) => !isReachedByArrows(element));
  for (const { dataset } of stops) dataset['walk'] = 'unreached';
  const handleFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement) {
      target.dataset['walk'] = isShown(target) ? 'seen' : 'reached, but not seen';
    }
  };
  document.addEventListener('focusin', handleFocus);
  window.endTabWalk = () => document.removeEventListener('focusin', handleFocus);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return stops.length;
}

/** Runs in the page. */
function findGaps(): string[] {
  window.endTabWalk?.();
  const gaps = document.querySelectorAll<HTMLElement>('[data-walk]:not([data-walk="seen"])');
  return [...gaps].map(
    ({ dataset, outerHTML }) => `${dataset['walk']}: ${outerHTML.slice(0, 160)}`,
  );
}
