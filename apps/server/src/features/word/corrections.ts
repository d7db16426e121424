/** Added to the rank of a word. Learners omit and swap letters more often than they type wrong ones. */
const penalty = { missing: 0, swapped: 0, extra: 0.1, wrong: 0.2 };

interface Misspelt {
  text: string;
  /** The letters that may be missing or mistyped. Without, only extra and swapped letters are corrected. */
  letters: string;
}

/**
 * The texts that differ from a misspelt one in one typing error, each with its penalty: a letter that is missing, extra
 * or wrong, or two that are swapped. An index looks up these hundreds of texts faster than it finds similar ones,
 * which in a short text have too few trigrams in common.
 */
export function correctionsOf({ text, letters }: Misspelt): Map<string, number> {
  const typed = [...text];
  const corrections = new Map<string, number>();
  const add = (corrected: readonly string[], cost: number) => {
    const candidate = corrected.join('');
    if (candidate === text) return;
    corrections.set(candidate, Math.min(cost, corrections.get(candidate) ?? cost));
  };
  for (const [place, letter] of typed.entries()) {
    const next = typed[place + 1];
    add(typed.toSpliced(place, 1), penalty.extra);
    if (next !== undefined) add(typed.toSpliced(place, 2, next, letter), penalty.swapped);
  }
  for (const letter of letters) {
    for (let place = 0; place <= typed.length; place += 1) {
      add(typed.toSpliced(place, 0, letter), penalty.missing);
      if (place < typed.length) add(typed.toSpliced(place, 1, letter), penalty.wrong);
    }
  }
  return corrections;
}
