import { type FocusPlace, focusPlace, placeOf } from './focus-place.ts';

interface Focused {
  element: HTMLElement;
  place: FocusPlace;
  /** The page on which it was: on another one, what stands in its place is something else. */
  path: string;
}

/**
 * Keeps the focus of who works by keys from falling to the page when what has it goes away or is
 * switched off: what stands in its place gets it. A message that goes gives it back to where it came from.
 *
 * @returns how to stop
 */
export function keepFocus(): () => void {
  let focused: Focused | undefined;
  let before: Focused | undefined;
  const listening = new AbortController();

  function note({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    if (!isPassing(target)) before = undefined;
    else if (focused && !isPassing(focused.element)) before = focused;
    focused = { element: target, place: placeOf(target), path: location.pathname };
  }

  function mend(): void {
    if (focused === undefined || document.activeElement !== document.body) return;
    if (isUsable(focused.element)) return;
    const lost = before ?? focused;
    focused = undefined;
    if (lost.path !== location.pathname) return;
    if (isUsable(lost.element)) lost.element.focus();
    else focusPlace(lost.place);
  }

  /** Whoever leaves by a press beside it means to; what is taken away is not usable any more. */
  function forget(): void {
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      if (focused && isUsable(focused.element)) focused = undefined;
    });
  }

  // What opens or goes on by itself, such as a dialog, has given the focus on by then.
  const changes = new MutationObserver(() => setTimeout(mend));
  const what = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  changes.observe(document.body, what);
  document.addEventListener('focusin', note, { signal: listening.signal });
  document.addEventListener('focusout', forget, { signal: listening.signal });
  return () => {
    listening.abort();
    changes.disconnect();
  };
}

const isPassing = (element: Element): boolean => element.closest('[aria-live]') !== null;

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled');
