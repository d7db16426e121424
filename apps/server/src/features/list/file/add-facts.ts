import { type ExampleDetails, exampleDetails, type Grammar } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import type { WordEntry } from '@wordhoard/word-import';
import { and, eq, not, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { isAmong } from '../../../platform/database/sql.ts';
import { isAdmin, type SignedInContext } from '../../../platform/http/request-context.ts';
import { isTextOnly, word, wordContribution } from '../../../schema/word.ts';
import type { MadeEntry } from '../../collection/import-record.ts';
import { approveContributions } from '../../word/decide.ts';
import { refreshWords } from '../../word/recount.ts';
import { visible } from '../../word/visible.ts';
import { listFormKeys } from '../../word/word-forms.ts';
import { listSpeechParts, readGrammar } from './read-grammar.ts';

/** What a line says about a word beside its translations. */
export interface WordFacts {
  grammar: Grammar | null;
  example: string | null;
  exampleDetails: ExampleDetails | null;
  speechPartIds: number[];
}

export const noFacts: WordFacts = {
  grammar: null,
  example: null,
  exampleDetails: null,
  speechPartIds: [],
};

/** Leaves out what does not fit into a word. JSON tells everything. */
export function readFacts(
  entry: WordEntry,
  { langCode, tranLangCode }: { langCode: string; tranLangCode: string | undefined },
): WordFacts | undefined {
  const grammar = readGrammar(entry, langCode);
  const example = fitExample(entry.example);
  const speechPartIds = listSpeechParts(entry);
  const hasGrammar = Object.keys(grammar).length > 0;
  if (!hasGrammar && example === undefined && speechPartIds.length === 0) return undefined;
  return {
    grammar: hasGrammar ? grammar : null,
    example: example ?? null,
    exampleDetails: example === undefined ? null : readDetails(entry, tranLangCode),
    speechPartIds,
  };
}

/** Joins what lines say about the same word. The first one that says something counts. */
export function mergeFacts(told: readonly WordFacts[]): WordFacts | undefined {
  const [first] = told;
  if (first === undefined || told.length === 1) return first;
  const { example, exampleDetails } = told.find((one) => one.example !== null) ?? first;
  const grammar: Grammar = Object.assign({}, ...told.map((one) => one.grammar).toReversed());
  const speechPartIds = told.map((one) => one.speechPartIds).find(({ length }) => length > 0) ?? [];
  const hasGrammar = Object.keys(grammar).length > 0;
  return { grammar: hasGrammar ? grammar : null, example, exampleDetails, speechPartIds };
}

function readDetails(
  { source, exampleTranslation }: WordEntry,
  langCode: string | undefined,
): ExampleDetails | null {
  const told = exampleDetails.safeParse(source?.['exampleDetails']);
  if (told.success) return told.data;
  const text = fitExample(exampleTranslation);
  return text && langCode ? { trans: [{ langCode, text }] } : null;
}

function fitExample(text = ''): string | undefined {
  const example = normalizeText(text);
  return example !== '' && example.length <= limits.exampleMaxLength ? example : undefined;
}

interface FactsOfWord {
  wordId: string;
  facts: WordFacts;
}

interface FactOptions {
  /** Whether they are proposed to everybody. */
  isProposed: boolean;
}

/**
 * Adds what a file says about words to the learner's contributions. What the learner has said before stays. Raw SQL: merges
 * all contributions in one statement.
 *
 * @returns contributions to words that the learner had said nothing about, and what the others were before
 */
export async function addFacts(
  database: Database,
  facts: readonly FactsOfWord[],
  { isProposed }: FactOptions,
  { caller, now }: Pick<SignedInContext, 'caller' | 'now'>,
): Promise<MadeEntry[]> {
  const factsOf = new Map(facts.map((one) => [one.wordId, one.facts]));
  if (factsOf.size === 0) return [];
  const published = await database
    .select({ id: word.id })
    .from(word)
    .where(sql`${isAmong(word.id, [...factsOf.keys()])} and ${visible}`);
  const isPublished = new Set(published.map(({ id }) => id));
  const rows = [...factsOf].map(([wordId, said]) => ({
    id: newId(),
    wordId,
    userId: caller.id,
    ...said,
    formKeys: listFormKeys(said.grammar),
    privacy: isProposed ? Privacy.Public : Privacy.Private,
    status: EntryStatus.Pending,
    isOnPublished: isPublished.has(wordId),
    createdAt: now,
  }));
  const own = wordContribution;
  const former = await selectRows<{ wordId: string; before: object }>(
    database,
    sql`select word_id as "wordId", to_jsonb(${own}) as before from ${own}
        where user_id = ${caller.id} and ${isAmong(own.wordId, [...factsOf.keys()])}`,
  );
  const formerOf = new Map(former.map(({ wordId, before }) => [wordId, before]));
  // A public list that publishes a word also publishes the facts about it.
  const isOfNewWord = and(isTextOnly, eq(own.status, EntryStatus.Pending), not(own.isOnPublished));
  const saved = await database
    .insert(own)
    .values(rows)
    .onConflictDoUpdate({
      target: [own.wordId, own.userId],
      set: {
        example: sql`coalesce(${own.example}, excluded.example)`,
        exampleDetails: sql`case when ${own.example} is null then excluded.example_details else ${own.exampleDetails} end`,
        grammar: sql`coalesce(excluded.grammar || ${own.grammar}, ${own.grammar}, excluded.grammar)`,
        formKeys: sql`coalesce(${own.formKeys} || excluded.form_keys, ${own.formKeys}, excluded.form_keys)`,
        speechPartIds: sql`case when ${own.speechPartIds} = '{}' then excluded.speech_part_ids else ${own.speechPartIds} end`,
        status: EntryStatus.Pending,
      },
      ...(isProposed
        ? {}
        : { setWhere: sql`(${eq(own.privacy, Privacy.Private)} or ${isOfNewWord})` }),
    })
    .returning({ id: own.id, wordId: own.wordId });
  if (isProposed) await propose(database, saved, { caller, now });
  return saved.flatMap(({ wordId: id }): MadeEntry[] => {
    const before = formerOf.get(id);
    if (before === undefined) return [{ kind: 'word', id }];
    return isProposed ? [] : [{ kind: 'facts', id, before }];
  });
}

async function propose(
  database: Database,
  saved: readonly { id: string; wordId: string }[],
  { caller, now }: Pick<SignedInContext, 'caller' | 'now'>,
): Promise<void> {
  const [ids, wordIds] = [saved.map(({ id }) => id), saved.map(({ wordId }) => wordId)];
  if (!isAdmin(caller)) return refreshWords(database, wordIds);
  const isSaved = isAmong(wordContribution.id, ids);
  return approveContributions(database, isSaved, { by: caller.id, at: now });
}
