import { Privacy, UserRole } from '@wordhoard/contract/enumeration';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { wordRecording } from '../../schema/recording.ts';
import { tagWord } from '../../schema/tag.ts';
import { translation } from '../../schema/translation.ts';
import { user } from '../../schema/user.ts';
import { wordContribution } from '../../schema/word.ts';
import { type ContributionKind, contributionTables } from '../contribution/decide.ts';
import { isProposed } from '../word/decide.ts';

/** Admins see neither private contributions nor entries that belong to a private word. */
export const isOpen: Readonly<Record<ContributionKind, SQL | undefined>> = {
  word: eq(wordContribution.privacy, fixed(Privacy.Public)),
  translation: and(
    eq(translation.privacy, fixed(Privacy.Public)),
    isNull(translation.duplicateOf),
    isProposed({ ...translation, wordId: translation.lowWordId }),
    isProposed({ ...translation, wordId: translation.highWordId }),
  ),
  image: isProposed(wordImage),
  recording: isProposed(wordRecording),
  tag: and(isNull(tagWord.duplicateOf), isProposed(tagWord)),
  suggestion: isProposed(answerSuggestion),
};

/** Finds the open entries among `ids`, in the order of their ids, and locks them. */
export function lockEntries(database: Database, kind: ContributionKind, ids: readonly string[]) {
  const table = contributionTables[kind];
  return database
    .select({
      id: table.id,
      status: table.status,
      isByAdmin: sql<boolean>`coalesce(${eq(user.role, UserRole.Admin)}, false)`,
    })
    .from(table)
    .leftJoin(user, eq(user.id, table.userId))
    .where(and(isAmong(table.id, ids), isOpen[kind]))
    .orderBy(table.id)
    .for('no key update', { of: table });
}
