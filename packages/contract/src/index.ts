export type * from './auth/auth-routes.ts';
export type * from './auth/social-auth-routes.ts';
export * from './base/enumeration.ts';
export { type ErrorCode, errorStatus } from './base/error-code.ts';
export { type Failure, failure } from './base/failure.ts';
export { type Limits, limits } from './base/limits.ts';
export type { Access } from './base/route.ts';
export { langCode, type WordReference } from './base/scalar.ts';
export type * from './campaign/campaign.ts';
export type * from './campaign/campaign-routes.ts';
export type * from './campaign/channel.ts';
export type * from './campaign/channel-routes.ts';
export type * from './campaign/post.ts';
export type * from './card/word-record.ts';
export type * from './collection/list.ts';
export type * from './collection/list-file-routes.ts';
export type * from './collection/list-routes.ts';
export type * from './collection/table.ts';
export type * from './collection/table-file-routes.ts';
export type * from './collection/table-routes.ts';
export { type Grammar, grammar } from './grammar/grammar.ts';
export { type ExampleDetails, exampleDetails } from './grammar/word-details.ts';
export { type Image, type ImageRecord, imageRecord } from './image/image.ts';
export type * from './import/import-routes.ts';
export { type InitData, initData, type Language } from './language/language.ts';
export type * from './lesson/lesson-routes.ts';
export type * from './moderation/moderation-routes.ts';
export type * from './offline/offline-routes.ts';
export type { ApiPaths } from './paths.ts';
export type * from './progress/progress-routes.ts';
export type * from './progress/study-plan-routes.ts';
export type * from './progress/study-settings.ts';
export type * from './quiz/quiz.ts';
export type * from './quiz/quiz-routes.ts';
export type * from './quiz/quiz-session.ts';
export type * from './quiz/quiz-settings.ts';
export type * from './quiz/sync-routes.ts';
export type * from './recording/recording.ts';
export type * from './review/review-event.ts';
export { openApiDocument, routes } from './routes.ts';
export type * from './search/search.ts';
export type * from './tag/tag.ts';
export type * from './translation/translation.ts';
export {
  type AccountExport,
  type AccountReview,
  accountExport,
  accountReview,
} from './user/account-export.ts';
export type * from './user/user.ts';
export type * from './user/user-contribution.ts';
export type * from './word/word.ts';
export type * from './word/word-routes.ts';
