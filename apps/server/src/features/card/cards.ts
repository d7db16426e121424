import type { WordRecord } from '@wordhoard/contract';
import { EntryStatus, Knowing } from '@wordhoard/contract/enumeration';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type PreparedPart, preparePart } from '../../platform/database/prepared-page.ts';
import { unnestIds } from '../../platform/database/sql.ts';
import { fixed } from '../../schema/column.ts';
import { wordRecording } from '../../schema/recording.ts';
import { userWord } from '../../schema/review.ts';
import { wordContribution } from '../../schema/word.ts';
import {
  type ChosenWords,
  card,
  selectChosen,
  selectChosenColumns,
  type WordPage,
} from '../word/select-words.ts';
import { selectExample, selectGrammar } from '../word/store.ts';
import { hasSeveralThemes, type Theme } from '../word/theme.ts';
import { isPublic } from '../word/visible.ts';
import { selectBestImage } from './best-image.ts';
import { selectBestTranslations } from './best-translations.ts';

// Raw SQL, see select-words.ts. Building these parts with the query builder takes longer than running them.

export interface CardOptions {
  callerId: string | undefined;
  /** Whose entries are shown like the caller's own, because this learner shares the words by a link. */
  authorId?: string | undefined;
  /** The language of the translations. Without it, cards have none. */
  tranLangCode?: string | undefined;
  /** What the words are about. Their meanings in this theme come first. */
  theme?: Theme | undefined;
}

/** A page of words as cards, with the total. */
export const selectCards = (
  database: Database,
  chosen: ChosenWords,
  options: CardOptions,
): Promise<WordPage<WordRecord>> => selectChosen(database, chosen, prepareColumns(options));

/** Presents words as cards, in the same order. */
export async function presentCards(
  database: Database,
  words: readonly { id: string }[],
  options: CardOptions,
): Promise<WordRecord[]> {
  if (words.length === 0) return [];
  const values = { wordIds: words.map(({ id }) => id) };
  const chosen = preparePart(['by id'], values, ({ wordIds }) => ({
    ids: sql`select id from ${unnestIds(wordIds)} order by position`,
    total: fixed(0),
  }));
  return (await selectCards(database, chosen, options)).rows;
}

function prepareColumns({
  callerId,
  authorId,
  tranLangCode,
  theme,
}: CardOptions): PreparedPart<{ columns: SQL; joins: SQL }> {
  const values = { callerId, authorId, cardTranLangCode: tranLangCode, ...theme?.values };
  return preparePart(['cards', theme?.shape], values, (places) =>
    buildColumns(places, theme?.build()),
  );
}

type Place = Placeholder | undefined;

interface Places {
  callerId?: Place;
  authorId?: Place;
  cardTranLangCode?: Place;
}

function buildColumns(
  { callerId, authorId, cardTranLangCode: tranLangCode }: Places,
  themeTags: SQL | undefined,
) {
  const theme = themeTags && sql`themed.tag_ids`;
  const cardId = sql`${card.id}`;
  const translations =
    tranLangCode === undefined
      ? sql`'[]'::json`
      : selectBestTranslations(card, { callerId, authorId, langCode: tranLangCode, theme });
  const viewerId = authorId ?? callerId;
  const shown = selectExample(card, viewerId, { withRejected: authorId === undefined });
  const columns = sql`${selectChosenColumns(callerId)}, ${shown.example} as example,
    ${shown.exampleDetails} as "exampleDetails",
    ${selectGrammar(card, viewerId)} as grammar,
    ${selectKnowing(cardId, callerId)} as knowing,
    ${selectBestImage(card, { callerId: viewerId, theme })} as image,
    ${selectBestRecording(viewerId)} as recording,
    ${translations} as trans ${authorId && sql`, ${isHiddenFrom(callerId)} as "isByLink"`}`;
  const themed = themeTags && joinTheme(cardId, themeTags);
  return { columns, joins: sql`${themed} left join lateral ${shown} on true` };
}

/** Whether only the author of the words shows this one to the caller. */
const isHiddenFrom = (callerId: Place): SQL =>
  sql`not (${isPublic(card)} ${
    callerId &&
    sql`or exists (
      select from ${wordContribution}
      where word_id = ${card.id} and user_id = ${callerId}::uuid
    )`
  })`;

/**
 * Joins the tags of the theme as `themed`; null for words that belong to one theme only, because their order stays the
 * same. The offsets keep the planner from computing either again.
 */
const joinTheme = (wordId: SQL, themeTags: SQL): SQL =>
  sql`cross join (select array(${themeTags}) as tag_ids offset 0) as theme
    cross join lateral (
      select case when ${hasSeveralThemes(wordId, sql`theme.tag_ids`)} then theme.tag_ids end as tag_ids
      offset 0
    ) as themed`;

const selectKnowing = (wordId: SQL, callerId: Place): SQL =>
  callerId === undefined
    ? fixed(Knowing.Unknown)
    : sql`coalesce(
        (
          select ${userWord.knowing} from ${userWord}
          where ${userWord.userId} = ${callerId}::uuid and ${userWord.wordId} = ${wordId}
        ),
        ${fixed(Knowing.Unknown)}
      )`;

/** What the caller knows of a word. */
export async function findKnowing(
  database: Database,
  wordId: string,
  callerId: string | undefined,
): Promise<Knowing> {
  if (callerId === undefined) return Knowing.Unknown;
  const [learned] = await database
    .select({ knowing: userWord.knowing })
    .from(userWord)
    .where(and(eq(userWord.userId, callerId), eq(userWord.wordId, wordId)));
  return learned?.knowing ?? Knowing.Unknown;
}

/**
 * The best recording of a word as JSON of the contract's recording: an approved one or, if there is
 * none, that of the caller or of the author who shows the word.
 */
function selectBestRecording(callerId: Placeholder | undefined): SQL {
  const { Approved, Rejected } = EntryStatus;
  const orOwn = callerId && sql`or (user_id = ${callerId}::uuid and status <> ${fixed(Rejected)})`;
  return sql`(
    select json_build_object('url', '/recording/' || digest || '.mp3')
    from ${wordRecording}
    where word_id = ${card.id} and (${isPublic(card)} and status = ${fixed(Approved)} ${orOwn})
    order by status, like_count - dislike_count desc, id
    limit 1
  )`;
}
