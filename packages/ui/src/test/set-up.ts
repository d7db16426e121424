import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Generous, so that a busy machine does not fail a test.
configure({ asyncUtilTimeout: 15_000 });

const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  error.mockClear();
  warn.mockClear();
});

afterEach(() => {
  cleanup();
  expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
});

// jsdom does not support pointer capture.
HTMLElement.prototype.setPointerCapture ??= () => undefined;

// jsdom does not support popovers and modal dialogs.
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

/** Never reports anything: scrolling and sizes are tested in a real browser. */
class InertObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}
globalThis.IntersectionObserver ??= InertObserver as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= InertObserver as unknown as typeof ResizeObserver;
