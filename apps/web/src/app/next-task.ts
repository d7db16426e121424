/** Lets the browser do what waits, before more is done. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
