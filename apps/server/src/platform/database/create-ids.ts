import { v7 } from 'uuid';

const randomByteCount = 16;
const idsAtOnce = 1_024;

/**
 * Creates ascending ids of one time for bulk writes. Asking the system for the random bytes of each id takes longer
 * than all other work on its row.
 *
 * @param milliseconds - the time of the ids
 */
export function createIds(milliseconds: number): () => string {
  const bytes = new Uint8Array(randomByteCount * idsAtOnce);
  let count = 0;
  return () => {
    const start = (count % idsAtOnce) * randomByteCount;
    if (start === 0) crypto.getRandomValues(bytes);
    count += 1;
    const random = bytes.subarray(start, start + randomByteCount);
    return v7({ msecs: milliseconds, seq: count, random });
  };
}
