import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, normalizeText, wordKey } from '@wordhoard/contract/text';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import { fixed } from '../../schema/column.ts';
import { isTextOnly, word, wordContribution } from '../../schema/word.ts';
import { approveContributions } from './decide.ts';
import { wordFields } from './visible.ts';

// Raw SQL: bulk inserts of hundreds of words.

const { Approved, Pending } = EntryStatus;

/** A word by its text, whether or not it exists. */
export interface NamedWord {
  langCode: string;
  text: string;
  mode?: WordMode | undefined;
  speechPartId?: number | undefined;
  /** The id of the contribution if the word is created. By default a new one. */
  contributionId?: string | undefined;
}

type FoundWord = Awaited<ReturnType<typeof findNamed>>[number];

export interface ResolvedWord extends FoundWord {
  /** The caller did not see the word before. Others may have it as a personal word. */
  isNew: boolean;
}

export interface CreateOptions {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
  privacy?: Privacy | undefined;
}

/**
 * Finds words that the caller sees, and creates the others as personal words of the caller. It ignores
 * personal words of other learners, so that it does not reveal them. An admin's public words are
 * published immediately. Call it in the transaction that uses the words.
 *
 * @returns a word for each of `words`, in their order; two spellings of one word give the same word
 */
export async function findOrCreateWords(
  database: Database,
  words: readonly NamedWord[],
  { caller, now, privacy = Privacy.Public }: CreateOptions,
): Promise<ResolvedWord[]> {
  if (words.length === 0) return [];
  const createdIds = await createMissing(database, words, caller.id);
  await addContributions(database, words, { caller, now, privacy });
  if (isAdmin(caller) && privacy === Privacy.Public) {
    const isCreated = isAmong(wordContribution.wordId, createdIds);
    const isOwn = eq(wordContribution.userId, caller.id);
    await approveContributions(database, and(isCreated, isOwn), { by: caller.id, at: now });
  }
  const found = await findNamed(database, words, caller.id);
  const newIds = new Set(createdIds);
  const byName = new Map(found.map((row) => [toWordName(row), row]));
  return words.map((named) => {
    const row = byName.get(toWordName(named));
    if (row === undefined) throw new Error(`The word ${named.text} was not created`);
    return { ...row, isNew: newIds.has(row.id) };
  });
}

/** Inserts in the order of the keys, so that two calls for the same words do not deadlock. */
async function createMissing(database: Database, words: readonly NamedWord[], ownerId: string) {
  const rows = keepDistinct(words).map(
    ({ langCode, text, mode = WordMode.Word, speechPartId }) => ({
      id: newId(),
      lang_code: langCode,
      text: normalizeText(text),
      key: wordKey(text),
      search_text: foldForSearch(text),
      mode,
      speech_part_ids: speechPartId === undefined ? [] : [speechPartId],
    }),
  );
  const created = await selectRows<{ id: string }>(
    database,
    sql`insert into ${word}
          (id, lang_code, text, key, search_text, mode, speech_part_ids, status, owner_id)
        select id, lang_code, text, key, search_text, mode, speech_part_ids,
          ${Pending}, ${ownerId}
        from jsonb_populate_recordset(null::${word}, ${JSON.stringify(rows)}::jsonb) as named
        where not exists (
          select from ${word} where ${word.langCode} = named.lang_code and ${word.key} = named.key
            and ${word.mode} = named.mode and ${word.status} = ${Approved}
        )
        order by lang_code, key, mode
        on conflict do nothing
        returning id`,
  );
  return created.map(({ id }) => id);
}

/** Adds the owner's contribution to each personal word, or makes it public if the word is used publicly. */
async function addContributions(
  database: Database,
  words: readonly NamedWord[],
  { caller, now, privacy }: Required<CreateOptions>,
): Promise<void> {
  const found = await findNamed(database, words, caller.id);
  const contributionIds = new Map(words.map((named) => [toWordName(named), named.contributionId]));
  const rows = found
    .filter(({ status }) => status === Pending)
    .map((row) => ({ id: contributionIds.get(toWordName(row)) ?? newId(), word_id: row.id }));
  if (rows.length === 0) return;
  await database.execute(
    sql`insert into ${wordContribution}
          (id, word_id, user_id, speech_part_ids, privacy, status, created_at)
        select named.id, ${word.id}, ${caller.id}, ${word.speechPartIds}, ${privacy},
          ${Pending}, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named (id uuid, word_id uuid)
        join ${word} on ${word.id} = named.word_id order by ${word.id}
        on conflict (word_id, user_id) do update
        set privacy = least(${wordContribution.privacy}, excluded.privacy)
        where ${isTextOnly}`,
  );
}

/** The published word of each name, or else the caller's personal word. */
export async function findNamed(database: Database, words: readonly NamedWord[], callerId: string) {
  const names = keepDistinct(words).map(({ langCode, text, mode = WordMode.Word }) => ({
    lang_code: langCode,
    key: wordKey(text),
    mode,
  }));
  const selectNamed = (condition: SQL | undefined) =>
    database
      .select({ ...wordFields, status: word.status })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
          as named (lang_code text, key text, mode smallint)`,
      )
      .innerJoin(
        word,
        sql`${word.langCode} = named.lang_code and ${word.key} = named.key and ${word.mode} = named.mode`,
      )
      .where(condition);
  const found = await selectNamed(
    and(eq(word.status, fixed(Pending)), eq(word.ownerId, callerId)),
  ).unionAll(selectNamed(eq(word.status, fixed(Approved))));
  const personalFirst = found.sort((one, other) => other.status - one.status);
  return [...new Map(personalFirst.map((row) => [toWordName(row), row])).values()];
}

const keepDistinct = (words: readonly NamedWord[]): NamedWord[] => [
  ...new Map(words.map((named) => [toWordName(named), named])).values(),
];

/** Two spellings of one word give the same name. */
export const toWordName = ({ langCode, text, mode = WordMode.Word }: NamedWord): string =>
  `${langCode} ${mode} ${wordKey(text)}`;
