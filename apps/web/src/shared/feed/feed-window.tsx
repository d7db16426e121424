import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { RenderedRange } from './feed-items.tsx';
import { type FeedPosition, returnTo } from './feed-position.ts';

interface FeedWindowProps {
  list: { current: HTMLElement | null };
  count: number;
  /** The first rendered item. */
  from: number;
  position: FeedPosition | undefined;
  onChange: (part: RenderedRange) => void;
}

/** The number of extra rows: enough for the next Tab and for fast scrolling. */
const overscan = 4;

/** Renders nothing. Reports which items of a long list are near the screen, by rows of its grid. */
export function FeedWindow({ list, count, from, position, onChange }: FeedWindowProps) {
  const { columns, gap, top, rowHeight } = useListLayout(list);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    overscan,
  });
  const rows = virtualizer.getVirtualItems();
  const part = {
    from: (rows[0]?.index ?? 0) * columns,
    to: Math.min(count, ((rows.at(-1)?.index ?? 0) + 1) * columns),
    before: (rows[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() + top - (rows.at(-1)?.end ?? top),
  };

  const report = useEffectEvent(onChange);
  const { from: first, to: end, before, after } = part;
  useLayoutEffect(
    () => report({ from: first, to: end, before, after }),
    [first, end, before, after],
  );
  useLayoutEffect(() => measure(virtualizer, list.current, { from, columns }));
  useRestoredPosition({
    list,
    from,
    position,
    scrollNear: (item) =>
      window.scrollTo(0, virtualizer.measurementsCache[Math.floor(item / columns)]?.start ?? 0),
  });
  return null;
}

type WindowVirtualizer = Virtualizer<Window, Element>;

/** All items of a row have its height. */
function measure(
  virtualizer: WindowVirtualizer,
  list: HTMLElement | null,
  { from, columns }: { from: number; columns: number },
): void {
  for (const { index, size } of virtualizer.getVirtualItems()) {
    const height = list?.children[index * columns - from]?.getBoundingClientRect().height;
    if (height !== undefined && Math.abs(height - size) > 0.5)
      virtualizer.resizeItem(index, height);
  }
}

interface RestoreOptions extends Pick<FeedWindowProps, 'list' | 'from' | 'position'> {
  scrollNear: (item: number) => void;
}

/**
 * Rendering items changes their measured heights and moves the position, so it has to remain stable
 * for some frames.
 */
const stableFrames = 15;
const maxFrames = 60;

function useRestoredPosition({ list, from, position, scrollNear }: RestoreOptions): void {
  const isRestored = useEffectEvent((target: FeedPosition) => {
    if (list.current?.children[target.item - from]) return returnTo(target, list.current, from);
    scrollNear(target.item);
    return false;
  });
  useEffect(() => {
    if (position === undefined) return;
    let frames = 0;
    let stableCount = 0;
    let request = 0;
    function step(target: FeedPosition): void {
      frames += 1;
      stableCount = isRestored(target) ? stableCount + 1 : 0;
      if (stableCount < stableFrames && frames < maxFrames) {
        request = requestAnimationFrame(() => step(target));
      }
    }
    step(position);
    return () => cancelAnimationFrame(request);
  }, [position]);
}

interface ListLayout {
  columns: number;
  gap: number;
  /** The offset of the list in the page. */
  top: number;
  rowHeight: number;
}

function useListLayout(list: { current: HTMLElement | null }): ListLayout {
  const [layout, setLayout] = useState(() => measureLayout(list.current));
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      setLayout((previous) => {
        const current = measureLayout(list.current);
        const isSame = previous.columns === current.columns && previous.top === current.top;
        return isSame ? previous : current;
      }),
    );
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return layout;
}

function measureLayout(list: HTMLElement | null): ListLayout {
  if (list === null) return { columns: 1, gap: 0, top: 0, rowHeight: 100 };
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns === 'none' ? 1 : gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: list.getBoundingClientRect().top + window.scrollY,
    rowHeight: list.firstElementChild?.getBoundingClientRect().height ?? 100,
  };
}
