import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The outermost elements without new structures, headings and landmarks. Axe need not read them. */
    repeatedElements?: readonly Element[];
  }
}

/**
 * The structures of a page that are not known yet. A structure is an element with what decides
 * whether it is accessible, apart from the wording, and with its ancestors; and the outline of the page. So a
 * second card of a list is no new structure, and neither is the header that every page has.
 * Leaves the elements without new structures in `window.repeatedElements`.
 */
export function findNewStructures(
  page: Page,
  known: ReadonlySet<number>,
): Promise<readonly number[]> {
  return page.evaluate(readNewStructures, [...known]);
}

/** Runs in the page. Class names stand for the style: styled-components makes one for each. */
function readNewStructures(known: readonly number[]): number[] {
  const states =
    /^(aria-(?!label|describedby|controls|owns|activedescendant|value)|role|type|tabindex|disabled|hidden)/;
  const skipped = 'script, style, link, meta';
  const neverSkipped = 'h1, h2, h3, h4, h5, h6, header, nav, main, footer, aside, dialog';
  const seen = new Set(known);
  const added: number[] = [];
  const repeated = new Set<Element>();

  const hash = (text: string, seed: number): number => {
    let value = seed;
    for (let index = 0; index < text.length; index += 1) {
      value = Math.imul(value ^ text.charCodeAt(index), 0x5bd1e995);
      value ^= value >>> 15;
    }
    return value;
  };
  const describe = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      states.test(name) || name === 'class' ? `${name}=${value}` : `${name}=${value !== ''}`,
    );
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    return [element.localName, hasText, ...attributes.toSorted()].join(' ');
  };
  const add = (structure: number): boolean => {
    if (seen.has(structure)) return false;
    seen.add(structure);
    added.push(structure);
    return true;
  };
  /** Whether nothing in the element has to be checked. */
  const visit = (element: Element, parent: number): boolean => {
    const own = hash(describe(element), parent);
    const isOwnNew = add(own);
    const children = [...element.children].filter((child) => !child.matches(skipped));
    const repeatedChildren = children.filter((child) => visit(child, own));
    const isRepeated =
      !isOwnNew && repeatedChildren.length === children.length && !element.matches(neverSkipped);
    if (!isRepeated) for (const child of repeatedChildren) repeated.add(child);
    return isRepeated;
  };
  const outline = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .map(({ localName }) => localName)
    .filter((level, index, levels) => level !== levels[index - 1]);
  const landmarks = [...document.querySelectorAll('header, nav, main, footer, aside, dialog')].map(
    ({ localName }) => localName,
  );

  visit(document.body, 1);
  add(hash([...outline, ...landmarks, document.title !== ''].join(' '), 2));
  window.repeatedElements = [...repeated];
  return added;
}
