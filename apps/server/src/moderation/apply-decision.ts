import type { Database } from '../database/database.ts';
import { followImages, followTags, followTranslations, followWords } from './consequences.ts';
import { type ChangingEntry, keepDecision, type Verdict } from './entry-store.ts';
import type { Decision, EntryKind } from './rules.ts';

type Consequence = (
  database: Database,
  entries: readonly ChangingEntry[],
  decision: Decision,
) => Promise<void>;

const consequences: Record<Exclude<EntryKind, 'suggestion'>, Consequence> = {
  word: followWords,
  translation: followTranslations,
  image: followImages,
  tag: followTags,
};

/** Sets the status of entries that the caller holds locked, with all that comes of it. */
export async function applyDecision(
  database: Database,
  kind: EntryKind,
  entries: readonly ChangingEntry[],
  verdict: Verdict,
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await keepDecision(database, kind, ids, verdict);
  if (kind !== 'suggestion') await consequences[kind](database, entries, verdict.decision);
}
