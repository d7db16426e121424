import type { LeftOutReason } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import type { WordEntry } from '@wordhoard/word-import';

/** The texts of a note that are too long for a word, and are left out of it. */
export const listUnfit = ({
  example = '',
  exampleTranslation = '',
  reading = '',
}: WordEntry): (readonly [LeftOutReason, string])[] => [
  ...[example, exampleTranslation]
    .filter((text) => text.length > limits.exampleMaxLength)
    .map((text) => ['exampleTooLong', text] as const),
  ...(reading.length > limits.grammarMaxLength ? [['readingTooLong', reading] as const] : []),
];
