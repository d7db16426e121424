import type { Change } from './subscribe.ts';

/** A change, or `any` if changes may have been missed. */
export type AccountEvent = Change | { kind: 'any' };

/** The changes of a short time. */
export interface EventBatch {
  kinds: ReadonlySet<AccountEvent['kind']>;
  /** The words whose knowing has changed. */
  wordIds: ReadonlySet<string>;
}

interface Collecting {
  milliseconds: number;
  /** Whether requests are pending, so that events may be older than what is shown. */
  isBusy: () => boolean;
  onBatch: (batch: EventBatch) => void;
}

/** Batches the events of a short time, so that they are applied together. */
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
