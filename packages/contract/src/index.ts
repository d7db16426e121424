export type { Account, SignedIn } from './auth/auth-routes.ts';
export type { Newcomer } from './auth/social-auth-routes.ts';
export * from './base/enumeration.ts';
export { type ErrorCode, errorStatus } from './base/error-code.ts';
export { type Failure, failure } from './base/failure.ts';
export { type Limits, limits } from './base/limits.ts';
export type { Access } from './base/route.ts';
export type { WordReference } from './base/scalar.ts';
export { langCode } from './base/scalar.ts';
export type {
  SmmCampaign,
  SmmCampaignPreview,
  SmmCampaignSource,
  SmmSchedule,
} from './campaign/campaign.ts';
export type {
  NewSmmCampaign,
  SmmCampaignChange,
  SmmCampaignPlan,
} from './campaign/campaign-routes.ts';
export type { SmmChannel } from './campaign/channel.ts';
export type { NewSmmChannel, SmmChannelChange } from './campaign/channel-routes.ts';
export type { SmmPost, SmmPostContent, SmmPostWithContent } from './campaign/post.ts';
export type { WordMemory } from './card/word-memory.ts';
export type { WordRecord } from './card/word-record.ts';
export type { List, ListRecord } from './collection/list.ts';
export type { ListFile, ListImportPreview, NewListImport } from './collection/list-file-routes.ts';
export type { NewList } from './collection/list-routes.ts';
export type {
  NewTableCell,
  Table,
  TableColumn,
  TableRecord,
  TableRow,
} from './collection/table.ts';
export type { TableFile, TableImport, TableImportPreview } from './collection/table-file-routes.ts';
export type { NewTable } from './collection/table-routes.ts';
export { type Grammar, grammar } from './grammar/grammar.ts';
export { type ExampleDetails, exampleDetails } from './grammar/word-details.ts';
export { type Image, type ImageRecord, imageRecord } from './image/image.ts';
export type { Language } from './language/language.ts';
export { type InitData, initData } from './language/language.ts';
export type { Lesson, LessonRequest, Placement } from './lesson/lesson-routes.ts';
export type { ModeratedWordReference, ModerationEntry } from './moderation/moderation-routes.ts';
export type { ApiPaths } from './paths.ts';
export type { DailyGoal, ProgressOverview, Today } from './progress/progress-routes.ts';
export type {
  ListProgress,
  PlannedList,
  PlannedLists,
  StudyList,
  StudyPlan,
} from './progress/study-plan-routes.ts';
export type { StudyGoal, StudySettings, StudySettingsChange } from './progress/study-settings.ts';
export type {
  Quiz,
  QuizAvailability,
  QuizItemRecord,
  QuizQuestion,
  QuizQuestionKey,
  UnavailableReason,
} from './quiz/quiz.ts';
export type { FinishedQuizSession, QuizAnswer } from './quiz/quiz-routes.ts';
export type {
  QuizResult,
  QuizScore,
  QuizSession,
  QuizSessionRecord,
  SavedQuizResult,
} from './quiz/quiz-session.ts';
export type { QuizSettings, QuizSource, ResolvedQuizSettings } from './quiz/quiz-settings.ts';
export type { RecordingRecord } from './recording/recording.ts';
export type {
  KnowingChange,
  KnowingMergeResult,
  Proof,
  Review,
  ReviewSchedule,
  WordHistory,
  WordMark,
} from './review/knowing.ts';
export { openApiDocument, routes } from './routes.ts';
export type { SearchResult } from './search/search.ts';
export type { TagOfLanguage, TagRecord, TagWord } from './tag/tag.ts';
export type { NewTranslation, Translation, TranslationRecord } from './translation/translation.ts';
export type { AccountExport } from './user/account-export.ts';
export type { AccountChange, ActivityBucket, OwnAccount, User, UserActivity } from './user/user.ts';
export type { ContributionKind, UserContribution } from './user/user-contribution.ts';
export type { Word } from './word/word.ts';
export type { OwnWord } from './word/word-routes.ts';
