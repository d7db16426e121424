import type { ContributionKind } from '@wordhoard/contract';
import { type EntryStatus, Privacy, SortOrder } from '@wordhoard/contract/enumeration';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { findPage, type PageRequest } from '../../platform/database/feed-page.ts';
import { isoTime, sorted } from '../../platform/database/sql.ts';
import { wordImage } from '../../schema/image.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { wordContribution } from '../../schema/word.ts';

interface ContributionFilter {
  userId: string;
  kind?: ContributionKind | undefined;
  status?: EntryStatus | undefined;
}

/** The contributions of a learner. Private words are not contributions. */
export function findContributions(
  database: Database,
  { userId, kind, status }: ContributionFilter,
  request: PageRequest & { sort?: SortOrder | undefined },
) {
  const isPublic = eq(wordContribution.privacy, Privacy.Public);
  const entry = unionAll(
    database
      .select(entryFields('word', wordContribution))
      .from(wordContribution)
      .where(and(eq(wordContribution.userId, userId), isPublic)),
    database
      .select(entryFields('translation', translation))
      .from(translation)
      .where(eq(translation.userId, userId)),
    database
      .select(entryFields('image', wordImage))
      .from(wordImage)
      .where(eq(wordImage.userId, userId)),
    database
      .select(entryFields('recording', wordRecording))
      .from(wordRecording)
      .where(eq(wordRecording.userId, userId)),
    database.select(entryFields('tag', tagWord)).from(tagWord).where(eq(tagWord.userId, userId)),
  ).as('entry');
  const query = database
    .select()
    .from(entry)
    .where(
      and(
        kind === undefined ? undefined : eq(entry.kind, kind),
        status === undefined ? undefined : eq(entry.status, status),
      ),
    );
  const { sort = SortOrder.Descending } = request;
  const order = [sorted(entry.createdAt, sort), sorted(entry.id, sort)];
  return findPage(database, query.$dynamic(), order, request);
}

type ContributionTable =
  | typeof wordContribution
  | typeof translation
  | typeof wordImage
  | typeof wordRecording
  | typeof tagWord;

const entryFields = (kind: ContributionKind, table: ContributionTable) => ({
  kind: sql<ContributionKind>`${kind}::text`.as('kind'),
  id: table.id,
  status: table.status,
  reason: table.reason,
  createdAt: isoTime(table.createdAt).as('created_at'),
});
