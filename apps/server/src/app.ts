import { requestId } from 'hono/request-id';
import { ApplicationError } from './application-error.ts';
import { addAuthRoutes } from './auth/routes.ts';
import { addGeneralRoutes } from './general/routes.ts';
import { authorise, identify } from './http/access.ts';
import { createErrorAnswer } from './http/answer-error.ts';
import { type Api, createApi } from './http/api.ts';
import { chooseLocale } from './http/choose-locale.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { keepNothingByDefault } from './http/keep-nothing.ts';
import { limitBody } from './http/limit-body.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { refuseNullCharacterInAddress } from './http/unstorable-text.ts';
import { repeatAnswers } from './idempotency/repeat-answers.ts';
import { addPictureRoutes } from './image/picture-routes.ts';
import { addImageRoutes } from './image/routes.ts';
import { addUploadRoutes } from './image/upload-routes.ts';
import { addKnowingRoutes } from './knowing/routes.ts';
import { addLanguageRoutes } from './language/routes.ts';
import { addListRoutes } from './list/routes.ts';
import { addModerationRoutes } from './moderation/routes.ts';
import { addDocumentationRoutes } from './operation/documentation-routes.ts';
import { addHealthRoutes } from './operation/health-routes.ts';
import { addMetricsRoutes } from './operation/metrics-routes.ts';
import { addQuizRoutes } from './quiz/routes.ts';
import { limitRequests } from './rate-limit/limit-requests.ts';
import type { Services } from './services.ts';
import { addTableRoutes } from './table/routes.ts';
import { addTagRoutes } from './tag/routes.ts';
import { addTagWritingRoutes } from './tag/writing-routes.ts';
import { addTranslationRoutes } from './translation/routes.ts';
import { addTranslationWritingRoutes } from './translation/writing-routes.ts';
import { addUserRoutes } from './user/routes.ts';
import { addLocaleRoutes } from './web-app/locale-routes.ts';
import { addPageRoutes } from './web-app/page-routes.ts';
import { addWordRoutes } from './word/routes.ts';
import { addWordWritingRoutes } from './word/writing-routes.ts';

/** Everything that is served, as one function from request to response. */
export function createApp(services: Services): Api {
  const { database, log, webDirectory } = services;
  const api = createApi();
  api.onError(createErrorAnswer(log));
  api.notFound(() => {
    throw new ApplicationError('NotFound');
  });
  addMiddleware(api, services);
  addAuthRoutes(api, services);
  addUserRoutes(api, services);
  addKnowingRoutes(api, services);
  addWordRoutes(api, services);
  addWordWritingRoutes(api, services);
  addTranslationRoutes(api, services);
  addTranslationWritingRoutes(api, services);
  addImageRoutes(api, services);
  addListRoutes(api, services);
  addTableRoutes(api, services);
  addTagRoutes(api, services);
  addTagWritingRoutes(api, services);
  addQuizRoutes(api, services);
  addModerationRoutes(api, services);
  addLanguageRoutes(api, database);
  addGeneralRoutes(api, services);
  addDocumentationRoutes(api);
  addHealthRoutes(api, services);
  addMetricsRoutes(api, services);
  addPictureRoutes(api);
  addUploadRoutes(api, services);
  addLocaleRoutes(api);
  addPageRoutes(api, webDirectory, log);
  return api;
}

function addMiddleware(api: Api, services: Services): void {
  api.use(requestId());
  api.use(logRequests(services.log));
  api.use(services.metrics.middleware);
  api.use(securityHeaders);
  api.use(keepNothingByDefault);
  api.use(compressAnswers);
  api.use(chooseLocale);
  api.use(refuseNullCharacterInAddress);
  api.use(limitBody);
  api.use(identify(services));
  api.use(limitRequests(services));
  api.use(authorise);
  api.use(repeatAnswers(services));
}
