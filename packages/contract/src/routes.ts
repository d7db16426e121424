import { authRoutes } from './auth.ts';
import { socialAuthRoutes } from './auth-social.ts';
import { generalRoutes } from './general.ts';
import { imageRoutes } from './image.ts';
import { knowingRoutes } from './knowing.ts';
import { listRoutes } from './list.ts';
import { moderationRoutes } from './moderation.ts';
import { quizRoutes } from './quiz.ts';
import { tableRoutes } from './table.ts';
import { tagRoutes } from './tag.ts';
import { translationRoutes } from './translation.ts';
import { userRoutes } from './user.ts';
import { wordRoutes } from './word.ts';

/** Every call of the API by domain. */
export const routes = {
  general: generalRoutes,
  auth: { ...authRoutes, ...socialAuthRoutes },
  user: userRoutes,
  knowing: knowingRoutes,
  word: wordRoutes,
  translation: translationRoutes,
  image: imageRoutes,
  list: listRoutes,
  table: tableRoutes,
  tag: tagRoutes,
  quiz: quizRoutes,
  moderation: moderationRoutes,
};
