import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreLostFocus } from './focus-recovery.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <ul>
        <li><button id="one">One</button></li>
        <li><button id="two">Two</button></li>
        <li><button id="three">Three</button></li>
      </ul>
      <p id="beside">Nothing to press</p>
    </main>
    <section aria-live="polite"><button id="undo">Undo</button></section>`;
  stop = restoreLostFocus();
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const find = (id: string) => document.getElementById(id) as HTMLButtonElement;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('focuses the element that takes the position of a removed one', async () => {
  find('two').focus();
  find('two').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(find('three'));
});

it('moves away from a disabled element', async () => {
  find('two').focus();
  find('two').disabled = true;
  find('two').blur();
  await settled();
  expect(document.activeElement).not.toBe(document.body);
});

it('returns to the previous element when a message goes', async () => {
  find('one').focus();
  find('undo').focus();
  find('undo').remove();
  await settled();
  expect(document.activeElement).toBe(find('one'));
});

it('leaves the focus alone after a click beside it', async () => {
  find('two').focus();
  await userEvent.click(find('beside'));
  (document.activeElement as HTMLElement).blur();
  await settled();
  find('two').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('does nothing on another page', async () => {
  find('two').focus();
  history.replaceState(null, '', '/elsewhere');
  find('two').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
