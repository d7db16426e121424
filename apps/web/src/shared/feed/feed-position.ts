import { useEffect, useEffectEvent, useState } from 'react';

/** A scroll position in a feed. */
export interface FeedPosition {
  /** The first visible item, counted from 0, and how much of it is above the screen, in pixels. */
  item: number;
  hidden: number;
  /** The number of items. */
  count: number;
  /** The target of the focused link. */
  href?: string | undefined;
}

/** Stored in the entry of the browser's history, so that each visit has its own. */
export function readPosition(history: History): FeedPosition | undefined {
  const position: unknown = Object(history.state)['feedPlace'];
  return isPosition(position) ? position : undefined;
}

function savePosition(history: History, position: FeedPosition): void {
  history.replaceState({ ...Object(history.state), feedPlace: position }, '');
}

function isPosition(position: unknown): position is FeedPosition {
  const { item, hidden, count } = Object(position);
  return [item, hidden, count].every(Number.isFinite);
}

const restsAfter = 150;

interface Drawn {
  /** The first rendered item. */
  from: number;
  count: number;
}

/**
 * Stores the position in a feed while scrolling and on leaving, and restores it on return. Returns
 * the restored position.
 */
export function useFeedPosition(
  list: { current: HTMLElement | null },
  { from, count }: Drawn,
): FeedPosition | undefined {
  // The feed may have fewer items than before.
  const [position] = useState(() => {
    const kept = readPosition(history);
    return kept && { ...kept, item: Math.min(kept.item, count - 1) };
  });

  const keep = useEffectEvent(() => {
    const seen = list.current && firstInSight(list.current);
    if (!seen) return;
    savePosition(history, {
      ...seen,
      item: from + seen.item,
      count,
      href: focusedLink(list.current),
    });
  });

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    function keepAtRest(): void {
      clearTimeout(rest);
      rest = setTimeout(keep, restsAfter);
    }
    // Runs before the link is followed, while the history entry is still that of this page.
    function keepBeforeLeaving({ target }: MouseEvent): void {
      if (target instanceof Element && target.closest('a')) keep();
    }
    window.addEventListener('scroll', keepAtRest, { passive: true });
    window.addEventListener('pagehide', keep);
    document.addEventListener('click', keepBeforeLeaving, { capture: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', keepAtRest);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('click', keepBeforeLeaving, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (position !== undefined && list.current) returnTo(position, list.current, 0);
  }, [position, list]);
  return position;
}

/** Scrolls to a position and restores the focus. Returns whether the position was already correct. */
export function returnTo(position: FeedPosition, list: Element, from: number): boolean {
  const element = list.children[position.item - from];
  if (element === undefined) return false;
  const distance = element.getBoundingClientRect().top + position.hidden;
  if (Math.abs(distance) > 1) window.scrollBy(0, distance);
  const links = position.href === undefined ? [] : [...list.querySelectorAll('a')];
  links.find((link) => link.pathname === position.href)?.focus({ preventScroll: true });
  return Math.abs(distance) <= 1;
}

function firstInSight(list: Element): { item: number; hidden: number } | undefined {
  const items = [...list.children];
  const item = items.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  const top = items[item]?.getBoundingClientRect().top;
  return top === undefined ? undefined : { item, hidden: -top };
}

function focusedLink(list: Element | null): string | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLAnchorElement && list?.contains(focused)
    ? focused.pathname
    : undefined;
}
