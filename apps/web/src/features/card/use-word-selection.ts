import { useCallback, useState } from 'react';

/** Choosing some words, to do one thing with all of them. */
export interface WordSelection {
  /** The ids of those chosen; `undefined` while nobody chooses. */
  chosen: ReadonlySet<string> | undefined;
  begin: () => void;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  end: () => void;
}

export function useWordSelection(): WordSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  return {
    chosen,
    begin: useCallback(() => setChosen(new Set()), []),
    choose: useCallback(
      (ids, isChosen) => setChosen((now = new Set()) => withChoice(now, ids, isChosen)),
      [],
    ),
    end: useCallback(() => setChosen(undefined), []),
  };
}

function withChoice(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> {
  if (isChosen) return new Set([...chosen, ...ids]);
  const taken = new Set(ids);
  return new Set([...chosen].filter((id) => !taken.has(id)));
}
