import type {
  SmmCampaignSource,
  SmmPostContent,
  SmmSchedule,
  WordReference,
} from '@wordhoard/contract';
import type {
  SmmCampaignStatus,
  SmmCampaignType,
  SmmFailureKind,
  SmmNetwork,
  SmmPostStatus,
  SmmWordOrder,
} from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { parentColumn } from './column.ts';
import { word } from './word.ts';

/** The longest texts that a channel accepts, in the unit in which its network counts. */
export interface PostLimits {
  /** Telegram counts UTF-16 code units, Mastodon counts grapheme clusters. */
  unit: 'utf-16' | 'grapheme';
  /** Every link counts as this many characters; null: as it is written. */
  linkLength: number | null;
  text: number;
  /** The text under a picture. */
  caption: number;
  pollQuestion: number;
  pollOption: number;
  maxPollOptions: number;
  /** Null: the network has no explanation of the right answer. */
  pollExplanation: number | null;
  /** How long a poll may stay open; null: until it is closed. */
  pollSeconds: { min: number; max: number } | null;
}

/** The answers to a closed poll. `votes` has a number for each option. */
export interface PollResults {
  voters: number;
  votes: number[];
}

const time = (name: string) => timestamp(name, { withTimezone: true });

const failure = () => ({
  failureKind: text('failure_kind').$type<SmmFailureKind>(),
  /** In the words of the network, or empty. */
  failureDetail: text('failure_detail').notNull().default(''),
});

export const smmChannel = pgTable(
  'smm_channel',
  (type) => ({
    id: type.uuid().primaryKey(),
    network: type.text().notNull().$type<SmmNetwork>(),
    name: type.text().notNull(),
    address: type.text().notNull(),
    /** As the network names the chat or account; null until it has been reached. */
    accountId: type.text('account_id'),
    /** Encrypted by the token cipher. */
    token: type.text().notNull(),
    langCode: type.text('lang_code').notNull(),
    tranLangCode: type.text('tran_lang_code').notNull(),
    title: type.text(),
    url: type.text(),
    /** Null until the network has been reached. */
    limits: type.jsonb().$type<PostLimits>(),
    postsPerMinute: type.integer('posts_per_minute').notNull().default(20),
    isActive: type.boolean('is_active').notNull(),
    isPaused: type.boolean('is_paused').notNull().default(false),
    ...failure(),
    checkedAt: time('checked_at'),
    /** The network takes no post before. */
    blockedUntil: time('blocked_until'),
    createdAt: time('created_at').notNull(),
  }),
  (column) => [
    uniqueIndex('smm_channel_once')
      .on(sql`lower(${column.address})`)
      .where(sql`network = 'telegram'`),
    uniqueIndex('smm_channel_account').on(column.network, column.accountId),
  ],
);

export const smmCampaign = pgTable(
  'smm_campaign',
  (type) => ({
    id: type.uuid().primaryKey(),
    channelId: parentColumn('channel_id', () => smmChannel.id),
    name: type.text().notNull(),
    type: type.text().notNull().$type<SmmCampaignType>(),
    status: type.smallint().notNull().$type<SmmCampaignStatus>(),
    isRunning: type.boolean('is_running').notNull().default(false),
    source: type.jsonb().notNull().$type<SmmCampaignSource>(),
    order: type.text('word_order').notNull().$type<SmmWordOrder>(),
    seed: type.bigint({ mode: 'number' }).notNull(),
    schedule: type.jsonb().notNull().$type<SmmSchedule>(),
    template: type.text().notNull(),
    pollHours: type.smallint('poll_hours').notNull(),
    createdAt: time('created_at').notNull(),
    startedAt: time('started_at'),
    completedAt: time('completed_at'),
  }),
  (column) => [index('smm_campaign_of_channel').on(column.channelId)],
);

export const smmPost = pgTable(
  'smm_post',
  (type) => ({
    id: type.uuid().primaryKey(),
    campaignId: parentColumn('campaign_id', () => smmCampaign.id),
    /** The order in the campaign. */
    position: type.integer().notNull(),
    /** Null: the word was deleted. */
    wordId: type.uuid('word_id').references(() => word.id, { onDelete: 'set null' }),
    /** As it was when the campaign was created. */
    word: type.jsonb().notNull().$type<WordReference>(),
    status: type.text().notNull().$type<SmmPostStatus>().default('planned'),
    scheduledAt: time('scheduled_at').notNull(),
    /** An admin has chosen the time. */
    isMoved: type.boolean('is_moved').notNull().default(false),
    /** An admin wants it sent now, whatever the state of the campaign. */
    isForced: type.boolean('is_forced').notNull().default(false),
    /** An admin’s text or question instead of the rendered one. */
    text: type.text(),
    /** A job to send the post has been queued. */
    queuedAt: time('queued_at'),
    /** The next attempt after a failure that may pass. */
    retryAt: time('retry_at'),
    attempts: type.smallint().notNull().default(0),
    attemptedAt: time('attempted_at'),
    /** The first attempt that the network may have accepted without telling us. */
    uncertainSince: time('uncertain_since'),
    /** The content that was sent. */
    content: type.jsonb().$type<SmmPostContent>(),
    remoteId: type.text('remote_id'),
    url: type.text(),
    sentAt: time('sent_at'),
    ...failure(),
    visitCount: type.integer('visit_count').notNull().default(0),
    pollClosesAt: time('poll_closes_at'),
    pollQueuedAt: time('poll_queued_at'),
    poll: type.jsonb().$type<PollResults>(),
  }),
  (column) => [
    uniqueIndex('smm_post_of_campaign').on(column.campaignId, column.position),
    index('smm_post_by_time').on(column.campaignId, column.scheduledAt),
    index('smm_post_due').on(column.scheduledAt).where(sql`status = 'planned'`),
    index('smm_post_sending').on(column.attemptedAt).where(sql`status = 'sending'`),
    index('smm_post_with_open_poll')
      .on(column.pollClosesAt)
      .where(sql`status = 'sent' and poll_queued_at is null`),
    index('smm_post_of_word').on(column.wordId),
  ],
);

export type ChannelRow = typeof smmChannel.$inferSelect;
export type CampaignRow = typeof smmCampaign.$inferSelect;
export type PostRow = typeof smmPost.$inferSelect;
