import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import {
  type ContributionKind,
  type Decide,
  type Decision,
  type LockedContribution,
  saveDecision,
} from '../contribution/decide.ts';
import { approveImages, rejectImages } from '../image/decide.ts';
import { approveTagLinks, rejectTagLinks } from '../tag/decide.ts';
import { approveTranslations, rejectTranslations } from '../translation/decide.ts';
import { approveWords, rejectWords } from '../word/decide.ts';

const decideSuggestions: Decide = (database, contributions, decision) =>
  saveDecision(database, 'suggestion', contributions, decision);

const approve: Readonly<Record<ContributionKind, Decide>> = {
  word: approveWords,
  translation: approveTranslations,
  image: approveImages,
  tag: approveTagLinks,
  suggestion: decideSuggestions,
};

const reject: Readonly<Record<ContributionKind, Decide>> = {
  word: rejectWords,
  translation: rejectTranslations,
  image: rejectImages,
  tag: rejectTagLinks,
  suggestion: decideSuggestions,
};

/** Sets the status of locked contributions, and updates what depends on it. */
export async function applyDecision(
  database: Database,
  kind: ContributionKind,
  contributions: readonly LockedContribution[],
  decision: Decision,
): Promise<void> {
  if (contributions.length === 0) return;
  const decide = decision.status === EntryStatus.Approved ? approve[kind] : reject[kind];
  await decide(database, contributions, decision);
}
