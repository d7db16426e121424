/** How well a learner knows a word. `Saved` means to learn. */
export const Knowing = { Known: 1, Saved: 2, Unknown: 3 } as const;
export type Knowing = (typeof Knowing)[keyof typeof Knowing];

/** The statuses of `@wordhoard/review-scheduler`. */
export const wordStatusOf = {
  [Knowing.Known]: 'known',
  [Knowing.Saved]: 'saved',
  [Knowing.Unknown]: 'unknown',
} as const;

export const knowingOf = {
  known: Knowing.Known,
  saved: Knowing.Saved,
  unknown: Knowing.Unknown,
} as const;

/** Bit flags: a filter may combine several, a word has one. */
export const WordMode = { Word: 1, Definition: 2, Idiom: 4 } as const;
export type WordMode = (typeof WordMode)[keyof typeof WordMode];

/** What another text of a word is, in the order in which a search prefers them. */
export const formKinds = [
  'irregular',
  'past',
  'participle',
  'comparative',
  'superlative',
  'plural',
  'inflected',
  'variant',
  'traditional',
  'reading',
  'romanisation',
] as const;
export type FormKind = (typeof formKinds)[number];

export const UserReaction = { Like: 1, Dislike: 2 } as const;
export type UserReaction = (typeof UserReaction)[keyof typeof UserReaction];

/** Bit flags: what a quiz shows as answers, and whether its words come from a table. */
export const QuizMode = { Tran: 1, Image: 2, Table: 4 } as const;
export type QuizMode = (typeof QuizMode)[keyof typeof QuizMode];

export const EntryStatus = { Approved: 1, Rejected: 2, Pending: 3 } as const;
export type EntryStatus = (typeof EntryStatus)[keyof typeof EntryStatus];

export const Privacy = { Public: 1, Private: 2 } as const;
export type Privacy = (typeof Privacy)[keyof typeof Privacy];

/** Who sees a list or a table. An unlisted one is complete for everybody who has its link, and found nowhere. */
export const CollectionPrivacy = { ...Privacy, Unlisted: 3 } as const;
export type CollectionPrivacy = (typeof CollectionPrivacy)[keyof typeof CollectionPrivacy];

export const UserRole = { Learner: 1, Admin: 2 } as const;
export type UserRole = (typeof UserRole)[keyof typeof UserRole];

export const SortOrder = { Descending: 0, Ascending: 1 } as const;
export type SortOrder = (typeof SortOrder)[keyof typeof SortOrder];

export const SmmCampaignStatus = { IN_PROGRESS: 1, COMPLETED: 2 } as const;
export type SmmCampaignStatus = (typeof SmmCampaignStatus)[keyof typeof SmmCampaignStatus];

export const smmCampaignTypes = ['POST', 'QUIZ'] as const;
export type SmmCampaignType = (typeof smmCampaignTypes)[number];

/** The social networks that channels can be on. */
export const smmNetworks = ['telegram', 'mastodon'] as const;
export type SmmNetwork = (typeof smmNetworks)[number];

export const smmPostStatuses = [
  'planned',
  'sending',
  'sent',
  'failed',
  'unknown',
  'skipped',
] as const;
export type SmmPostStatus = (typeof smmPostStatuses)[number];

/** Why a post was not sent, or a channel does not work. */
export const smmFailureKinds = [
  'refused',
  'invalid',
  'limited',
  'unavailable',
  'unknown',
  'late',
  'unscheduled',
] as const;
export type SmmFailureKind = (typeof smmFailureKinds)[number];

/** The order of the words of a campaign. */
export const smmWordOrders = ['listed', 'shuffled', 'level'] as const;
export type SmmWordOrder = (typeof smmWordOrders)[number];

export const socialProviders = ['google', 'telegram'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Why a social sign-in failed: the `error` in the address of the app. */
export const socialFailures = ['denied', 'expired', 'invalid', 'unavailable'] as const;
export type SocialFailure = (typeof socialFailures)[number];

export const progressPeriods = ['day', 'week', 'month'] as const;
export type ProgressPeriod = (typeof progressPeriods)[number];

export const quizCodes = [
  'cards',
  'letter-match',
  'match-up',
  'multiple-choice',
  'spelling',
] as const;
export type QuizCode = (typeof quizCodes)[number];

/** What a quiz asks about its words. A gap is a word that is left out of a sentence. */
export const quizAspects = ['meaning', 'article', 'plural', 'reading', 'gap'] as const;
export type QuizAspect = (typeof quizAspects)[number];

/**
 * What an item asks: in languages without articles, the gender of a noun stands for its article. A table may ask a form of a
 * word.
 */
export const itemAspects = [...quizAspects, 'gender', 'form'] as const;
export type ItemAspect = (typeof itemAspects)[number];

/** What an answer was to: a lesson also asks for examples. */
export const answeredAspects = [...itemAspects, 'sentence'] as const;
export type AnsweredAspect = (typeof answeredAspects)[number];

/** How well a learner recalled a word, in the terms of spaced repetition. */
export const Rating = { Again: 1, Hard: 2, Good: 3, Easy: 4 } as const;
export type Rating = (typeof Rating)[keyof typeof Rating];

/** How firmly a learner remembers a word. */
export const Strength = { New: 0, Fragile: 1, Growing: 2, Firm: 3, Known: 4 } as const;
export type Strength = (typeof Strength)[keyof typeof Strength];

/** What a learner says about a word. A proven word was typed or chosen correctly. */
export const reviewMarks = ['saved', 'known', 'unknown', 'proven'] as const;
export type ReviewMark = (typeof reviewMarks)[number];

/** The own words of a learner that a quiz can select. */
export const ownWordKinds = ['saved', 'known', 'missed', 'due', 'weak', 'new'] as const;
export type OwnWordKind = (typeof ownWordKinds)[number];

export const localeCodes = ['en', 'ru'] as const;
export type LocaleCode = (typeof localeCodes)[number];
export const defaultLocale: LocaleCode = 'en';

/** The id is the position in this list, counted from 1: append only. */
export const speechPartCodes = [
  'adjective',
  'adverb',
  'article',
  'conjunction',
  'interjection',
  'noun',
  'other',
  'preposition',
  'pronoun',
  'verb',
] as const;
export type SpeechPartCode = (typeof speechPartCodes)[number];
export const speechPartOptions = speechPartCodes.map((code, index) => ({ id: index + 1, code }));

/** The levels of the Common European Framework of Reference, the easiest first. */
export const levelCodes = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type LevelCode = (typeof levelCodes)[number];

/** The licences under which learners may publish recordings. */
export const recordingLicences = ['CC0', 'CC BY 4.0', 'CC BY-SA 4.0'] as const;
export type RecordingLicence = (typeof recordingLicences)[number];

/** Common: masculine or feminine, such as French _élève_. */
export const genderCodes = ['masculine', 'feminine', 'neuter', 'common'] as const;
