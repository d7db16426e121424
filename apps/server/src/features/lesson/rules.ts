/** A word that can be taught, in one of the lists of its language. */
export interface TeachableWord {
  id: string;
  listId: string;
  position: number;
  /** 1 is A1; null: unknown. */
  level: number | null;
  hasImage: boolean;
}

/**
 * Orders the words of themes for learning: theme by theme, in each the easier words first and those of
 * unknown level last, and among equals those with an image first.
 *
 * @param listIds - the themes in order
 */
export function gradeWords(words: readonly TeachableWord[], listIds: readonly string[]) {
  const keys = (word: TeachableWord) => [
    listIds.indexOf(word.listId),
    word.level ?? Number.MAX_SAFE_INTEGER,
    word.hasImage ? 0 : 1,
    word.position,
  ];
  return words.toSorted((one, other) => compareKeys(keys(one), keys(other)));
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((key, at) => key !== other[at]);
  return (one[index] ?? 0) - (other[index] ?? 0);
}
