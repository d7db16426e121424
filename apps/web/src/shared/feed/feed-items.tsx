import {
  type CSSProperties,
  type ReactNode,
  type RefCallback,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyComponent } from '../page/lazy-component.ts';
import { useFeedPosition } from './feed-position.ts';

const FeedWindow = lazyComponent(async () => (await import('./feed-window.tsx')).FeedWindow);

/** Shorter lists are rendered completely, so that the browser's search finds all items. */
const maxRendered = 200;

/** The range of the rendered items, and the heights of the items before and after it. */
export interface RenderedRange {
  from: number;
  to: number;
  before: number;
  after: number;
}

interface FeedItemsProps<Item> {
  items: readonly Item[];
  /** The number of items in the whole feed. */
  total: number;
  children: (items: readonly Item[], list: FeedListProps) => ReactNode;
}

/** The items of a feed at their previous position. Long feeds render only the items near the screen. */
export function FeedItems<Item>({ items, total, children }: FeedItemsProps<Item>) {
  const list = useRef<HTMLElement>(null);
  const attachList = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const [range, setRange] = useState<RenderedRange>();
  const isLong = useIsAttached(list) && items.length > maxRendered;
  const rendered = isLong
    ? (range ?? createInitialRange(maxRendered))
    : createInitialRange(items.length);
  const position = useFeedPosition(list, { from: rendered.from, count: items.length });
  const restoreLostFocus = useFocusWithin(list);

  return (
    <>
      {children(items.slice(rendered.from, rendered.to), {
        ref: attachList,
        ...(isLong && {
          rendered: { skipped: rendered.from, total },
          style: {
            paddingBlockStart: rendered.before,
            paddingBlockEnd: rendered.after,
            overflowAnchor: 'none',
            outline: 'none',
          },
          tabIndex: -1,
        }),
      })}
      {isLong && (
        <Suspense>
          <FeedWindow
            list={list}
            count={items.length}
            from={rendered.from}
            position={position}
            onChange={(changed) => {
              restoreLostFocus();
              setRange(changed);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the list has attached the ref. Lists that do not are rendered completely. */
function useIsAttached(list: { current: HTMLElement | null }): boolean {
  const [isAttached, setIsAttached] = useState(true);
  useLayoutEffect(() => setIsAttached(list.current !== null), [list]);
  return isAttached;
}

const createInitialRange = (count: number): RenderedRange => ({
  from: 0,
  to: count,
  before: 0,
  after: 0,
});

/**
 * When the focused item is no longer rendered, moves the focus to the list, so that the keyboard
 * continues there.
 */
function useFocusWithin(list: { current: HTMLElement | null }) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
    hadFocus.current = false;
  });
  return () => {
    hadFocus.current = list.current?.contains(document.activeElement) ?? false;
  };
}

/**
 * The props with which a list keeps the position of a feed and renders only the items near the
 * screen.
 */
export interface FeedListProps {
  ref: RefCallback<HTMLElement>;
  /** The rendered part of the feed. */
  rendered?: { skipped: number; total: number } | undefined;
  style?: CSSProperties | undefined;
  tabIndex?: number | undefined;
}
