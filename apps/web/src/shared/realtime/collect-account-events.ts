import type { Change } from './subscribe.ts';

/** Something has changed, or anything may have: for a while nobody has listened. */
export type AccountEvent = Change | { kind: 'any' };

/** What has changed within a moment. */
export interface EventBatch {
  kinds: ReadonlySet<AccountEvent['kind']>;
  /** The words whose marks have changed. */
  wordIds: ReadonlySet<string>;
}

interface Collecting {
  milliseconds: number;
  /** While something is being sent, what is told may be older than what is shown. */
  isBusy: () => boolean;
  onBatch: (batch: EventBatch) => void;
}

/** Puts together the changes of a moment, so that many of them are seen to at once. */
export function collectEvents({ milliseconds, isBusy, onBatch }: Collecting) {
  let kinds = new Set<AccountEvent['kind']>();
  let wordIds = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function pass(): void {
    waiting = isBusy() ? setTimeout(pass, milliseconds) : undefined;
    if (waiting !== undefined) return;
    const batch = { kinds, wordIds };
    kinds = new Set();
    wordIds = new Set();
    onBatch(batch);
  }

  return {
    add(change: AccountEvent): void {
      kinds.add(change.kind);
      if (change.kind === 'knowing') for (const id of change.wordIds) wordIds.add(id);
      waiting ??= setTimeout(pass, milliseconds);
    },
    stop: () => clearTimeout(waiting),
  };
}
