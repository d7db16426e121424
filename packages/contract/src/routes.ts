import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { authRoutes } from './auth/auth-routes.ts';
import { socialAuthRoutes } from './auth/social-auth-routes.ts';
import { wordReference } from './base/scalar.ts';
import { campaignRoutes } from './campaign/campaign-routes.ts';
import { channelRoutes } from './campaign/channel-routes.ts';
import { postRoutes } from './campaign/post-routes.ts';
import { listRoutes } from './collection/list-routes.ts';
import { tableRoutes } from './collection/table-routes.ts';
import { imageRoutes } from './image/image-routes.ts';
import { importRoutes } from './import/import-routes.ts';
import { initDataRoutes, languageRoutes } from './language/language.ts';
import { lessonRoutes } from './lesson/lesson-routes.ts';
import { brokenLinkRoutes, moderationRoutes } from './moderation/moderation-routes.ts';
import { offlineRoutes } from './offline/offline-routes.ts';
import { progressRoutes } from './progress/progress-routes.ts';
import { quizRoutes } from './quiz/quiz-routes.ts';
import { reviewRoutes } from './quiz/sync-routes.ts';
import { recordingRoutes, speechRoutes } from './recording/recording-routes.ts';
import { searchRoutes } from './search/search.ts';
import { tagRoutes } from './tag/tag-routes.ts';
import { translationRoutes } from './translation/translation-routes.ts';
import { accountExport, accountReview } from './user/account-export.ts';
import { userRoutes } from './user/user-routes.ts';
import { wordRoutes } from './word/word-routes.ts';

/** Every route of the API by domain. */
export const routes = {
  general: { ...languageRoutes, ...initDataRoutes, ...searchRoutes, ...brokenLinkRoutes },
  auth: { ...authRoutes, ...socialAuthRoutes },
  user: userRoutes,
  review: reviewRoutes,
  word: { ...wordRoutes, ...speechRoutes },
  translation: translationRoutes,
  image: imageRoutes,
  recording: recordingRoutes,
  list: listRoutes,
  table: tableRoutes,
  tag: tagRoutes,
  import: importRoutes,
  quiz: quizRoutes,
  lesson: lessonRoutes,
  offline: offlineRoutes,
  progress: progressRoutes,
  moderation: moderationRoutes,
  channel: channelRoutes,
  campaign: campaignRoutes,
  post: postRoutes,
};

const info = {
  openapi: '3.1.0',
  info: {
    title: 'Wordhoard',
    version: '1',
    description: 'Words, translations, lists, tables and tags for learners of languages.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
};

/** The OpenAPI 3.1 document of every route. */
export function openApiDocument(): ReturnType<OpenAPIHono['getOpenAPI31Document']> {
  const registry = new OpenAPIHono();
  registry.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  // Registered first; otherwise the example of its first use would become its own.
  registry.openAPIRegistry.register('WordReference', wordReference);
  // No route sends them as they are: one is a file in an archive, the other a line of a file.
  registry.openAPIRegistry.register('AccountExport', accountExport);
  registry.openAPIRegistry.register('AccountReview', accountReview);
  for (const domain of Object.values(routes)) {
    for (const route of Object.values<RouteConfig>(domain)) {
      registry.openAPIRegistry.registerPath(route);
    }
  }
  return registry.getOpenAPI31Document(info);
}
