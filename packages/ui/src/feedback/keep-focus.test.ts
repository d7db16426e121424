import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

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
  stop = keepFocus();
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

const find = (id: string) => document.getElementById(id) as HTMLButtonElement;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('goes to what stands in the place of what is gone', async () => {
  find('two').focus();
  find('two').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(find('three'));
});

it('leaves what is switched off', async () => {
  find('two').focus();
  find('two').disabled = true;
  find('two').blur();
  await settled();
  expect(document.activeElement).not.toBe(document.body);
});

it('goes back from a message that goes', async () => {
  find('one').focus();
  find('undo').focus();
  find('undo').remove();
  await settled();
  expect(document.activeElement).toBe(find('one'));
});

it('stays away from who has left by a press beside it', async () => {
  find('two').focus();
  await userEvent.click(find('beside'));
  (document.activeElement as HTMLElement).blur();
  await settled();
  find('two').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('leaves another page to itself', async () => {
  find('two').focus();
  history.replaceState(null, '', '/elsewhere');
  find('two').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
