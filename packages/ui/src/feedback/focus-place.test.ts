import { afterEach, describe, expect, it } from 'vitest';
import { focusPlace, placeOf } from './focus-place.ts';

function show(html: string): void {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`;
}

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
}

/** Where the focus goes if an element was left for a while, and something is gone since. */
function focusedAfterLoss(opener: string, gone: string): string | undefined {
  const place = placeOf(find(opener));
  find(gone).remove();
  focusPlace(place);
  return document.activeElement?.id;
}

afterEach(() => document.body.replaceChildren());

const marks = (word: string) =>
  `<li><fieldset><button id="${word}-known"></button><button id="${word}-prove"></button></fieldset></li>`;
const list = `<ul>${marks('one')}${marks('two')}</ul>`;

describe('the place of a button that is gone', () => {
  it('is its neighbour’s', () => {
    show(list);
    expect(focusedAfterLoss('#one-prove', '#one-prove')).toBe('one-known');
  });

  it('is within the next row, where its row is gone', () => {
    show(list);
    expect(focusedAfterLoss('#one-prove', 'li')).toBe('two-known');
  });

  it('is within the row before, where its row was the last', () => {
    show(list);
    expect(focusedAfterLoss('#two-prove', 'li:last-child')).toBe('one-known');
  });

  it('is the page, where nothing is left', () => {
    show(list);
    find('main').id = 'page';
    expect(focusedAfterLoss('#one-prove', 'ul')).toBe('page');
  });

  it('is the page, where what is left cannot have the focus', () => {
    show('<div><button disabled></button><button id="save"></button></div>');
    find('main').id = 'page';
    expect(focusedAfterLoss('#save', '#save')).toBe('page');
  });
});

it('is nowhere for what stands nowhere', () => {
  expect(placeOf(null)).toEqual([]);
});
