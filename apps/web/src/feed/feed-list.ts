import type { CSSProperties, RefCallback } from 'react';

/** What the list of a feed takes to keep its place, and to draw only what is near the screen. */
export interface FeedListProps {
  ref: RefCallback<HTMLElement>;
  /** Which part of the whole is drawn. */
  drawn?: { skipped: number; total: number } | undefined;
  style?: CSSProperties | undefined;
  tabIndex?: number | undefined;
}
