import { afterEach, describe, expect, it } from 'vitest';
import { findDomPosition, focusNear } from './focus-recovery.ts';

function show(html: string): void {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`;
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
}

/** The id of the focused element after another element was removed meanwhile. */
function focusedAfterLoss(opener: string, gone: string): string | undefined {
  const position = findDomPosition(find(opener));
  find(gone).remove();
  focusNear(position);
  return document.activeElement?.id;
}

afterEach(() => document.body.replaceChildren());

const marks = (word: string) =>
  `<li><fieldset><button id="${word}-known"></button><button id="${word}-prove"></button></fieldset></li>`;
const list = `<ul>${marks('one')}${marks('two')}</ul>`;

describe('the position of a removed button', () => {
  it('is taken by its neighbour', () => {
    show(list);
    expect(focusedAfterLoss('#one-prove', '#one-prove')).toBe('one-known');
  });

  it('is in the next row if its row is gone', () => {
    show(list);
    expect(focusedAfterLoss('#one-prove', 'li')).toBe('two-known');
  });

  it('is in the previous row if its row was the last', () => {
    show(list);
    expect(focusedAfterLoss('#two-prove', 'li:last-child')).toBe('one-known');
  });

  it('is the page if nothing is left', () => {
    show(list);
    find('main').id = 'page';
    expect(focusedAfterLoss('#one-prove', 'ul')).toBe('page');
  });

  it('is the page if nothing left can be focused', () => {
    show('<div><button disabled></button><button id="save"></button></div>');
    find('main').id = 'page';
    expect(focusedAfterLoss('#save', '#save')).toBe('page');
  });
});

it('is empty for no element', () => {
  expect(findDomPosition(null)).toEqual([]);
});
