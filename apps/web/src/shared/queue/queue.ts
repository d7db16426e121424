import { atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai';

/** The end of the latest action in a queue. */
export type QueueAtom = PrimitiveAtom<Promise<unknown>>;

export const createQueueAtom = (): QueueAtom => atom<Promise<unknown>>(Promise.resolve());

/** Starts an action when those before it in its queue have ended, whether they succeeded or not. */
export function enqueue<Result>(
  get: Getter,
  set: Setter,
  { queue, action }: { queue: QueueAtom; action: () => Promise<Result> },
): Promise<Result> {
  const result = get(queue).then(action);
  set(
    queue,
    result.catch(() => undefined),
  );
  return result;
}
