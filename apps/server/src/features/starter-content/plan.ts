import { v7 as newId } from 'uuid';
import { createImageFinder } from '../image/image-set.ts';
import type { Content } from './content.ts';
import { planImages } from './plan-images.ts';
import { planLists } from './plan-lists.ts';
import { planTables } from './plan-tables.ts';
import { planTags } from './plan-tags.ts';
import { planTranslations } from './plan-translations.ts';
import { planWords } from './plan-words.ts';
import { readContent } from './read-content.ts';

interface Ports {
  newId: () => string;
  /** Whom a picture is to be credited to. */
  creditOf: (picture: string) => { licence: string; source: string };
}

/** Turns the content into the rows of every table. Writing them is another matter. */
export function planContent(content: Content, { newId, creditOf }: Ports) {
  const vocabulary = planWords(content, newId);
  return {
    ...vocabulary.rows(),
    translation: planTranslations(content.concepts, vocabulary, newId),
    ...planImages(content.concepts, vocabulary, { newId, creditOf }),
    ...planTags(content, vocabulary, newId),
    ...planLists(content, vocabulary, newId),
    ...planTables(content.tables, vocabulary, newId),
  };
}

export type ContentPlan = ReturnType<typeof planContent>;

export function planStarterContent(): ContentPlan {
  const findSetImage = createImageFinder();
  return planContent(readContent(), {
    newId: () => newId(),
    creditOf: (hex) => {
      const picture = findSetImage(hex);
      if (picture === undefined) throw new Error(`No icon set has a picture ${hex}`);
      const { licence, source } = picture.set;
      return { licence, source };
    },
  });
}
