import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { imagePin, wordImage } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { wordRecording } from '../../schema/recording.ts';
import { word } from '../../schema/word.ts';
import {
  type ContributionKind,
  type Decide,
  type Decision,
  type LockedContribution,
  saveDecision,
  toProposer,
} from '../contribution/decide.ts';
import { approveTagLinks, hideTagLinks } from '../tag/decide.ts';
import { approveTranslations, hideTranslations } from '../translation/decide.ts';
import {
  findOrCreateTranslations,
  type ResolvedTranslation,
} from '../translation/find-or-create-translations.ts';
import { getOnlySpeechPart } from '../translation/rules.ts';
import { approveWords, hideWords, publishProposedAmong } from '../word/decide.ts';
import { findOrCreateWords } from '../word/find-or-create-words.ts';
import { lockEntries } from './entry-store.ts';

type NamedEntries = { id: string } | { ids: readonly string[] };

type DecisionRequest = NamedEntries & {
  kind: ContributionKind;
  status: EntryStatus;
  reason?: string | undefined;
};

interface Entry {
  status: EntryStatus;
  isByAdmin: boolean;
}

/** Approves, rejects or reopens entries of one kind. If one of them is refused, none is changed. */
export function decide(
  database: Database,
  { kind, status, reason, ...named }: DecisionRequest,
  decided: Pick<Decision, 'by' | 'at'>,
): Promise<void> {
  const isRejection = status === EntryStatus.Rejected;
  const decision = { status, reason: isRejection ? (reason ?? null) : null, ...decided };
  const fieldOfId = nameFields(named);
  return retryDeadlocks(() =>
    database.transaction(async (transaction) => {
      const entries = await lockEntries(transaction, kind, [...fieldOfId.keys()]);
      refuseEntries(entries, { kind, status, fieldOfId });
      const changing = entries.filter((entry) => entry.status !== status);
      await applyDecision(transaction, kind, changing, decision);
      if (kind === 'suggestion' && status === EntryStatus.Approved) {
        await acceptSuggestions(transaction, idsOf(changing), decision);
      }
    }),
  );
}

/** The field of the request that names each entry, by the id of the entry. */
const nameFields = (named: NamedEntries): Map<string, string> =>
  new Map('id' in named ? [[named.id, 'id']] : named.ids.map((id, index) => [id, `ids.${index}`]));

interface Refusable {
  kind: ContributionKind;
  status: EntryStatus;
  fieldOfId: ReadonlyMap<string, string>;
}

/** Refuses the request if an entry is missing, or may not get the status. */
function refuseEntries(
  entries: readonly (LockedContribution & Entry)[],
  { kind, status, fieldOfId }: Refusable,
): void {
  const refuse = (code: ErrorCode, ids: readonly string[]) =>
    new ApplicationError(code, {
      fields: ids.map((id) => ({ path: fieldOfId.get(id) ?? '', issue: { code: 'invalid' } })),
    });
  const found = new Set(idsOf(entries));
  const missing = [...fieldOfId.keys()].filter((id) => !found.has(id));
  if (missing.length > 0) throw refuse('NotFound', missing);
  for (const entry of entries) {
    const refusal = findDecisionRefusal(kind, entry, status);
    if (refusal !== undefined) throw refuse(refusal, [entry.id]);
  }
}

const idsOf = (entries: readonly LockedContribution[]): string[] => entries.map(({ id }) => id);

/**
 * Why the status of an entry may not be changed. Repeating a decision is permitted, because two admins
 * may work on the same queue. Entries of admins stay approved. An approved suggestion has become a
 * translation, which is moderated itself.
 */
export function findDecisionRefusal(
  kind: ContributionKind,
  { status, isByAdmin }: Entry,
  decided: EntryStatus,
): ErrorCode | undefined {
  if (status !== EntryStatus.Approved || decided === EntryStatus.Approved) return undefined;
  if (isByAdmin) return 'EntryStatusCannotBeChangedForAdminEntity';
  return kind === 'suggestion' ? 'Forbidden' : undefined;
}

type Suggestion = Awaited<ReturnType<typeof findSuggestions>>[number];

/** Adds accepted answers as translations of the learners who suggested them. */
async function acceptSuggestions(
  database: Database,
  ids: readonly string[],
  decision: Decision,
): Promise<void> {
  const translationIds = new Set<string>();
  for (const suggestion of await findSuggestions(database, ids)) {
    translationIds.add((await createSuggested(database, suggestion, decision.at)).id);
  }
  const locked = await lockEntries(database, 'translation', [...translationIds]);
  const waiting = locked.filter(({ status }) => status !== EntryStatus.Approved);
  await applyDecision(database, 'translation', waiting, { ...decision, reason: null });
}

/** Orders suggestions by their words, so that the decisions of two admins do not deadlock. */
function findSuggestions(database: Database, ids: readonly string[]) {
  const { id, userId, wordId, langCode, text } = answerSuggestion;
  const { langCode: wordLangCode, speechPartIds } = word;
  return database
    .select({ id, userId, wordId, langCode, text, wordLangCode, speechPartIds })
    .from(answerSuggestion)
    .innerJoin(word, eq(word.id, wordId))
    .where(isAmong(id, ids))
    .orderBy(langCode, text, id);
}

async function createSuggested(
  database: Database,
  { id, userId, wordId, langCode, text, wordLangCode, speechPartIds }: Suggestion,
  now: Date,
): Promise<ResolvedTranslation> {
  if (langCode === wordLangCode) throw new ApplicationError('Forbidden');
  const proposing = { caller: toProposer({ id: userId }), now };
  const speechPartId = getOnlySpeechPart(speechPartIds);
  const [dest] = await findOrCreateWords(database, [{ langCode, text, speechPartId }], proposing);
  const named = { wordId, destId: dest?.id ?? '', speechPartId };
  const [translation] = await findOrCreateTranslations(database, [named], proposing);
  if (translation === undefined) throw new Error(`The suggestion ${id} was not saved`);
  return translation;
}

const decideSuggestions: Decide = (database, contributions, decision) =>
  saveDecision(database, 'suggestion', contributions, decision);

const approveImages: Decide = async (database, contributions, decision) => {
  const words = database
    .select({ id: wordImage.wordId })
    .from(wordImage)
    .where(inArray(wordImage.id, idsOf(contributions)));
  await publishProposedAmong(database, words.getSQL(), decision);
  await saveDecision(database, 'image', contributions, decision);
};

const hideImages: Decide = async (database, contributions, decision) => {
  await database.delete(imagePin).where(inArray(imagePin.wordImageId, idsOf(contributions)));
  await saveDecision(database, 'image', contributions, decision);
};

const approveRecordings: Decide = async (database, contributions, decision) => {
  const words = database
    .select({ id: wordRecording.wordId })
    .from(wordRecording)
    .where(inArray(wordRecording.id, idsOf(contributions)));
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
async function applyDecision(
  database: Database,
  kind: ContributionKind,
  contributions: readonly LockedContribution[],
  decision: Decision,
): Promise<void> {
  if (contributions.length === 0) return;
  const decide = decision.status === EntryStatus.Approved ? approve[kind] : hide[kind];
  await decide(database, contributions, decision);
}
