import type { Lesson } from '@wordhoard/contract';
import { WordMode } from '@wordhoard/contract/enumeration';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { courseUnit, list, listWord } from '../../schema/collection.ts';
import { fixed } from '../../schema/column.ts';
import { userWord } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';
import { presentCards } from '../card/cards.ts';
import { selectSides } from '../translation/side.ts';
import type { TeachableWord, TeachingScope } from './store.ts';

interface FurtherMeaning {
  id: string;
  position: number;
  meanings: string[];
}

const firstPosition = 1;

/** A card for each is enough for one lesson. */
const maxCards = 3;

/**
 * Finds what else a unit of the course teaches about words that the learner knows from an earlier one: their translations in
 * the same unit of the other language, unless the first translation is among them.
 *
 * @param listed - what the unit has left to teach, in order
 * @param lessonIds - which of them the lesson teaches
 */
export async function findFurtherMeanings(
  database: Database,
  teaching: TeachingScope,
  { listed, lessonIds }: { listed: readonly TeachableWord[]; lessonIds: readonly string[] },
): Promise<NonNullable<Lesson['also']>> {
  const [first] = listed;
  if (first === undefined) return [];
  const found = await findInUnit(database, first.listId, teaching);
  const next = listed.find(({ id }) => !lessonIds.includes(id));
  const between = { from: first.position, to: next?.position ?? Infinity };
  const placed = placeBetween(found, between).slice(0, maxCards);
  const words = await presentCards(database, placed, teaching);
  return words.flatMap((word) => {
    const meanings = placed.find(({ id }) => id === word.id)?.meanings;
    return meanings === undefined ? [] : [{ word, meanings }];
  });
}

/** Those from `from` to `to`, and those that begin the list. An earlier lesson has told what stands between. */
function placeBetween(
  found: readonly FurtherMeaning[],
  { from, to }: { from: number; to: number },
): FurtherMeaning[] {
  const earlier = found.filter(({ position }) => position < from);
  const doBegin = earlier.length === from - firstPosition;
  return found.filter(({ position }) => position < to && (doBegin || position >= from));
}

// Raw SQL: compares the translations of a word with the words of a list.
const findInUnit = (database: Database, listId: string, teaching: TeachingScope) =>
  selectRows<FurtherMeaning>(
    database,
    sql`select known.word_id as id, known.position, known.meanings from (
          select ${listWord.wordId}, ${listWord.position}, (
            select array_agg(told.text order by told.id) filter (where told.is_of_unit)
            from (${selectTranslations(teaching)}) as told
            having not (array_agg(told.is_of_unit order by told.id))[1]
          ) as meanings
          from ${listWord} join ${courseUnit} as unit on unit.list_id = ${listWord.listId}
          where ${listWord.listId} = ${listId}::uuid and ${isKnown(teaching)}
        ) as known
        where known.meanings is not null
        order by known.position`,
  );

/** The approved translations of a word, and whether the unit of the other language has them. */
function selectTranslations({ tranLangCode }: TeachingScope): SQL {
  const side = selectSides({
    wordId: sql`${listWord.wordId}`,
    langCode: tranLangCode,
    callerId: undefined,
  });
  return sql`
    select ${side.id}, ${word.text}, exists (
      select from ${listWord} as other join ${courseUnit} as other_unit using (list_id)
      join ${list} on ${list.id} = other.list_id
      where other.word_id = ${side.destId} and other_unit.position = unit.position
        and ${list.langCode} = ${tranLangCode}::text
    ) as is_of_unit
    from ${side} join ${word} on ${word.id} = ${side.destId} and ${word.mode} = ${fixed(WordMode.Word)}`;
}

const isKnown = ({ callerId, learnedIds }: TeachingScope): SQL => {
  const isLearned = sql`${listWord.wordId} = any(${sql.param(learnedIds)}::uuid[])`;
  return callerId === undefined
    ? isLearned
    : sql`(${isLearned} or exists (
        select from ${userWord} where user_id = ${callerId}::uuid and word_id = ${listWord.wordId} and stability is not null
      ))`;
};
