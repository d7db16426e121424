export type { Account, SignedIn } from './auth.ts';
export type { Change } from './change.ts';
export * from './enumeration.ts';
export { type ErrorCode, errorStatus } from './error-code.ts';
export { type Failure, failure } from './failure.ts';
export { type InitData, initData, type Language, type SearchResult } from './general.ts';
export { type Image, type ImageRecord, imageRecord } from './image.ts';
export type { FormerKnowing, KnowingChange, MarkedWord, MergedKnowing, Proof } from './knowing.ts';
export { type Limits, limits } from './limits.ts';
export type { List, NewList } from './list.ts';
export type { ListFile, ListImportPreview, NewListImport } from './list-file.ts';
export type { ListRecord } from './list-record.ts';
export type { ModerationEntry } from './moderation.ts';
export { openApiDocument } from './openapi.ts';
export type { PlayedRound, QuizAnswer } from './quiz.ts';
export type { QuizAnswered, QuizResult } from './quiz-answer.ts';
export type {
  QuizItemRecord,
  QuizMaterial,
  QuizObstacle,
  QuizPairName,
  QuizPairRecord,
  QuizSettings,
  QuizSource,
  SettledQuizSettings,
} from './quiz-material.ts';
export type { Quiz, QuizRecord, QuizScore } from './quiz-record.ts';
export type { Access } from './route.ts';
export { routes } from './routes.ts';
export { langCode } from './scalar.ts';
export type { NewTable, Table } from './table.ts';
export type { TableFile, TableImport, TableImportPreview } from './table-file.ts';
export type { TableRecord } from './table-record.ts';
export type { NewTableCell, TableRow } from './table-row.ts';
export type { TagRecord, TagWord } from './tag-record.ts';
export type {
  NewTranslation,
  Translation,
  TranslationRecord,
  WordReference,
} from './translation.ts';
export type { OwnAccount, User, UserActivity } from './user.ts';
export type { ContributionKind, UserContribution } from './user-contribution.ts';
export type { AccountExport } from './user-export.ts';
export type { Word, WordRecord } from './word.ts';
