import { v7 as newId } from 'uuid';
import { createPictureFinder } from '../image/picture-set.ts';
import { type ContentPlan, planContent } from './plan.ts';
import { readContent } from './read-content.ts';

export function planStarterContent(): ContentPlan {
  const findPicture = createPictureFinder();
  return planContent(readContent(), {
    newId: () => newId(),
    creditOf: (hex) => {
      const picture = findPicture(hex);
      if (picture === undefined) throw new Error(`No icon set has a picture ${hex}`);
      const { licence, source } = picture.set;
      return { licence, source };
    },
  });
}
