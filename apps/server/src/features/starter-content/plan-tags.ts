import { EntryStatus } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { type Concept, type Content, contentLangCodes } from './content.ts';
import type { PlannedWord, Vocabulary } from './plan-words.ts';

/** A group is a tag on all its words. */
export function planTags(
  { concepts, groups }: Content,
  vocabulary: Vocabulary,
  newId: () => string,
) {
  const nameOf = new Map(groups.map(({ code, name }) => [code, name]));
  const byGroup = Map.groupBy(concepts, ({ group }) => group);
  const tagged = [...byGroup].map(([code, members]) => ({
    tagId: newId(),
    code,
    words: distinctWords(members, vocabulary),
  }));
  return {
    tag: tagged.map(({ tagId, code, words }) => ({
      id: tagId,
      code,
      localizedName: nameOf.get(code) ?? null,
      searchText: foldForSearch(Object.values(nameOf.get(code) ?? {}).join(' ')),
      wordCount: words.length,
      status: EntryStatus.Approved,
    })),
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
