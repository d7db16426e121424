import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { foldForSearch, normalizeText, wordKey } from '@wordhoard/contract/text';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import { publishWords } from './publish-words.ts';

/** A word by what it is, whether or not it exists already. */
export interface NamedWord {
  langCode: string;
  text: string;
  mode?: WordMode | undefined;
  speechPartId?: number | undefined;
}

export interface ResolvedWord {
  id: string;
  text: string;
  langCode: string;
  mode: WordMode;
  status: EntryStatus;
  /** The caller did not see it before. Others may have it for themselves. */
  isNew: boolean;
}

interface Resolving {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
  privacy?: Privacy | undefined;
}

/**
 * Finds words that the caller sees, and creates the others as personal words of the caller. Personal
 * words of other learners play no part, so nothing tells that they exist. An admin's public words are
 * published at once. Call it in the transaction that uses the words.
 *
 * @returns one for each of `words`, in their order; two spellings of one word give the same
 */
export async function findOrCreateWords(
  database: Database,
  words: readonly NamedWord[],
  { caller, now, privacy = Privacy.Public }: Resolving,
): Promise<ResolvedWord[]> {
  if (words.length === 0) return [];
  const createdIds = await createMissing(database, words, caller.id);
  await contribute(database, words, { caller, now, privacy });
  if (isAdmin(caller) && privacy === Privacy.Public) {
    await approveOwn(database, createdIds, { caller, now });
    await publishWords(database, createdIds);
  }
  const found = await findNamed(database, words, caller.id);
  const newIds = new Set(createdIds);
  const byName = new Map(found.map((word) => [nameOf(word), word]));
  return words.map((named) => {
    const word = byName.get(nameOf(named));
    if (word === undefined) throw new Error(`The word ${named.text} was not created`);
    return { ...word, isNew: newIds.has(word.id) };
  });
}

/** In the order of their keys, so that two calls for the same words do not wait for each other. */
async function createMissing(
  database: Database,
  words: readonly NamedWord[],
  ownerId: string,
): Promise<string[]> {
  const rows = distinct(words).map(({ langCode, text, mode = WordMode.Word, speechPartId }) => ({
    id: newId(),
    lang_code: langCode,
    text: normalizeText(text),
    key: wordKey(text),
    search_text: foldForSearch(text),
    mode,
    speech_part_ids: speechPartId === undefined ? [] : [speechPartId],
  }));
  const created = await selectRows<{ id: string }>(
    database,
    sql`insert into word
          (id, lang_code, text, key, search_text, mode, speech_part_ids, status, owner_id)
        select id, lang_code, text, key, search_text, mode, speech_part_ids,
          ${EntryStatus.Pending}, ${ownerId}
        from jsonb_populate_recordset(null::word, ${JSON.stringify(rows)}::jsonb) as named
        where not exists (
          select from word where word.lang_code = named.lang_code and word.key = named.key
            and word.mode = named.mode and word.status = 1
        )
        order by lang_code, key, mode
        on conflict do nothing
        returning id`,
  );
  return created.map(({ id }) => id);
}

/** The owner's contribution to each personal word becomes public when the word is used publicly. */
async function contribute(
  database: Database,
  words: readonly NamedWord[],
  { caller, now, privacy }: Required<Resolving>,
): Promise<void> {
  const found = await findNamed(database, words, caller.id);
  const rows = found
    .filter(({ status }) => status === EntryStatus.Pending)
    .map(({ id }) => ({ id: newId(), word_id: id }));
  if (rows.length === 0) return;
  await database.execute(
    sql`insert into word_contribution
          (id, word_id, user_id, speech_part_ids, privacy, status, created_at)
        select named.id, word.id, ${caller.id}, word.speech_part_ids, ${privacy},
          ${EntryStatus.Pending}, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named (id uuid, word_id uuid)
        join word on word.id = named.word_id order by word.id
        on conflict (word_id, user_id) do update
        set privacy = least(word_contribution.privacy, excluded.privacy)
        where word_contribution.example is null`,
  );
}

async function approveOwn(
  database: Database,
  wordIds: readonly string[],
  { caller, now }: Pick<Resolving, 'caller' | 'now'>,
): Promise<void> {
  await database.execute(
    sql`update word_contribution
        set status = ${EntryStatus.Approved}, publishes_word = true,
          decided_by = ${caller.id}, decided_at = ${now}
        where word_id = any(${sql.param(wordIds)}::uuid[]) and user_id = ${caller.id}`,
  );
}

/** The published word of each name, or else the viewer's personal one. */
export function findNamed(
  database: Database,
  words: readonly NamedWord[],
  callerId: string,
): Promise<Omit<ResolvedWord, 'isNew'>[]> {
  const names = distinct(words).map(({ langCode, text, mode = WordMode.Word }) => ({
    lang_code: langCode,
    key: wordKey(text),
    mode,
  }));
  return selectRows(
    database,
    sql`select distinct on (word.lang_code, word.key, word.mode)
          word.id, word.text, word.lang_code as "langCode", word.mode, word.status
        from jsonb_populate_recordset(null::word, ${JSON.stringify(names)}::jsonb) as named
        cross join lateral (
          select * from word where lang_code = named.lang_code and key = named.key
            and mode = named.mode and status = 1
          union all
          select * from word where lang_code = named.lang_code and key = named.key
            and mode = named.mode and status = 3 and owner_id = ${callerId}
        ) as word
        order by word.lang_code, word.key, word.mode, word.status`,
  );
}

const distinct = (words: readonly NamedWord[]): NamedWord[] => [
  ...new Map(words.map((word) => [nameOf(word), word])).values(),
];

const nameOf = ({ langCode, text, mode = WordMode.Word }: NamedWord): string =>
  `${langCode} ${mode} ${wordKey(text)}`;
