interface FocusedElement {
  element: HTMLElement;
  position: DomPosition;
  /** The path of the page; on another page, the position means something else. */
  path: string;
}

/**
 * Moves the focus to the nearest element when the focused one is removed or disabled, instead of letting
 * it fall back to the page. When a message in a live region goes, the focus returns to where it was before.
 *
 * @returns a function that stops it
 */
export function restoreLostFocus(): () => void {
  let focused: FocusedElement | undefined;
  let beforeMessage: FocusedElement | undefined;
  const listening = new AbortController();

  function track({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    if (!isInMessage(target)) beforeMessage = undefined;
    else if (focused && !isInMessage(focused.element)) beforeMessage = focused;
    focused = { element: target, position: findDomPosition(target), path: location.pathname };
  }

  function restore(): void {
    if (focused === undefined || document.activeElement !== document.body) return;
    if (isUsable(focused.element)) return;
    const lost = beforeMessage ?? focused;
    focused = undefined;
    if (lost.path !== location.pathname) return;
    if (isUsable(lost.element)) lost.element.focus();
    else focusNear(lost.position);
  }

  /** A click beside a usable element blurs it on purpose, so the focus stays lost. */
  function forgetIfBlurred(): void {
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      if (focused && isUsable(focused.element)) focused = undefined;
    });
  }

  // After a timeout, so that whatever moves the focus itself, such as a dialog, has done so.
  const observer = new MutationObserver(() => setTimeout(restore));
  const observed = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  observer.observe(document.body, observed);
  document.addEventListener('focusin', track, { signal: listening.signal });
  document.addEventListener('focusout', forgetIfBlurred, { signal: listening.signal });
  return () => {
    listening.abort();
    observer.disconnect();
  };
}

const isInMessage = (element: Element): boolean => element.closest('[aria-live]') !== null;

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled');

/** The position of an element: its index in each of its ancestors, from the inside out. */
export type DomPosition = readonly (readonly [ancestor: Element, index: number])[];

export function findDomPosition(element: Element | null): DomPosition {
  const parent = element?.parentElement;
  if (!element || !parent) return [];
  return [[parent, [...parent.children].indexOf(element)], ...findDomPosition(parent)];
}

/** Focuses the element that is now at a position, or else the nearest one. */
export function focusNear(position: DomPosition): void {
  for (const [ancestor, index] of position) {
    if (!ancestor.isConnected) continue;
    const successor = ancestor.children[Math.min(index, ancestor.children.length - 1)];
    if (tryFocus(successor) || tryFocus(ancestor)) return;
  }
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Focuses the element or its first focusable descendant. */
function tryFocus(element: Element | undefined): boolean {
  const candidates = [element, ...(element?.querySelectorAll(focusable) ?? [])];
  return candidates.some((candidate) => {
    if (candidate instanceof HTMLElement && candidate.matches(focusable)) candidate.focus();
    return candidate !== undefined && candidate === document.activeElement;
  });
}
