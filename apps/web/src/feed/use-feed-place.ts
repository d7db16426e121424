import { useEffect, useEffectEvent, useState } from 'react';
import { type FeedPlace, keepPlace, readPlace } from './feed-place.ts';

const restsAfter = 150;

interface Drawn {
  /** The first item that is drawn. */
  from: number;
  count: number;
}

/**
 * Keeps the place in a feed as one scrolls and as one leaves, and goes back to where one left.
 * Answers the place that one has come back to.
 */
export function useFeedPlace(
  list: { current: HTMLElement | null },
  { from, count }: Drawn,
): FeedPlace | undefined {
  // Of what was there, not all may be.
  const [place] = useState(() => {
    const kept = readPlace(history);
    return kept && { ...kept, item: Math.min(kept.item, count - 1) };
  });

  const keep = useEffectEvent(() => {
    const seen = list.current && firstInSight(list.current);
    if (!seen) return;
    keepPlace(history, { ...seen, item: from + seen.item, count, href: focusedLink(list.current) });
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
    if (place !== undefined && list.current) returnTo(place, list.current, 0);
  }, [place, list]);
  return place;
}

/** Scrolls to the place, and puts the focus where it was. Answers whether it was there already. */
export function returnTo(place: FeedPlace, list: Element, from: number): boolean {
  const element = list.children[place.item - from];
  if (element === undefined) return false;
  const distance = element.getBoundingClientRect().top + place.hidden;
  if (Math.abs(distance) > 1) window.scrollBy(0, distance);
  const links = place.href === undefined ? [] : [...list.querySelectorAll('a')];
  links.find((link) => link.pathname === place.href)?.focus({ preventScroll: true });
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
