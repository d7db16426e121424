// Raw SQL: it looks up hundreds of texts at once.

import { and, type SQL, sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../platform/database/database.ts';
import { isAmongUnplanned } from '../../platform/database/sql.ts';
import { word, wordForm } from '../../schema/word.ts';
import { listMeantTexts, type MeantText } from './meant/list-meant-texts.ts';
import { languagesWithOtherScripts } from './meant/transliterations.ts';
import { matchesFilter } from './select-words.ts';
import { visible } from './visible.ts';
import { findByStem } from './word-forms.ts';

interface Search {
  text: string;
  langCode?: string | undefined;
  tranLangCode?: string | undefined;
}

/** The beginnings of shorter texts are those of too many words. */
const minBeginning = 4;
const maxBeginnings = 10;
/** Beginnings are looked up that were typed on another keyboard or with letters of another script. */
const maxCostOfBeginning = 0.8;
const maxFound = 100;

/**
 * Finds the text of a word or of one of its forms that a text without matches may mean: it is inflected, or typed on another
 * keyboard, in another script, or with glued words.
 */
export async function findMeantText(
  database: Database,
  { text, langCode, tranLangCode }: Search,
): Promise<string | undefined> {
  const own = [langCode, tranLangCode].filter((code) => code !== undefined);
  const isOfEither = own.length > 0 ? isAmongUnplanned(sql`lang_code`, own) : undefined;
  const texts = listMeantTexts(text, own.length > 0 ? own : languagesWithOtherScripts);
  const [stemmed, whole] = await Promise.all([
    findByStem(database, { text, langCode }),
    findWhole(database, { texts, isOfEither, langCode: langCode ?? '' }),
  ]);
  if (stemmed[0] !== undefined || whole !== undefined) return stemmed[0]?.text ?? whole;
  const typedOtherwise = [...texts].filter(([, meant]) => meant.cost < maxCostOfBeginning);
  const keys = typedOtherwise.map(([key]) => key);
  return findBeginning(database, keys, isOfEither);
}

interface WholeSearch {
  texts: ReadonlyMap<string, MeantText>;
  isOfEither: SQL | undefined;
  langCode: string;
}

/** The likeliest text that is a word or a form, preferably of the language, and of the most frequent word. */
async function findWhole(database: Database, { texts, isOfEither, langCode }: WholeSearch) {
  const keys = [...texts.keys()];
  const meant = [...texts.values()];
  const isWord = and(visible, matchesFilter({}));
  const rows = await selectRows<{ text: string }>(
    database,
    sql`select found.text from (
          (
            select text, search_text as key, lang_code, grammar from ${word}
            where ${and(isWord, isAmongUnplanned(word.searchText, keys), isOfEither)} limit ${maxFound}
          )
          union all
          (
            select form.text, form.key, form.lang_code, ${word.grammar} from (
              select * from ${wordForm} where ${and(isAmongUnplanned(wordForm.key, keys), isOfEither)}
              limit ${maxFound}
            ) as form
            join ${word} on ${word.id} = form.word_id where ${isWord}
          )
        ) as found
        join unnest(
          ${sql.param(keys)}::text[], ${sql.param(meant.map(({ text }) => text))}::text[],
          ${sql.param(meant.map(({ cost }) => cost))}::real[]
        ) as meant (key, text, cost) using (key)
        order by cost, lang_code <> ${langCode}, replace(lower(found.text), ' ', '') <> meant.text,
          (grammar ->> 'frequencyRank')::int, found.text limit 1`,
  );
  return rows[0]?.text;
}

/** The likeliest text with which a word begins, as it is being typed. */
async function findBeginning(
  database: Database,
  texts: readonly string[],
  isOfEither: SQL | undefined,
): Promise<string | undefined> {
  const beginnings = texts.filter(({ length }) => length >= minBeginning).slice(0, maxBeginnings);
  if (beginnings.length === 0) return undefined;
  const { searchText } = word;
  const isBegun = sql`${searchText} >= meant.text and ${searchText} < meant.text || '\u{10ffff}'`;
  const rows = await selectRows<{ text: string }>(
    database,
    sql`select meant.text from unnest(${sql.param(beginnings)}::text[]) with ordinality as meant (text, place)
        where exists (select from ${word} where ${and(visible, matchesFilter({}), isBegun, isOfEither)})
        order by place limit 1`,
  );
  return rows[0]?.text;
}
