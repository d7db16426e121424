import { useEffect, useEffectEvent, useState } from 'react';

export interface FeedPosition {
  /** The first visible item, counted from 0, and how much of it is above the screen, in pixels. */
  item: number;
  hidden: number;
  count: number;
  /** The target of the focused link. */
  href?: string | undefined;
}

/** Stored in the entry of the browser's history, so that each visit has its own. */
export function readPosition(history: History): FeedPosition | undefined {
  const position: unknown = Object(history.state)['feedPosition'];
  return isPosition(position) ? position : undefined;
}

function savePosition(history: History, position: FeedPosition): void {
  history.replaceState({ ...Object(history.state), feedPosition: position }, '');
}

function isPosition(position: unknown): position is FeedPosition {
  const { item, hidden, count } = Object(position);
  return [item, hidden, count].every(Number.isFinite);
}

const restDelay = 150;

interface RenderedItems {
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
  { from, count }: RenderedItems,
): FeedPosition | undefined {
  // The feed may have fewer items than before.
  const [position] = useState(() => {
    const stored = readPosition(history);
    return stored && { ...stored, item: Math.min(stored.item, count - 1) };
  });

  const savePositionNow = useEffectEvent(() => {
    const firstItem = list.current && findFirstVisibleItem(list.current);
    if (!firstItem) return;
    savePosition(history, {
      ...firstItem,
      item: from + firstItem.item,
      count,
      href: findFocusedLink(list.current),
    });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function saveAfterScroll(): void {
      clearTimeout(timer);
      timer = setTimeout(savePositionNow, restDelay);
    }
    // Runs before the link is followed, while the history entry is still that of this page.
    function saveBeforeNavigation({ target }: MouseEvent): void {
      if (target instanceof Element && target.closest('a')) savePositionNow();
    }
    window.addEventListener('scroll', saveAfterScroll, { passive: true });
    window.addEventListener('pagehide', savePositionNow);
    document.addEventListener('click', saveBeforeNavigation, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', saveAfterScroll);
      window.removeEventListener('pagehide', savePositionNow);
      document.removeEventListener('click', saveBeforeNavigation, { capture: true });
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

function findFirstVisibleItem(list: Element): { item: number; hidden: number } | undefined {
  const items = [...list.children];
  const item = items.findIndex((element) => element.getBoundingClientRect().bottom > 0);
  const top = items[item]?.getBoundingClientRect().top;
  return top === undefined ? undefined : { item, hidden: -top };
}

function findFocusedLink(list: Element | null): string | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLAnchorElement && list?.contains(focused)
    ? focused.pathname
    : undefined;
}
