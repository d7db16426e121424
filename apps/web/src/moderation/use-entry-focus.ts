import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Which entry of a list is looked at: the one that has the focus, and after it is gone the next. */
export function useEntryFocus(entries: readonly { id: string }[]) {
  const listRef = useRef<HTMLOListElement>(null);
  const [looked, setLooked] = useState<string>();
  const [next, setNext] = useState<string>();
  const current = entries.some(({ id }) => id === looked) ? looked : entries[0]?.id;

  useEffect(() => {
    if (next === undefined) return;
    setNext(undefined);
    focusEntry(listRef.current, next);
  }, [next]);

  function move(by: 1 | -1): void {
    const at = entries.findIndex(({ id }) => id === current);
    const from = looked === undefined ? -1 : at;
    const target = entries[Math.max(0, Math.min(entries.length - 1, from + by))];
    if (target) focusEntry(listRef.current, target.id);
  }

  /** The first that stays behind those that go, or else the last before them. */
  function leave(ids: readonly string[]): void {
    const stays = entries.filter(({ id }) => !ids.includes(id));
    const first = entries.findIndex(({ id }) => ids.includes(id));
    setNext((entries.slice(first).find((entry) => stays.includes(entry)) ?? stays.at(-1))?.id);
  }

  function onFocus({ target }: FocusEvent): void {
    const id = target.closest('[data-entry]')?.getAttribute('data-entry');
    if (id) setLooked(id);
  }

  return { current, listRef, move, leave, onFocus };
}

function focusEntry(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLInputElement>(`[data-entry="${id}"] input`)?.focus();
}
