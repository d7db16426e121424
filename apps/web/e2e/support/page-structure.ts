import type { Page } from '@playwright/test';

/**
 * The structures of a page that are not known yet. A structure is an element with what decides
 * whether it is accessible, apart from the wording, and with its ancestors; and the outline of the page. So a
 * second card of a list is no new structure, and neither is the header that every page has.
 */
export async function newStructuresOf(
  page: Page,
  known: ReadonlySet<number>,
): Promise<readonly number[]> {
  const structures = await page.evaluate(readStructures);
  return structures.filter((structure) => !known.has(structure));
}

/** Runs in the page. Class names stand for the style: styled-components makes one for each. */
function readStructures(): number[] {
  const states =
    /^(aria-(?!label|describedby|controls|owns|activedescendant|value)|role|type|tabindex|disabled|hidden)/;
  const skipped = 'script, style, link, meta';
  const hashes = new Set<number>();

  const hash = (text: string, seed: number): number => {
    let value = seed;
    for (let place = 0; place < text.length; place += 1) {
      value = Math.imul(value ^ text.charCodeAt(place), 0x5bd1e995);
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
  const visit = (element: Element, parent: number): void => {
    const own = hash(describe(element), parent);
    hashes.add(own);
    for (const child of element.children) if (!child.matches(skipped)) visit(child, own);
  };
  const outline = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .map(({ localName }) => localName)
    .filter((level, place, levels) => level !== levels[place - 1]);
  const landmarks = [...document.querySelectorAll('header, nav, main, footer, aside, dialog')].map(
    ({ localName }) => localName,
  );

  visit(document.body, 1);
  hashes.add(hash([...outline, ...landmarks, document.title !== ''].join(' '), 2));
  return [...hashes];
}
