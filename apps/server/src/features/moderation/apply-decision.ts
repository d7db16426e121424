import { EntryStatus } from '@wordhoard/contract/enumeration';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { imagePin, wordImage } from '../../schema/image.ts';
import { wordRecording } from '../../schema/recording.ts';
import {
  type ContributionKind,
  type Decide,
  type Decision,
  type LockedContribution,
  saveDecision,
} from '../contribution/decide.ts';
import { approveTagLinks, hideTagLinks } from '../tag/decide.ts';
import { approveTranslations, hideTranslations } from '../translation/decide.ts';
import { approveWords, hideWords, publishProposedAmong } from '../word/decide.ts';

const decideSuggestions: Decide = (database, contributions, decision) =>
  saveDecision(database, 'suggestion', contributions, decision);

const approveImages: Decide = async (database, contributions, decision) => {
  const words = database
    .select({ id: wordImage.wordId })
    .from(wordImage)
    .where(inArray(wordImage.id, contributions.map(idOf)));
  await publishProposedAmong(database, words.getSQL(), decision);
  await saveDecision(database, 'image', contributions, decision);
};

const hideImages: Decide = async (database, contributions, decision) => {
  await database.delete(imagePin).where(inArray(imagePin.wordImageId, contributions.map(idOf)));
  await saveDecision(database, 'image', contributions, decision);
};

const idOf = ({ id }: { id: string }): string => id;

const approveRecordings: Decide = async (database, contributions, decision) => {
  const ids = contributions.map(({ id }) => id);
  const words = database
    .select({ id: wordRecording.wordId })
    .from(wordRecording)
    .where(inArray(wordRecording.id, ids));
  await publishProposedAmong(database, words.getSQL(), decision);
  await saveDecision(database, 'recording', contributions, decision);
};

const hideRecordings: Decide = (database, contributions, decision) =>
  saveDecision(database, 'recording', contributions, decision);

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
