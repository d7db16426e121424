/** Does something with an opened database. */
export type DatabaseUser<Opened> = <Result>(
  action: (opened: Opened) => Promise<Result>,
) => Promise<Result>;

/**
 * Opens a database when it is first used. If an action fails, it is tried once more on a new connection: browsers close
 * databases in the background.
 */
export function reopening<Opened>(
  open: () => Promise<Opened>,
  first?: Promise<Opened>,
): DatabaseUser<Opened> {
  let opened = first;
  return async (action) => {
    opened ??= open();
    const used = opened;
    try {
      return await action(await used);
    } catch {
      // Actions that fail together share the next connection.
      if (opened === used) opened = open();
      return action(await opened);
    }
  };
}

/** Uses a database until the browser refuses, and from then on what `beginVisit` opens in memory. */
export function untilRefused<Opened>(
  use: DatabaseUser<Opened>,
  beginVisit: () => Promise<Opened>,
): { use: DatabaseUser<Opened>; isForVisit: () => boolean } {
  let visit: Promise<Opened> | undefined;
  return {
    isForVisit: () => visit !== undefined,
    async use(action) {
      if (visit === undefined) {
        try {
          return await use(action);
        } catch {
          visit ??= beginVisit();
        }
      }
      return action(await visit);
    },
  };
}
