import { EntryStatus } from '@wordhoard/contract/enumeration';
import { setImageUrl } from '../image/image-set.ts';
import { type Concept, contentLangCodes } from './content.ts';
import type { Vocabulary } from './plan-words.ts';

interface Ports {
  newId: () => string;
  creditOf: (picture: string) => { licence: string; source: string };
}

/** Each word of a concept shows the concept's picture. */
export function planImages(
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
  { newId, creditOf }: Ports,
) {
  const pictured = concepts.flatMap(({ picture }) => picture ?? []);
  const imageIds = new Map([...new Set(pictured)].map((picture) => [picture, newId()]));
  const links = new Map(
    concepts.flatMap(({ picture, ...concept }) => {
      const imageId = picture && imageIds.get(picture);
      if (!imageId) return [];
      const words = contentLangCodes.flatMap((code) => vocabulary.wordsOf(concept, code));
      return words.map(({ id }) => [`${imageId} ${id}`, { imageId, wordId: id }] as const);
    }),
  );
  return {
    image: [...imageIds].map(([picture, id]) => ({
      id,
      url: setImageUrl(picture),
      ...creditOf(picture),
    })),
    wordImage: [...links.values()].map((link) => ({
      id: newId(),
      status: EntryStatus.Approved,
      ...link,
    })),
  };
}
