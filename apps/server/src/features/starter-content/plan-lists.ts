import { Privacy } from '@wordhoard/contract/enumeration';
import { foldForSearch } from '@wordhoard/contract/text';
import { type Concept, type Content, contentLangCodes, type Group } from './content.ts';
import type { PlannedWord, Vocabulary } from './plan-words.ts';

/** A list with fewer words gives no quiz with four options. */
const fewestWords = 4;

/** Their rows come by code, which says nothing to a reader; the others stand in an order of their own. */
const alphabeticalGroups = new Set(['countries', 'languages']);

/** Each group gives one list for every language that names enough of it. */
export function planLists(
  { concepts, groups }: Content,
  vocabulary: Vocabulary,
  newId: () => string,
) {
  const byGroup = Map.groupBy(concepts, ({ group }) => group);
  const planned = contentLangCodes.flatMap((langCode) =>
    groups
      .map((group) => ({
        group,
        langCode,
        words: inOrder(
          group,
          langCode,
          headwords(byGroup.get(group.code) ?? [], langCode, vocabulary),
        ),
      }))
      .filter(({ words }) => words.length >= fewestWords)
      .map((list) => ({ id: newId(), ...list })),
  );
  return {
    list: planned.map(({ id, group, langCode, words }) => ({
      id,
      slug: `${langCode}-${group.code}`,
      langCode,
      ...namesOf(group),
      privacy: Privacy.Public,
      wordCount: words.length,
    })),
    listWord: planned.flatMap(({ id, words }) =>
      words.map((word, index) => ({ listId: id, wordId: word.id, position: index + 1 })),
    ),
  };
}

function inOrder(group: Group, langCode: string, words: PlannedWord[]): PlannedWord[] {
  if (!alphabeticalGroups.has(group.code)) return words;
  const { compare } = new Intl.Collator(langCode);
  return words.toSorted((one, other) => compare(one.text, other.text));
}

function headwords(
  concepts: readonly Concept[],
  langCode: (typeof contentLangCodes)[number],
  vocabulary: Vocabulary,
): PlannedWord[] {
  const words = concepts.flatMap((concept) => vocabulary.wordsOf(concept, langCode).slice(0, 1));
  return [...new Set(words)];
}

export function namesOf({ name, note }: Pick<Group, 'name' | 'note'>) {
  return {
    name: name.en,
    note: note.en,
    localizedName: name,
    localizedNote: note,
    searchText: foldForSearch(Object.values(name).join(' ')),
  };
}
