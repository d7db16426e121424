/** Where somebody was in a feed. */
export interface FeedPlace {
  /** The first item in sight, counted from 0, and how much of it is above the screen, in pixels. */
  item: number;
  hidden: number;
  /** How many items there were. */
  count: number;
  /** Where the link leads that had the focus. */
  href?: string | undefined;
}

/** The place is kept with the entry of the browser's history, so each visit has its own. */
export function readPlace(history: History): FeedPlace | undefined {
  const place: unknown = Object(history.state)['feedPlace'];
  return isPlace(place) ? place : undefined;
}

export function keepPlace(history: History, place: FeedPlace): void {
  history.replaceState({ ...Object(history.state), feedPlace: place }, '');
}

function isPlace(place: unknown): place is FeedPlace {
  const { item, hidden, count } = Object(place);
  return [item, hidden, count].every(Number.isFinite);
}
