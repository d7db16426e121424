import type { BrowserContext } from '@playwright/test';

/** Collects the messages about failures in all pages of a browser, which are shown only for a moment. */
export async function collectFailureMessages(context: BrowserContext): Promise<() => string[]> {
  const messages: string[] = [];
  await context.exposeFunction('noteFailure', (text: string) => messages.push(text));
  await context.addInitScript(() => {
    new MutationObserver(() => {
      const shown = document.querySelector('[popover] [data-tone="wrong"]');
      if (shown) Reflect.get(window, 'noteFailure')(shown.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  return () => messages;
}
