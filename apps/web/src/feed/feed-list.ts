import type { CSSProperties, Ref } from 'react';

/** What the list of a feed takes to keep its place, and to draw only what is near the screen. */
export interface FeedListProps {
  // Lists are of several elements, and each takes a ref to its own.
  // biome-ignore lint/suspicious/noExplicitAny: the ref is only used as one to an element
  ref: Ref<any>;
  /** Which part of the whole is drawn. */
  drawn?: { skipped: number; total: number } | undefined;
  style?: CSSProperties | undefined;
  tabIndex?: number | undefined;
}
