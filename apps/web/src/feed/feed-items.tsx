import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FeedListProps } from './feed-list.ts';
import { useFeedPlace } from './use-feed-place.ts';

const FeedWindow = lazy(async () => ({ default: (await import('./feed-window.tsx')).FeedWindow }));

/** Fewer are drawn all together: the browser's own search finds them, and nothing is computed. */
const mostDrawn = 200;

/** The items that are drawn, and the room that the others take. */
export interface DrawnPart {
  from: number;
  to: number;
  before: number;
  after: number;
}

interface FeedItemsProps<Item> {
  items: readonly Item[];
  /** Of the whole feed. */
  total: number;
  children: (items: readonly Item[], list: FeedListProps) => ReactNode;
}

/** The items of a feed, of thousands only those near the screen, at the place where one left. */
export function FeedItems<Item>({ items, total, children }: FeedItemsProps<Item>) {
  const list = useRef<HTMLElement>(null);
  const takeList = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const [part, setPart] = useState<DrawnPart>();
  const isLong = useTakesPart(list) && items.length > mostDrawn;
  const drawn = isLong ? (part ?? allOf(mostDrawn)) : allOf(items.length);
  const place = useFeedPlace(list, { from: drawn.from, count: items.length });
  const keepFocus = useFocusWithin(list);

  return (
    <>
      {children(items.slice(drawn.from, drawn.to), {
        ref: takeList,
        ...(isLong && {
          drawn: { skipped: drawn.from, total },
          style: {
            paddingBlockStart: drawn.before,
            paddingBlockEnd: drawn.after,
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
            from={drawn.from}
            place={place}
            onChange={(changed) => {
              keepFocus();
              setPart(changed);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the list has taken what it was given: others are drawn all together. */
function useTakesPart(list: { current: HTMLElement | null }): boolean {
  const [takesPart, setTakesPart] = useState(true);
  useLayoutEffect(() => setTakesPart(list.current !== null), [list]);
  return takesPart;
}

const allOf = (count: number): DrawnPart => ({ from: 0, to: count, before: 0, after: 0 });

/** When what has the focus is drawn no longer, the list takes it: the keyboard goes on from there. */
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
