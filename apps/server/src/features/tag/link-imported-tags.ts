// Raw SQL: links the tags of hundreds of words with one statement.

import { EntryStatus } from '@wordhoard/contract/enumeration';
import { tagCode } from '@wordhoard/validators';
import { and, inArray, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import { type Caller, isAdmin } from '../../platform/http/request-context.ts';
import { tag, tagWord } from '../../schema/tag.ts';
import { word } from '../../schema/word.ts';
import { isKeptPrivate, makeApproval } from '../contribution/decide.ts';
import { visible } from '../word/visible.ts';
import { approveTagLinks } from './decide.ts';
import { isTagShownTo } from './store.ts';

/** A word with its tags as a file names them. */
export interface TaggedWord {
  wordId: string;
  tags: readonly string[];
}

interface LinkOptions {
  caller: Pick<Caller, 'id' | 'role'>;
  now: Date;
  /** Whether the tags are proposed to everybody. */
  isProposed: boolean;
}

export interface LinkedTags {
  /** The ids of the new links. */
  linkIds: string[];
  /** The names that no tag has, once for each word. */
  unknown: string[];
  /** The names of tags that everybody would see: the learner shows the word to everybody. */
  exposed: string[];
}

/** Links words to those of their tags that exist. Unless tags are proposed, only words that the learner has privately get some. */
export async function linkImportedTags(
  database: Database,
  words: readonly TaggedWord[],
  { caller, now, isProposed }: LinkOptions,
): Promise<LinkedTags> {
  const tagged = words.filter(({ tags }) => tags.length > 0);
  if (tagged.length === 0) return { linkIds: [], unknown: [], exposed: [] };
  const findTag = await findImportedTags(
    database,
    tagged.flatMap(({ tags }) => tags),
    caller.id,
  );
  const takesTags = await findWordsToTag(database, tagged, { callerId: caller.id, isProposed });
  const named = tagged.flatMap(({ wordId, tags }) =>
    tags.map((name) => ({ wordId, name, tagId: findTag(name) })),
  );
  const known = named.filter(({ tagId }) => tagId !== undefined);
  const links = known
    .filter(({ wordId }) => takesTags(wordId))
    .map(({ wordId, tagId }) => ({ id: newId(), word_id: wordId, tag_id: tagId }));
  const added = await selectRows<{ id: string; isPublic: boolean }>(
    database,
    sql`insert into ${tagWord} (id, tag_id, word_id, lang_code, user_id, status, created_at)
        select distinct on (given.tag_id, given.word_id) given.id, given.tag_id, given.word_id,
          named.lang_code, ${caller.id}::uuid, ${EntryStatus.Pending}, ${now}::timestamptz
        from jsonb_populate_recordset(null::${tagWord}, ${JSON.stringify(links)}::jsonb) as given
        join ${word} as named on named.id = given.word_id
        where not exists (
          select from ${tagWord} as public where public.word_id = given.word_id
            and public.tag_id = given.tag_id and public.status = ${EntryStatus.Approved}
        )
        on conflict do nothing
        returning id, (select ${visible} from ${word} where ${word.id} = word_id) as "isPublic"`,
  );
  const approved = isProposed && isAdmin(caller) ? added.filter(({ isPublic }) => isPublic) : [];
  if (approved.length > 0) {
    const pending = approved.map(({ id }) => ({ id, status: EntryStatus.Pending }));
    await approveTagLinks(database, pending, makeApproval(caller, now));
  }
  return {
    linkIds: added.map(({ id }) => id),
    unknown: named.flatMap(({ name, tagId }) => (tagId === undefined ? name : [])),
    exposed: known.flatMap(({ wordId, name }) => (takesTags(wordId) ? [] : name)),
  };
}

async function findWordsToTag(
  database: Database,
  tagged: readonly TaggedWord[],
  { callerId, isProposed }: { callerId: string; isProposed: boolean },
): Promise<(wordId: string) => boolean> {
  if (isProposed) return () => true;
  const wordIds = tagged.map(({ wordId }) => wordId);
  const rows = await database
    .select({ id: word.id })
    .from(word)
    .where(and(isAmong(word.id, wordIds), isKeptPrivate(word.id, sql`${callerId}::uuid`)));
  const isPrivate = new Set(rows.map(({ id }) => id));
  return (wordId) => isPrivate.has(wordId);
}

const isCode = tagCode();

/** The text by which a tag is found: the words of the last part of `Food::Fruit_and_vegetables`. */
const toName = (name: string): string =>
  (name.split('::').at(-1) ?? '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

const toCode = (name: string): string => toName(name).replaceAll(' ', '-');

/** Finds the tags that names of a file mean, by their codes and their names in any language. */
export async function findImportedTags(
  database: Database,
  names: readonly string[],
  callerId: string | undefined,
): Promise<(name: string) => string | undefined> {
  const wanted = [...new Set(names.map(toName))].filter((name) => name !== '');
  if (wanted.length === 0) return () => undefined;
  const codes = wanted.map(toCode).filter((code) => isCode(code) === undefined);
  const isNamed = sql`exists (
    select from jsonb_each_text(${tag.localizedName}) as localized
    where lower(localized.value) in ${wanted}
  )`;
  const found = await database
    .select({ id: tag.id, code: tag.code, names: tag.localizedName })
    .from(tag)
    .where(and(or(inArray(tag.code, codes), isNamed), isTagShownTo(callerId)));
  const idOf = new Map(
    found.flatMap(({ id, code, names: localized }) =>
      [...Object.values(localized ?? {}), code].map((name) => [toName(name), id] as const),
    ),
  );
  return (name) => idOf.get(toName(name));
}
