import { EntryStatus, WordMode } from '@wordhoard/contract/enumeration';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Value } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { translation, translationPin } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { maxTranslationsOnCard } from '../word/select-words.ts';
import { countTagsInTheme } from '../word/theme.ts';
import { hasHomographs, isPublic, isShownBy, visibleIn } from '../word/visible.ts';

// Raw SQL: part of the statement that reads a page of cards, which each feed and search runs. With
// the query builder, building this part takes 0.7 ms instead of 0.04 ms.

/** A word that a statement selects. */
interface SelectedWord {
  id: SQLWrapper;
  langCode: SQLWrapper;
  mode: SQLWrapper;
  published: SQLWrapper;
  active: SQLWrapper;
}

interface Best {
  callerId: Value<string> | undefined;
  /** Whose translations are shown instead of the caller's own. */
  authorId?: Value<string> | undefined;
  langCode: Value<string>;
  /** The tags of the theme whose translations come first; null if the theme does not matter. */
  theme?: SQL | undefined;
}

/**
 * The best translations of a word as a JSON array of translations of the contract. Definitions have no translations, so in
 * any language they show the words that they explain.
 */
export function selectBestTranslations(
  translated: SelectedWord,
  { callerId, authorId, langCode, theme }: Best,
): SQL {
  const wordId = sql`${translated.id}`;
  const into = sql`case when ${translated.mode} = ${fixed(WordMode.Definition)}
    then ${translated.langCode} else ${langCode}::text end`;
  const caller = callerId === undefined ? undefined : sql`${callerId}::uuid`;
  const author = authorId === undefined ? undefined : sql`${authorId}::uuid`;
  // Then their own: that is what they learn the word by.
  const pinnedFirst =
    caller &&
    sql`exists (
      select from ${translationPin}
      where user_id = ${caller} and word_id = side.word_id and translation_id = side.id
    ) desc, (side.user_id = ${caller}) is true desc,`;
  const themeFirst = theme && sql`${countTagsInTheme(sql`side.dest_id`, theme)} desc,`;
  return sql`(
    select coalesce(json_agg(item), '[]') from (
      select side.id, side.word_id as "wordId", side.speech_part_id as "speechPartId", side.sense,
        side.status,
        json_build_object(
          'id', ${word.id}, 'text', ${word.text}, 'langCode', ${word.langCode}, 'mode', ${word.mode},
          'homograph', ${word.homograph}, 'hasHomographs', ${hasHomographs(word, callerId)}
        ) as dest
      from (${selectSides({ wordId, isShown: isPublic(translated), into }, author ?? caller)}) as side
      join ${word} on ${word.id} = side.dest_id
      where ${author ? isShownBy(author) : visibleIn({ userId: sql`side.user_id` }, callerId)}
      order by ${pinnedFirst} ${themeFirst} side.like_count - side.dislike_count desc, side.id
      limit ${fixed(maxTranslationsOnCard)}
    ) as item
  )`;
}

/** Approved translations of a public word and the viewer's own, in both directions. */
function selectSides(
  { wordId, isShown, into }: Record<'wordId' | 'isShown' | 'into', SQL>,
  viewer: SQL | undefined,
): SQL {
  const { Approved, Pending } = EntryStatus;
  const isApproved = sql`${isShown} and status = ${fixed(Approved)} and duplicate_of is null`;
  const isOwn =
    viewer &&
    sql`user_id = ${viewer} and (
      status = ${fixed(Pending)} or (not ${isShown} and status = ${fixed(Approved)})
    )`;
  const shared = sql`id, speech_part_id, sense, status, user_id, like_count, dislike_count`;
  const parts = [isApproved, ...(isOwn ? [isOwn] : [])].flatMap((isShown) => [
    sql`select low_word_id as word_id, high_word_id as dest_id, ${shared} from ${translation}
        where low_word_id = ${wordId} and high_lang_code = ${into} and ${isShown}`,
    sql`select high_word_id as word_id, low_word_id as dest_id, ${shared} from ${translation}
        where high_word_id = ${wordId} and low_lang_code = ${into} and ${isShown}`,
  ]);
  return sql.join(parts, sql` union all `);
}
