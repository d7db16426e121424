import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { Database } from '../../platform/database/database.ts';
import {
  type ContributionKind,
  type Decide,
  type Decision,
  type LockedContribution,
  saveDecision,
} from '../contribution/decide.ts';
import { approveImages, hideImages } from '../image/decide.ts';
import { approveRecordings, hideRecordings } from '../recording/decide.ts';
import { approveTagLinks, hideTagLinks } from '../tag/decide.ts';
import { approveTranslations, hideTranslations } from '../translation/decide.ts';
import { approveWords, hideWords } from '../word/decide.ts';

const decideSuggestions: Decide = (database, contributions, decision) =>
  saveDecision(database, 'suggestion', contributions, decision);

const approve: Readonly<Record<ContributionKind, Decide>> = {
  word: approveWords,
  translation: approveTranslations,
  image: approveImages,
  recording: approveRecordings,
  tag: approveTagLinks,
  suggestion: decideSuggestions,
};

/** Rejected and reopened contributions are public no longer. */
const hide: Readonly<Record<ContributionKind, Decide>> = {
  word: hideWords,
  translation: hideTranslations,
  image: hideImages,
  recording: hideRecordings,
  tag: hideTagLinks,
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
  const decide = decision.status === EntryStatus.Approved ? approve[kind] : hide[kind];
  await decide(database, contributions, decision);
}
