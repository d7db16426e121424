import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const complain = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  complain.mockClear();
  warn.mockClear();
});

afterEach(() => {
  cleanup();
  expect([...complain.mock.calls, ...warn.mock.calls]).toEqual([]);
});

// jsdom has no pointers to capture.
HTMLElement.prototype.setPointerCapture ??= () => undefined;

// jsdom draws no top layer: these stand for what the browser does with popovers and dialogs.
HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.removeAttribute('popover');
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** Never sees anything: what scrolls into view is tested in a real browser. */
class UnseeingObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}
globalThis.IntersectionObserver ??= UnseeingObserver as unknown as typeof IntersectionObserver;
