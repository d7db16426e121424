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
  const [place] = useState(() => readPlace(history));

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
    window.addEventListener('scroll', keepAtRest, { passive: true });
    window.addEventListener('pagehide', keep);
    // Before the link is followed: the entry that it makes is another one.
    document.addEventListener('click', keep, { capture: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', keepAtRest);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('click', keep, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (place !== undefined && list.current) returnTo(place, list.current, 0);
  }, [place, list]);
  return place;
}

/** Scrolls to the place, if it is drawn, and puts the focus where it was. */
export function returnTo({ item, hidden, href }: FeedPlace, list: Element, from: number): void {
  const element = list.children[item - from];
  if (element === undefined) return;
  window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + hidden);
  const links = href === undefined ? [] : [...list.querySelectorAll('a')];
  links.find((link) => link.pathname === href)?.focus({ preventScroll: true });
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
