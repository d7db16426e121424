import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

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
