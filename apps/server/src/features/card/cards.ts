import type { WordRecord } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/feed-page.ts';
import { eachOf, fixed, unplanned } from '../../platform/database/sql.ts';
import { bestImageOf } from '../image/store.ts';
import { bestTranslationsOf } from '../translation/store.ts';
import { exampleOf } from '../word/contribution-store.ts';
import { type ChosenWords, chosenColumns, selectChosen } from '../word/select-words.ts';

/** For whom cards are presented, and the language of their translations. */
export interface CardOptions {
  callerId: string | undefined;
  tranLangCode?: string | undefined;
}

/** The words as cards, and how many there are, in one statement. */
export const selectCards = (
  database: Database,
  chosen: ChosenWords,
  options: CardOptions,
): Promise<Page<WordRecord>> => selectChosen(database, chosen, cardColumns(options));

/** Words that were found already as cards, in their order. */
export async function presentCards(
  database: Database,
  words: readonly { id: string }[],
  options: CardOptions,
): Promise<WordRecord[]> {
  if (words.length === 0) return [];
  const wanted = eachOf(words.map(({ id }) => id));
  const chosen = { ids: sql`select id from ${wanted} order by place`, total: fixed(0) };
  return (await selectCards(database, chosen, options)).rows;
}

function cardColumns({ callerId, tranLangCode }: CardOptions): SQL {
  const cardId = sql`card.id`;
  const translations =
    tranLangCode === undefined
      ? sql`'[]'::json`
      : bestTranslationsOf(cardId, { callerId, langCode: tranLangCode });
  return sql`${chosenColumns}, ${exampleOf(cardId, callerId)} as example, ${knowingOf(cardId, callerId)} as knowing,
    ${bestImageOf(cardId, callerId)} as image, ${translations} as trans`;
}

function knowingOf(wordId: SQL, callerId: string | undefined): SQL {
  if (callerId === undefined) return sql`${fixed(Knowing.Unknown)}`;
  return sql`coalesce(
    (
      select knowing from user_word
      where user_id = ${unplanned(callerId, 'uuid')} and word_id = ${wordId}
    ),
    ${fixed(Knowing.Unknown)}
  )`;
}
