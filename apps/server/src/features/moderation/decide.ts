import { EntryStatus } from '@wordhoard/contract/enumeration';
import type { ErrorCode } from '@wordhoard/contract/error-code';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { retryDeadlocks } from '../../platform/database/database-errors.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { ApplicationError } from '../../platform/errors/application-error.ts';
import { imagePin } from '../../schema/image.ts';
import { answerSuggestion } from '../../schema/moderation.ts';
import { word } from '../../schema/word.ts';
import {
  type ContributionKind,
  contributionTables,
  type Decide,
  type Decision,
  type LockedContribution,
  listIds,
  saveDecision,
  toProposer,
} from '../contribution/decide.ts';
import { findCopies } from '../contribution/picture-copies.ts';
import { approveTagLinks, hideTagLinks } from '../tag/decide.ts';
import { approveTranslations, hideTranslations } from '../translation/decide.ts';
import {
  findOrCreateTranslations,
  type ResolvedTranslation,
} from '../translation/find-or-create-translations.ts';
import { getOnlySpeechPart } from '../translation/rules.ts';
import { approveWords, hideWords, publishProposed } from '../word/decide.ts';
import { findOrCreateWords } from '../word/find-or-create-words.ts';
import { findLemmasOfNew } from '../word/lemmas.ts';
import { selectSpeechParts } from '../word/visible.ts';
import { lockEntries } from './entry-store.ts';

interface DecisionRequest {
  kind: ContributionKind;
  ids: readonly string[];
  status: EntryStatus;
  reason?: string | undefined;
}

/**
 * Approves, rejects or reopens entries of one kind. If one of them is refused, none is changed.
 *
 * @param findPath - the field of the request that names an entry
 */
export function decide(
  database: Database,
  { kind, ids, status, reason }: DecisionRequest,
  decided: Pick<Decision, 'by' | 'at'>,
  findPath = (id: string): string => `ids.${ids.lastIndexOf(id)}`,
): Promise<void> {
  const isRejection = status === EntryStatus.Rejected;
  const decision = { status, reason: isRejection ? (reason ?? null) : null, ...decided };
  const refuse = (code: ErrorCode, refused: readonly string[]) =>
    new ApplicationError(code, {
      fields: refused.map((id) => ({ path: findPath(id), issue: { code: 'invalid' } })),
    });
  return retryDeadlocks(database, async (transaction) => {
    const entries = await lockEntries(transaction, kind, ids);
    const found = new Set(listIds(entries));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) throw refuse('NotFound', missing);
    for (const entry of entries) {
      const refusal = findDecisionRefusal(kind, entry, status);
      if (refusal !== undefined) throw refuse(refusal, [entry.id]);
    }
    const changing = entries.filter((entry) => entry.status !== status);
    await applyDecision(transaction, kind, changing, decision);
  });
}

/**
 * Why the status of an entry may not be changed. Repeating a decision is permitted, because two admins
 * may work on the same queue. Entries of admins stay approved. An approved suggestion has become a
 * translation, which is moderated itself.
 */
export function findDecisionRefusal(
  kind: ContributionKind,
  { status, isByAdmin }: { status: EntryStatus; isByAdmin: boolean },
  decided: EntryStatus,
): ErrorCode | undefined {
  if (status !== EntryStatus.Approved || decided === EntryStatus.Approved) return undefined;
  if (isByAdmin) return 'EntryStatusCannotBeChangedForAdminEntity';
  return kind === 'suggestion' ? 'Forbidden' : undefined;
}

/** Adds accepted answers as translations of the learners who suggested them. */
const acceptSuggestions: Decide = async (database, contributions, decision) => {
  await saveDecision(database, 'suggestion', contributions, decision);
  const translationIds = new Set<string>();
  for (const suggestion of await findSuggestions(database, listIds(contributions))) {
    translationIds.add((await createSuggested(database, suggestion, decision.at)).id);
  }
  const locked = await lockEntries(database, 'translation', [...translationIds]);
  const waiting = locked.filter(({ status }) => status !== EntryStatus.Approved);
  await applyDecision(database, 'translation', waiting, { ...decision, reason: null });
};

type Suggestion = Awaited<ReturnType<typeof findSuggestions>>[number];

/** Orders suggestions by their words, so that the decisions of two admins do not deadlock. */
function findSuggestions(database: Database, ids: readonly string[]) {
  const { id, userId, wordId, langCode, text } = answerSuggestion;
  const speechPartIds = selectSpeechParts(userId);
  return database
    .select({ id, userId, wordId, langCode, text, wordLangCode: word.langCode, speechPartIds })
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
  const answer = { langCode, text, speechPartId };
  const [[lemma, ...others] = []] = await findLemmasOfNew(database, [answer], userId);
  const [dest] =
    lemma !== undefined && others.length === 0
      ? [lemma]
      : await findOrCreateWords(database, [answer], proposing);
  const named = { wordId, destId: dest?.id ?? '', speechPartId };
  const [translation] = await findOrCreateTranslations(database, [named], proposing);
  if (translation === undefined) throw new Error(`The suggestion ${id} was not saved`);
  return translation;
}

/** Publishes the words that images or recordings belong to. */
const approveFiles =
  (kind: 'image' | 'recording'): Decide =>
  async (database, contributions, decision) => {
    const { [kind]: table } = contributionTables;
    const entries = database
      .select({ wordId: table.wordId, userId: table.userId })
      .from(table)
      .where(isAmong(table.id, listIds(contributions)));
    await publishProposed(database, entries.getSQL(), decision);
    await saveDecision(database, kind, contributions, decision);
  };

/** A rejection hides the copies of a picture too. */
const hideImages: Decide = async (database, contributions, decision) => {
  const isRejected = decision.status === EntryStatus.Rejected;
  const copies = isRejected ? await findCopies(database, listIds(contributions)) : [];
  const hidden = [...contributions, ...copies];
  await database.delete(imagePin).where(isAmong(imagePin.wordImageId, listIds(hidden)));
  await saveDecision(database, 'image', hidden, decision);
};

/** What a decision changes beside the status. Rejected and reopened contributions are public no longer. */
const effects: Record<ContributionKind, { approve: Decide; hide?: Decide }> = {
  word: { approve: approveWords, hide: hideWords },
  translation: { approve: approveTranslations, hide: hideTranslations },
  image: { approve: approveFiles('image'), hide: hideImages },
  recording: { approve: approveFiles('recording') },
  tag: { approve: approveTagLinks, hide: hideTagLinks },
  suggestion: { approve: acceptSuggestions },
};

/** Sets the status of locked contributions, and updates what depends on it. */
async function applyDecision(
  database: Database,
  kind: ContributionKind,
  contributions: readonly LockedContribution[],
  decision: Decision,
): Promise<void> {
  if (contributions.length === 0) return;
  const decide = effects[kind][decision.status === EntryStatus.Approved ? 'approve' : 'hide'];
  if (decide !== undefined) await decide(database, contributions, decision);
  else await saveDecision(database, kind, contributions, decision);
}
