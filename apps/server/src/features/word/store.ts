import type { Grammar } from '@wordhoard/contract';
import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type AnyPgColumn, alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { type Database, selectRows } from '../../platform/database/database.ts';
import {
  idArray,
  isAmong,
  isOwnedBy,
  startsWith,
  unnestIds,
  type Value,
} from '../../platform/database/sql.ts';
import { requireFound } from '../../platform/errors/application-error.ts';
import { fixed } from '../../schema/column.ts';
import { word, wordContribution } from '../../schema/word.ts';
import { chooseGuesses } from './misspelt.ts';
import { parseSearch } from './search-texts.ts';
import { matchesFilter, selectWords, type WordRow } from './select-words.ts';
import { hasHomographs, isPublic, selectWordFields, visible, visibleTo } from './visible.ts';
import { findByForm } from './word-forms.ts';

const { Approved, Pending, Rejected } = EntryStatus;
const queries = new QueryBuilder();

const maxOptions = 10;
/** Words that differ only in case and accents. */
const maxNamesakes = 50;

export type WordName =
  | { id: string }
  | { langCode: string; text: string; mode: WordMode; homograph?: number | undefined };

export type FoundWord = NonNullable<Awaited<ReturnType<typeof findWord>>>;

/**
 * A word that the caller sees, with the caller's contribution to it. The name of a form leads to its word. Admins also find a
 * hidden word by its id if somebody proposes it.
 */
export async function findWord(
  database: Database,
  name: WordName,
  callerId: string | undefined,
  { isModerator = false }: { isModerator?: boolean | undefined } = {},
) {
  const row =
    (await findNamed(database, name, callerId)) ??
    (isModerator && 'id' in name ? await findProposed(database, name.id) : undefined) ??
    (await findLemma(database, name, callerId));
  if (row === undefined) return undefined;
  const { own, key: _, ...found } = row;
  return {
    ...found,
    // Nobody learns from a hidden word whether an admin has withdrawn it.
    active: true,
    status: own?.status ?? (row.isPublished ? Approved : Pending),
    reason: own?.reason ?? null,
    privacy: own?.privacy ?? null,
    contribution: own && {
      example: own.example,
      exampleDetails: own.exampleDetails,
      grammar: own.grammar,
      speechPartIds: own.speechPartIds,
    },
  };
}

export const findExistingWord = async (
  database: Database,
  name: WordName,
  callerId: string | undefined,
  reader?: { isModerator?: boolean | undefined },
): Promise<FoundWord> => requireFound(await findWord(database, name, callerId, reader));

async function findNamed(database: Database, name: WordName, callerId: string | undefined) {
  const rows = await findNamesakes(database, name, callerId);
  return 'id' in name ? rows[0] : closestWord(rows, wordKey(name.text));
}

async function findLemma(database: Database, name: WordName, callerId: string | undefined) {
  if ('id' in name || name.mode !== WordMode.Word || name.homograph) return undefined;
  const [lemma] = await findByForm(database, name, callerId);
  return lemma && findNamed(database, { id: lemma.id }, callerId);
}

/** A word as moderation shows it. What learners say of it is in their contributions. */
async function findProposed(database: Database, id: string) {
  const proposals = queries
    .select({ id: wordContribution.wordId })
    .from(wordContribution)
    .where(eq(wordContribution.privacy, fixed(Privacy.Public)));
  const [found] = await database
    .select({ ...selectWordFields(undefined), key: word.key, isPublished: visible })
    .from(word)
    .where(and(eq(word.id, id), inArray(word.id, proposals)));
  return found && { ...found, example: null, exampleDetails: null, grammar: null, own: null };
}

const selectReference = (seen: ReturnType<typeof selectSeen>, callerId: string | undefined) => ({
  id: seen.id,
  text: seen.text,
  langCode: seen.langCode,
  mode: seen.mode,
  homograph: seen.homograph,
  hasHomographs: hasHomographs(seen, callerId),
});

function findNamesakes(database: Database, name: WordName, callerId: string | undefined) {
  const { status, reason, privacy, example, exampleDetails, grammar, speechPartIds } =
    wordContribution;
  const seen = selectSeen(hasName(name), callerId, {
    order: [word.homograph, word.id],
    limit: maxNamesakes,
  });
  const shown = selectExample(seen, callerId);
  return database
    .select({
      ...selectReference(seen, callerId),
      key: seen.key,
      isPublished: isPublic(seen),
      example: shown.example,
      exampleDetails: shown.exampleDetails,
      grammar: selectGrammar(seen, callerId),
      own: { status, reason, privacy, example, exampleDetails, grammar, speechPartIds },
    })
    .from(seen)
    .leftJoinLateral(shown, sql`true`)
    .leftJoin(
      wordContribution,
      and(eq(wordContribution.wordId, seen.id), isOwnedBy(wordContribution.userId, callerId)),
    )
    .orderBy(seen.homograph, seen.id)
    .limit(maxNamesakes);
}

/** The other words of the text that the caller sees. */
export function findHomographs(
  database: Database,
  { id, langCode, text, mode }: FoundWord,
  callerId: string | undefined,
): Promise<{ id: string }[]> {
  const isNamed = and(
    eq(word.langCode, langCode),
    eq(word.key, wordKey(text)),
    eq(word.mode, mode),
    not(eq(word.id, id)),
  );
  const seen = selectSeen(isNamed, callerId, { order: [word.homograph], limit: maxNamesakes });
  return database.select({ id: seen.id }).from(seen).orderBy(seen.homograph);
}

const hasName = (name: WordName): SQL | undefined =>
  'id' in name
    ? eq(word.id, name.id)
    : and(
        eq(word.langCode, name.langCode),
        matchesFilter({ mode: name.mode }),
        eq(word.searchText, foldForSearch(name.text)),
        name.homograph === undefined ? undefined : eq(word.homograph, name.homograph),
      );

/** The word with the same case, or else one that differs only in case. */
function closestWord<Row extends { key: string }>(
  rows: readonly Row[],
  key: string,
): Row | undefined {
  const lowerCase = key.toLowerCase();
  return (
    rows.find((row) => row.key === key) ?? rows.find((row) => row.key.toLowerCase() === lowerCase)
  );
}

/** The visible ones of these words, in the order of `ids`. */
export function findWordsById(
  database: Database,
  ids: readonly string[],
  callerId: string | undefined,
): Promise<WordRow[]> {
  return database
    .select(selectWordFields(callerId))
    .from(unnestIds(ids))
    .innerJoin(word, eq(word.id, sql`wanted.id`))
    .where(visibleTo(callerId))
    .orderBy(sql`wanted.position`);
}

/**
 * Words that begin with the text, and those that begin with it without its article, behind words that are or have the
 * text. If there are none, words that it may mean.
 */
export async function findWordOptions(
  database: Database,
  { langCode, text }: { langCode: string; text: string },
  callerId: string | undefined,
): Promise<WordRow[]> {
  const search = { text, langCode, tranLangCode: langCode };
  const { typed, core } = parseSearch(search);
  const beginnings = await Promise.all(
    [...new Set([typed, core])].map((start) =>
      findWordsBeginning(database, { langCode, start }, callerId),
    ),
  );
  const begun = beginnings.flat();
  const isWhole = (row: WordRow) => foldForSearch(row.text) === typed;
  const inflected = (await findByForm(database, { langCode, text }, callerId)).map(
    ({ form: _, ...row }) => row,
  );
  const ordered = [...begun.filter(isWhole), ...inflected, ...begun];
  const found = [...new Map(ordered.map((row) => [row.id, row])).values()];
  if (found.length > 0) return found.slice(0, maxOptions);
  const { rows } = await selectWords(database, chooseGuesses(search, maxOptions));
  return rows;
}

function findWordsBeginning(
  database: Database,
  { langCode, start }: { langCode: string; start: string },
  callerId: string | undefined,
): Promise<WordRow[]> {
  const begins = startsWith(sql`${word.searchText}`, start);
  const seen = selectSeen(and(begins, matchesFilter({ langCode })), callerId, {
    order: [word.searchText, word.id],
    limit: maxOptions,
  });
  return database
    .select(selectReference(seen, callerId))
    .from(seen)
    .orderBy(seen.searchText, seen.homograph, seen.id)
    .limit(maxOptions);
}

/**
 * Published words, and hidden ones that the caller has contributed to. Each query can use its own index, which one query
 * with both conditions could not.
 */
function selectSeen(
  condition: SQL | undefined,
  callerId: string | undefined,
  { order, limit }: { order: AnyPgColumn[]; limit: number },
) {
  const published = queries
    .select()
    .from(word)
    .where(and(visible, condition))
    .orderBy(...order)
    .limit(limit);
  if (callerId === undefined) return published.as('seen');
  const own = queries
    .select({ id: wordContribution.wordId })
    .from(wordContribution)
    .where(isOwnedBy(wordContribution.userId, callerId));
  return published
    .unionAll(
      queries
        .select()
        .from(word)
        .where(and(inArray(word.id, own), not(visible), condition)),
    )
    .as('seen');
}

type WordColumns = Record<'id' | 'published' | 'active', SQLWrapper>;

/**
 * The example of a word, to join laterally: the caller's own, unless it was rejected; otherwise the one that was approved
 * first.
 */
export function selectExample(
  shown: WordColumns,
  callerId: Value<string> | undefined,
  { withRejected = true }: { withRejected?: boolean } = {},
) {
  const { id, example, exampleDetails, status, userId, decidedAt } = wordContribution;
  const isApproved = sql`(${isPublic(shown)} and ${eq(status, fixed(Approved))})`;
  const isByCaller = sql`coalesce(${isOwnedBy(userId, callerId)}, false)`;
  const isAccepted = sql`${status} <> ${fixed(Rejected)}`;
  return queries
    .select({ example, exampleDetails })
    .from(wordContribution)
    .where(
      and(
        eq(wordContribution.wordId, shown.id),
        isNotNull(example),
        or(isApproved, withRejected ? isByCaller : and(isByCaller, isAccepted)),
      ),
    )
    .orderBy(
      desc(sql`(${isByCaller} and ${isAccepted})`),
      desc(isApproved),
      sql`${decidedAt} nulls first`,
      id,
    )
    .limit(1)
    .as('shown');
}

/**
 * The published grammar of a word. Fields of the caller's own contribution take precedence, unless it was
 * rejected.
 */
export function selectGrammar(
  shown: WordColumns & { grammar: SQLWrapper },
  callerId: Value<string> | undefined,
): SQL<Grammar | null> {
  if (callerId === undefined) return sql`${shown.grammar}`;
  const own = wordContribution;
  return sql`nullif(coalesce(case when ${isPublic(shown)} then ${shown.grammar} end, '{}') || coalesce((
    select ${own.grammar} from ${own}
    where ${own.wordId} = ${shown.id} and ${own.userId} = ${callerId}::uuid
      and ${own.status} <> ${fixed(Rejected)}
  ), '{}'), '{}')`;
}

/** The grammar of words as the caller sees it. */
export async function findGrammar(
  database: Database,
  ids: readonly string[],
  callerId: string | undefined,
): Promise<Map<string, Grammar>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows<{ id: string; grammar: Grammar | null }>(
    database,
    sql`select id, ${selectGrammar(word, callerId)} as grammar from ${word}
        where id = any(${idArray(ids)})`,
  );
  return new Map(rows.flatMap(({ id, grammar }) => (grammar ? [[id, grammar] as const] : [])));
}

/** The visible words of the same text as one of these. */
export function findHomographIds(
  database: Database,
  ids: readonly string[],
  callerId: string | undefined,
): Promise<{ askedId: string; id: string }[]> {
  const asked = alias(word, 'asked');
  return database
    .select({ askedId: asked.id, id: word.id })
    .from(asked)
    .innerJoin(
      word,
      and(
        eq(word.langCode, asked.langCode),
        eq(word.key, asked.key),
        eq(word.mode, asked.mode),
        ne(word.homograph, asked.homograph),
      ),
    )
    .where(and(isAmong(asked.id, ids), visibleTo(callerId)))
    .orderBy(word.homograph);
}
