import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { addAccountRoutes } from './features/account/routes.ts';
import { addAuthRoutes } from './features/auth/routes.ts';
import { findCallerOfToken } from './features/auth/session.ts';
import { addSocialRoutes } from './features/auth/social/routes.ts';
import { addCampaignRoutes } from './features/campaign/campaign-routes.ts';
import { addChannelRoutes } from './features/campaign/channel/channel-routes.ts';
import { addPostRoutes } from './features/campaign/post-routes.ts';
import { addCardRoutes } from './features/card/routes.ts';
import { addImageRoutes, addImageSetRoutes } from './features/image/routes.ts';
import { addImportRoutes } from './features/import/routes.ts';
import { addLessonRoutes } from './features/lesson/routes.ts';
import { addListFileRoutes } from './features/list/file/file-routes.ts';
import { addListRoutes } from './features/list/routes.ts';
import { addModerationRoutes } from './features/moderation/routes.ts';
import { addOfflineRoutes } from './features/offline/routes.ts';
import { addOverviewRoutes } from './features/overview/routes.ts';
import { addTagWordRoutes } from './features/overview/tag-words.ts';
import { addCrawlerRoutes } from './features/page/crawler-routes.ts';
import { addLocaleRoutes, addPageRoutes } from './features/page/page-routes.ts';
import { addReminderRoutes } from './features/progress/reminder/unsubscribe.ts';
import {
  addProgressRoutes,
  addStudyPlanRoutes,
  addStudySettingsRoutes,
} from './features/progress/routes.ts';
import { addQuizRoutes } from './features/quiz/session/routes.ts';
import { addReactionRoutes } from './features/reaction/routes.ts';
import { addRecordingRoutes } from './features/recording/routes.ts';
import { addSearchRoutes } from './features/search/routes.ts';
import { addSpeechRoutes } from './features/speech/routes.ts';
import { addTableFileRoutes } from './features/table/file/file-routes.ts';
import { addTableRoutes } from './features/table/routes.ts';
import { addTagRoutes } from './features/tag/routes.ts';
import { addTranslationRoutes } from './features/translation/routes.ts';
import { addFileRoutes } from './features/upload/file-routes.ts';
import { recognizeMissingAccount } from './features/user/store.ts';
import { addWordWritingRoutes } from './features/word/routes.ts';
import { ApplicationError } from './platform/errors/application-error.ts';
import { authenticate, authorise } from './platform/http/access.ts';
import { type Api, createApi, refuseNullCharacterInUrl } from './platform/http/api.ts';
import { compressResponses } from './platform/http/compress-responses.ts';
import { addDocumentationRoutes } from './platform/http/documentation-routes.ts';
import { createErrorHandler } from './platform/http/error-response.ts';
import { limitBody } from './platform/http/limit-body.ts';
import { type Env, startRequest } from './platform/http/request-context.ts';
import { limitRequests } from './platform/limits/limit-requests.ts';
import { logRequests } from './platform/observability/log.ts';
import { addHealthRoutes, addMetricsRoutes } from './platform/observability/operation-routes.ts';
import { addRealtimeRoutes } from './platform/realtime/event-hub.ts';
import { readFromReplica, sharePublicReads } from './public-reads.ts';
import type { AppServices } from './services.ts';

/** The application with all its routes and middleware. */
export function createApp({ replica, ...services }: AppServices): Api {
  const { log } = services;
  const api = createApi();
  if (replica !== undefined) {
    const reader = createApp({ ...services, database: replica.database });
    api.use(readFromReplica(replica, reader));
  }
  api.onError(createErrorHandler(log, recognizeMissingAccount));
  api.notFound(() => {
    throw new ApplicationError('NotFound');
  });
  addMiddleware(api, services);
  addAuthRoutes(api, services);
  addSocialRoutes(api, services);
  addAccountRoutes(api, services);
  addRealtimeRoutes(api, services);
  addCardRoutes(api, services);
  addWordWritingRoutes(api, services);
  addTranslationRoutes(api, services);
  addImageRoutes(api, services);
  addRecordingRoutes(api, services);
  addSpeechRoutes(api, services);
  addListRoutes(api, services);
  addListFileRoutes(api, services);
  addTableRoutes(api, services);
  addTableFileRoutes(api, services);
  addTagRoutes(api, services);
  addTagWordRoutes(api, services);
  addImportRoutes(api, services);
  addReactionRoutes(api, services);
  addQuizRoutes(api, services);
  addLessonRoutes(api, services);
  addOfflineRoutes(api, services);
  addModerationRoutes(api, services);
  addChannelRoutes(api, services);
  addCampaignRoutes(api, services);
  addPostRoutes(api, services);
  addSearchRoutes(api, services);
  addOverviewRoutes(api, services);
  addProgressRoutes(api, services);
  addStudyPlanRoutes(api, services);
  addStudySettingsRoutes(api, services);
  addReminderRoutes(api, services);
  addDocumentationRoutes(api);
  addHealthRoutes(api, services);
  addMetricsRoutes(api, services);
  addImageSetRoutes(api);
  addFileRoutes(api, services);
  addLocaleRoutes(api);
  addCrawlerRoutes(api, services);
  addPageRoutes(api, services);
  return api;
}

function addMiddleware(api: Api, services: AppServices): void {
  api.use(requestId());
  api.use(logRequests(services.log));
  api.use(services.metrics.middleware);
  api.use(securityHeaders);
  api.use(preventCaching);
  api.use(compressResponses);
  api.use(sharePublicReads);
  api.use(startRequest(services));
  api.use(authenticate((token) => findCallerOfToken(token, services)));
  api.use(limitRequests(services));
  api.use(refuseNullCharacterInUrl);
  api.use(limitBody);
  api.use(authorise);
}

/** Responses depend on the reader and change at any time, so they are only cached if they say so. */
const preventCaching: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
};

/** The default. Routes that serve pages or files set a policy of their own. */
const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xFrameOptions: 'DENY',
  strictTransportSecurity: 'max-age=31536000',
  overwrite: false,
});
