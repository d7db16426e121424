import { EntryStatus, Privacy, WordMode } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Caller, isAdmin } from '../auth/caller.ts';
import { type Database, selectRows } from '../database/database.ts';
import { countWords } from '../language/count-words.ts';
import { foldForSearch } from './search-text.ts';
import { visibleTo } from './visible.ts';
import { tidyText, wordKey } from './word-key.ts';

/** A word by what it is, whether or not it is here already. */
export interface NamedWord {
  langCode: string;
  text: string;
  mode?: WordMode | undefined;
  speechPartId?: number | undefined;
}

export interface BroughtWord {
  id: string;
  text: string;
  langCode: string;
  mode: WordMode;
  status: EntryStatus;
  /** Whoever brings it did not see it before; others may have it for themselves. */
  isNew: boolean;
}

interface Bringing {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
  /** Public if it is left out. */
  privacy?: Privacy | undefined;
}

/**
 * Finds words, and creates those that are not here: approved at once for an admin, else awaiting
 * approval. Whoever brings a word that is not public counts among its authors, and so sees it.
 * Give it the transaction that uses the words.
 *
 * @returns one for each of `words`, in their order; two spellings of one word give the same
 */
export async function bringWords(
  database: Database,
  words: readonly NamedWord[],
  { caller, now, privacy = Privacy.Public }: Bringing,
): Promise<BroughtWord[]> {
  if (words.length === 0) return [];
  const status =
    isAdmin(caller) && privacy === Privacy.Public ? EntryStatus.Approved : EntryStatus.Pending;
  const created = await createMissing(database, words, status);
  const newLangCodes = created.map(({ langCode }) => langCode);
  if (status === EntryStatus.Approved) await countWords(database, newLangCodes, 1);
  const newIds = new Set(created.map(({ id }) => id));
  const found = await findNamed(database, words, caller.id);
  const own = found.filter((word) => word.status !== EntryStatus.Approved || newIds.has(word.id));
  await addAuthor(database, own, { caller, now, privacy });
  const byName = new Map(found.map((word) => [nameOf(word), word]));
  return words.map((named) => {
    const brought = byName.get(nameOf(named));
    if (brought === undefined) throw new Error(`The word ${named.text} was not kept`);
    const { isSeen, ...word } = brought;
    return { ...word, isNew: newIds.has(word.id) || !isSeen };
  });
}

type FoundWord = Omit<BroughtWord, 'isNew'> & { isSeen: boolean };

/** In the order of their keys, so that two who bring the same words do not wait for each other. */
async function createMissing(
  database: Database,
  words: readonly NamedWord[],
  status: EntryStatus,
): Promise<{ id: string; langCode: string }[]> {
  const rows = distinct(words).map(({ langCode, text, mode = WordMode.Word, speechPartId }) => ({
    id: newId(),
    lang_code: langCode,
    text: tidyText(text),
    key: wordKey(text),
    search_text: foldForSearch(text),
    mode,
    speech_part_ids: speechPartId === undefined ? [] : [speechPartId],
  }));
  return selectRows(
    database,
    sql`insert into word (id, lang_code, text, key, search_text, mode, speech_part_ids, status)
        select id, lang_code, text, key, search_text, mode, speech_part_ids, ${status}
        from jsonb_populate_recordset(null::word, ${JSON.stringify(rows)}::jsonb)
        order by lang_code, key, mode
        on conflict do nothing
        returning id, lang_code as "langCode"`,
  );
}

function findNamed(
  database: Database,
  words: readonly NamedWord[],
  viewer: string,
): Promise<FoundWord[]> {
  const names = distinct(words).map(({ langCode, text, mode = WordMode.Word }) => ({
    lang_code: langCode,
    key: wordKey(text),
    mode,
  }));
  return selectRows(
    database,
    sql`select word.id, word.text, word.lang_code as "langCode", word.mode, word.status,
          ${visibleTo(viewer)} as "isSeen"
        from jsonb_populate_recordset(null::word, ${JSON.stringify(names)}::jsonb) as named
        join word on word.lang_code = named.lang_code and word.key = named.key
          and word.mode = named.mode`,
  );
}

async function addAuthor(
  database: Database,
  words: readonly FoundWord[],
  { caller, now, privacy }: Required<Bringing>,
): Promise<void> {
  const ids = words.map(({ id }) => id).sort();
  if (ids.length === 0) return;
  await database.execute(
    sql`insert into word_author (word_id, user_id, privacy, created_at)
        select id, ${caller.id}, ${privacy}, ${now} from unnest(${sql.param(ids)}::uuid[]) as id
        on conflict (word_id, user_id) do update
        set privacy = least(word_author.privacy, excluded.privacy)`,
  );
}

const distinct = (words: readonly NamedWord[]): NamedWord[] => [
  ...new Map(words.map((word) => [nameOf(word), word])).values(),
];

const nameOf = ({ langCode, text, mode = WordMode.Word }: NamedWord): string =>
  `${langCode} ${mode} ${wordKey(text)}`;
