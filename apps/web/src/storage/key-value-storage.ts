/** The part of the browser's storage that the app needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The browser's storage, or one that lasts for this visit where the browser refuses: some throw
 * on the first touch when cookies are blocked, some when the quota is used up.
 */
export function openStorage(browserStorage: () => Storage): KeyValueStorage {
  const visit = new Map<string, string>();
  return {
    getItem(key) {
      return visit.get(key) ?? attempt(() => browserStorage().getItem(key)) ?? null;
    },
    setItem(key, value) {
      visit.set(key, value);
      attempt(() => browserStorage().setItem(key, value));
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
