import { useCallback, useState } from 'react';

/** A selection of words for a common action. */
export interface WordSelection {
  /** The ids of the selected words; `undefined` outside selection mode. */
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
