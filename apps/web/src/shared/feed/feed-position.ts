import { useEffect, useEffectEvent, useState } from 'react';

/** Where somebody was in a feed. */
export interface FeedPosition {
  /** The first item in sight, counted from 0, and how much of it is above the screen, in pixels. */
  item: number;
  hidden: number;
  /** How many items there were. */
  count: number;
  /** Where the link leads that had the focus. */
  href?: string | undefined;
}

/** The position is kept with the entry of the browser's history, so each visit has its own. */
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
  /** The first item that is rendered. */
  from: number;
  count: number;
}

/**
 * Keeps the position in a feed as one scrolls and as one leaves, and goes back to where one left.
 * Answers the position that one has come back to.
 */
export function useFeedPosition(
  list: { current: HTMLElement | null },
  { from, count }: Drawn,
): FeedPosition | undefined {
  // Of what was there, not all may be.
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
    // Before the link is followed: the entry that it makes is another one.
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

/** Scrolls to the position, and puts the focus where it was. Answers whether it was there already. */
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
