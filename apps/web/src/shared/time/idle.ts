/** Resolves when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
