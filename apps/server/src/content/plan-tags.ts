import { EntryStatus } from '@wordhoard/contract/enumeration';
import { type Concept, contentLangCodes } from './content.ts';
import type { PlannedWord, Vocabulary } from './plan-words.ts';

/** The code of a group is a tag on all its words. */
export function planTags(
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
  newId: () => string,
) {
  const byGroup = Map.groupBy(concepts, ({ group }) => group);
  const tagged = [...byGroup].map(([code, members]) => ({
    tagId: newId(),
    code,
    words: distinctWords(members, vocabulary),
  }));
  return {
    tag: tagged.map(({ tagId, code, words }) => ({ id: tagId, code, wordCount: words.length })),
    tagWord: tagged.flatMap(({ tagId, words }) =>
      words.map(({ id, langCode }) => ({
        id: newId(),
        tagId,
        wordId: id,
        langCode,
        status: EntryStatus.Approved,
      })),
    ),
  };
}

function distinctWords(concepts: readonly Concept[], vocabulary: Vocabulary): PlannedWord[] {
  const words = concepts.flatMap((concept) =>
    contentLangCodes.flatMap((langCode) => vocabulary.wordsOf(concept, langCode)),
  );
  return [...new Set(words)];
}
