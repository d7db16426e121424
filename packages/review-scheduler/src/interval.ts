/** The longest interval in days, as in FSRS. */
const maxInterval = 36_500;

/**
 * Returns the days until a word is due: its stability, rounded to whole days. With the id of its event, the days are
 * spread evenly around the stability, so that words that were learned on one day do not all return on one day. They
 * are spread over a whole number of days, which keeps their mean equal to the stability. The words of a lesson, whose
 * stability is less than 2 days, return together.
 *
 * @param stability - days until the chance of recall falls to 90 %
 * @param id - of the answer or the mark; the same id always gives the same interval
 */
export function getInterval(stability: number, id?: string): number {
  const width = stability < 2 ? 0 : 1 + Math.floor(stability / 10);
  const offset = id === undefined ? 0 : width * (draw(id) - 0.5);
  return Math.min(Math.max(1, Math.round(stability + offset)), maxInterval);
}

/**
 * Returns a number from 0 to less than 1 that follows from a text, and is as good as random.
 *
 * Source: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, with the last step of MurmurHash3, without which
 * texts that end alike get similar numbers, https://github.com/aappleby/smhasher
 */
function draw(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
