import type { WordRecord } from '@wordhoard/contract';
import { EntryStatus, Knowing } from '@wordhoard/contract/enumeration';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/feed-page.ts';
import { type PreparedPart, placesOf } from '../../platform/database/prepared-page.ts';
import { eachOf, fixed, unplanned } from '../../platform/database/sql.ts';
import { userWord } from '../practice/review/schema.ts';
import { bestRecordingOf } from '../recording/best-recording.ts';
import { bestTranslationsOf } from '../translation/card-translations.ts';
import { type ChosenWords, card, chosenColumns, selectChosen } from '../word/select-words.ts';
import { exampleOf, grammarOf } from '../word/store.ts';

// Raw SQL, see select-words.ts. Building these parts with the query builder takes longer than running them.

export interface CardOptions {
  callerId: string | undefined;
  /** The language of the translations. Without it, cards have none. */
  tranLangCode?: string | undefined;
}

/** A page of words as cards, with the total. */
export const selectCards = (
  database: Database,
  chosen: ChosenWords,
  options: CardOptions,
): Promise<Page<WordRecord>> => selectChosen(database, chosen, cardColumns(options));

/** Presents words as cards, in the same order. */
export async function presentCards(
  database: Database,
  words: readonly { id: string }[],
  options: CardOptions,
): Promise<WordRecord[]> {
  if (words.length === 0) return [];
  const values = { wordIds: words.map(({ id }) => id) };
  const chosen: ChosenWords = {
    shape: ['by id'],
    values,
    build: () => ({
      ids: sql`select id from ${eachOf(placesOf(values).wordIds)} order by position`,
      total: fixed(0),
    }),
  };
  return (await selectCards(database, chosen, options)).rows;
}

function cardColumns({
  callerId,
  tranLangCode,
}: CardOptions): PreparedPart<{ columns: SQL; joins: SQL }> {
  const values = { callerId, cardTranLangCode: tranLangCode };
  return { shape: ['cards'], values, build: () => columnsFor(placesOf(values)) };
}

type Place = Placeholder | undefined;

function columnsFor({
  callerId,
  cardTranLangCode: tranLangCode,
}: {
  callerId?: Place;
  cardTranLangCode?: Place;
}) {
  const cardId = sql`${card.id}`;
  const translations =
    tranLangCode === undefined
      ? sql`'[]'::json`
      : bestTranslationsOf(card, { callerId, langCode: tranLangCode });
  const shown = exampleOf(cardId, callerId);
  const columns = sql`${chosenColumns}, ${shown.example} as example,
    ${shown.exampleDetails} as "exampleDetails",
    ${grammarOf(card, callerId)} as grammar,
    ${knowingOf(cardId, callerId)} as knowing, ${memoryOf(cardId, callerId)} as memory,
    ${bestImageOf(cardId, callerId)} as image,
    ${bestRecordingOf(cardId, callerId)} as recording,
    ${translations} as trans`;
  return { columns, joins: sql`left join lateral ${shown} on true` };
}

const knowingOf = (wordId: SQL, callerId: Place): SQL =>
  callerId === undefined
    ? fixed(Knowing.Unknown)
    : sql`coalesce(
        (select ${userWord.knowing} ${fromLearned(wordId, callerId)}),
        ${fixed(Knowing.Unknown)}
      )`;

/** How well the caller remembers a word, as JSON of the contract's memory. */
const memoryOf = (wordId: SQL, callerId: Place): SQL =>
  callerId === undefined
    ? sql`null::json`
    : sql`(
        select json_build_object('strength', ${userWord.strength}, 'due', ${userWord.due})
        ${fromLearned(wordId, callerId)}
      )`;

const fromLearned = (wordId: SQL, callerId: Placeholder): SQL =>
  sql`from ${userWord}
    where ${userWord.userId} = ${unplanned(callerId, 'uuid')} and ${userWord.wordId} = ${wordId}`;

/** What the caller knows of a word. */
export async function findKnowing(
  database: Database,
  wordId: string,
  callerId: string | undefined,
): Promise<Pick<WordRecord, 'knowing' | 'memory'>> {
  const unknown = { knowing: Knowing.Unknown, memory: null };
  if (callerId === undefined) return unknown;
  const { knowing, strength, due } = userWord;
  const [learned] = await database
    .select({ knowing, memory: { strength, due } })
    .from(userWord)
    .where(and(eq(userWord.userId, callerId), eq(userWord.wordId, wordId)));
  return learned ?? unknown;
}

/** The best image of a word, approved or the caller's pending one, as JSON of the contract's image. */
function bestImageOf(wordId: SQL, callerId: Place): SQL {
  const caller = callerId === undefined ? undefined : unplanned(callerId, 'uuid');
  const orOwn =
    caller &&
    sql`or (word_image.user_id = ${caller} and word_image.status = ${fixed(EntryStatus.Pending)})`;
  const pinnedFirst =
    caller &&
    sql`exists (
      select from image_pin where user_id = ${caller} and word_image_id = word_image.id
    ) desc,`;
  return sql`(
    select row_to_json(best) from (
      select word_image.id, word_image.word_id as "wordId", image.url, word_image.status,
        image.licence, image.source
      from word_image join image on image.id = word_image.image_id
      where word_image.word_id = ${wordId}
        and (word_image.status = ${fixed(EntryStatus.Approved)} ${orOwn})
      order by ${pinnedFirst} word_image.like_count - word_image.dislike_count desc, word_image.id
      limit 1
    ) as best
  )`;
}
