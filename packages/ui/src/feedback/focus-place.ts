/** Where an element stands: each element around it, and which of its children leads there. */
export type FocusPlace = readonly (readonly [around: Element, at: number])[];

export function placeOf(element: Element | null): FocusPlace {
  const around = element?.parentElement;
  if (!element || !around) return [];
  return [[around, [...around.children].indexOf(element)], ...placeOf(around)];
}

/** Gives the focus to what has come into a place, or else to what is nearest to it. */
export function focusPlace(place: FocusPlace): void {
  for (const [around, at] of place) {
    if (!around.isConnected) continue;
    const successor = around.children[Math.min(at, around.children.length - 1)];
    if (takesFocus(successor) || takesFocus(around)) return;
  }
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

function takesFocus(element: Element | undefined): boolean {
  const candidates = [element, ...(element?.querySelectorAll(focusable) ?? [])];
  return candidates.some((candidate) => {
    if (candidate instanceof HTMLElement && candidate.matches(focusable)) candidate.focus();
    return candidate !== undefined && candidate === document.activeElement;
  });
}
