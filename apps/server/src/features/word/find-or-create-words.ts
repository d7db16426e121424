import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import { computeWordId, type WordIdentity } from '@wordhoard/contract/word-id';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import { isTextOnly, word, wordContribution } from '../../schema/word.ts';
import { approveContributions } from './decide.ts';
import { insertMissing } from './insert-missing.ts';
import { selectWordFields, visible, visibleTo } from './visible.ts';

// Raw SQL: bulk inserts of hundreds of words.

/** A word by its text, whether or not it exists. */
export interface NamedWord extends WordIdentity {
  speechPartId?: number | undefined;
  /** The id of the contribution if the caller did not see the word. By default a new one. */
  contributionId?: string | undefined;
}

type FoundWord = Awaited<ReturnType<typeof findNamed>>[number];

export interface ResolvedWord extends FoundWord {
  /** The caller did not see the word before. Others may have it. */
  isNew: boolean;
}

export interface CreateOptions {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
  privacy?: Privacy | undefined;
}

/**
 * Finds words that the caller sees, and contributes the others for the caller. Whether somebody else has such a word
 * already makes no difference to the caller. An admin's public words are published immediately. Call it in the
 * transaction that uses the words.
 *
 * @returns a word for each of `requested`, in their order; two spellings of one word give the same word
 */
export async function findOrCreateWords(
  database: Database,
  requested: readonly NamedWord[],
  { caller, now, privacy = Privacy.Public }: CreateOptions,
): Promise<ResolvedWord[]> {
  if (requested.length === 0) return [];
  const words = await numberWords(database, requested, caller.id);
  const named = new Map(words.map((one) => [computeWordId(one), one]));
  const seen = new Set((await findNamed(database, words, caller.id)).map(({ id }) => id));
  const newIds = new Set([...named.keys()].filter((id) => !seen.has(id)));
  await insertMissing(
    database,
    [...newIds].flatMap((id) => named.get(id) ?? []),
  );
  await addContributions(database, named, { caller, now, privacy });
  if (isAdmin(caller) && privacy === Privacy.Public) {
    const isNew = isAmong(wordContribution.wordId, [...newIds]);
    const isOwn = eq(wordContribution.userId, caller.id);
    await approveContributions(database, and(isNew, isOwn), { by: caller.id, at: now });
  }
  const found = await findNamed(database, words, caller.id);
  const byId = new Map(found.map((row) => [row.id, row]));
  return words.map((one) => {
    const row = byId.get(computeWordId(one));
    if (row === undefined) throw new Error(`The word ${one.text} was not created`);
    return { ...row, isNew: newIds.has(row.id) };
  });
}

/** Adds the caller's contribution to each hidden word, or makes it public if the word is used publicly. */
async function addContributions(
  database: Database,
  named: ReadonlyMap<string, NamedWord>,
  { caller, now, privacy }: Required<CreateOptions>,
): Promise<void> {
  const rows = [...named].map(([wordId, { contributionId = newId(), speechPartId }]) => ({
    id: contributionId,
    word_id: wordId,
    speech_part_ids: speechPartId === undefined ? [] : [speechPartId],
  }));
  await database.execute(
    sql`insert into ${wordContribution}
          (id, word_id, user_id, speech_part_ids, privacy, status, created_at)
        select named.id, ${word.id}, ${caller.id}, named.speech_part_ids, ${privacy},
          ${EntryStatus.Pending}, ${now}
        from jsonb_populate_recordset(null::${wordContribution}, ${JSON.stringify(rows)}::jsonb) as named
        join ${word} on ${word.id} = named.word_id and not ${visible} order by ${word.id}
        on conflict (word_id, user_id) do update
        set privacy = least(${wordContribution.privacy}, excluded.privacy)
        where ${isTextOnly}`,
  );
}

/** Without a number, a text means the first word that has it and that the caller sees. */
export async function numberWords<Named extends NamedWord>(
  database: Database,
  words: readonly Named[],
  callerId: string,
): Promise<Named[]> {
  const unnumbered = words.filter(({ homograph }) => homograph === undefined);
  if (unnumbered.length === 0) return [...words];
  const { langCode, key, mode, homograph } = word;
  const isNamed = and(
    isAmong(langCode, [...new Set(unnumbered.map((one) => one.langCode))]),
    isAmong(key, [...new Set(unnumbered.map(({ text }) => wordKey(text)))]),
  );
  const first = await database
    .selectDistinctOn([langCode, key, mode], { langCode, key, mode, homograph })
    .from(word)
    .where(and(isNamed, visibleTo(callerId)))
    .orderBy(langCode, key, mode, homograph);
  const numberOf = new Map(
    first.map((seen) => [`${seen.langCode} ${seen.mode} ${seen.key}`, seen.homograph]),
  );
  return words.map((one) => {
    const { mode: named = WordMode.Word } = one;
    const seen = numberOf.get(`${one.langCode} ${named} ${wordKey(one.text)}`);
    return { ...one, homograph: one.homograph ?? seen };
  });
}

/** Those of the words that the caller sees. */
export const findNamed = (database: Database, words: readonly NamedWord[], callerId: string) =>
  database
    .select({ ...selectWordFields(callerId), isPublic: visible })
    .from(word)
    .where(and(isAmong(word.id, words.map(computeWordId)), visibleTo(callerId)));
