import { authRoutes } from './auth/auth-routes.ts';
import { socialAuthRoutes } from './auth/social-auth-routes.ts';
import { listRoutes } from './collection/list-routes.ts';
import { tableRoutes } from './collection/table-routes.ts';
import { imageRoutes } from './image/image-routes.ts';
import { initDataRoutes, languageRoutes } from './language/language.ts';
import { brokenLinkRoutes, moderationRoutes } from './moderation/moderation-routes.ts';
import { knowingRoutes } from './practice/knowing-routes.ts';
import { quizRoutes } from './practice/quiz-routes.ts';
import { searchRoutes } from './search/search.ts';
import { tagRoutes } from './tag/tag-routes.ts';
import { translationRoutes } from './translation/translation-routes.ts';
import { userRoutes } from './user/user-routes.ts';
import { wordRoutes } from './word/word-routes.ts';

/** Every route of the API by domain. */
export const routes = {
  general: { ...languageRoutes, ...initDataRoutes, ...searchRoutes, ...brokenLinkRoutes },
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
