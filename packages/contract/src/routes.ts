import { generalRoutes } from './general.ts';
import { imageRoutes } from './image.ts';
import { listRoutes } from './list.ts';
import { tableRoutes } from './table.ts';
import { tagRoutes } from './tag.ts';
import { translationRoutes } from './translation.ts';
import { wordRoutes } from './word.ts';

/** Every call of the API by domain. */
export const routes = {
  general: generalRoutes,
  word: wordRoutes,
  translation: translationRoutes,
  image: imageRoutes,
  list: listRoutes,
  table: tableRoutes,
  tag: tagRoutes,
};
