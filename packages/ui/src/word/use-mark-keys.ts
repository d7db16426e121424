import { useShortcuts } from '../quiz/use-shortcuts.ts';

/**
 * Marks the word whose card or row has the focus, anywhere in it: `L` to learn, `K` known. For a page
 * to call once.
 */
export function useMarkKeys(): void {
  useShortcuts({ l: () => press('l'), k: () => press('k') });
}

function press(shortcut: string): void {
  const word = document.activeElement?.closest('article, li');
  word?.querySelector<HTMLElement>(`fieldset > [aria-keyshortcuts='${shortcut}']`)?.click();
}
