import type { QuizQuestion } from '@wordhoard/contract';
import type { FormKind } from '@wordhoard/contract/enumeration';
import { wordKey } from '@wordhoard/contract/text';
import { isOfScripts, listScripts } from '@wordhoard/quiz-engine/text';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { word, wordForm } from '../../schema/word.ts';
import { visibleTo } from '../word/visible.ts';

/** Forms that mean the same as the word in the same place, as opposed to a plural. */
const spellingKinds: FormKind[] = ['reading', 'variant', 'traditional'];

/** Adds the other spellings of all right answers, of which a quiz knows those of its own words only. */
export async function addSpellings<Question extends QuizQuestion>(
  database: Database,
  pairs: readonly Question[],
  { caller }: RequestContext,
): Promise<Question[]> {
  const asked = pairs.filter(({ item }) => item.asks === undefined).map(({ item }) => item);
  const langCodes = new Set(asked.flatMap(({ langCode = [] }) => langCode));
  if (langCodes.size === 0) return [...pairs];
  const keys = new Set(asked.flatMap(({ accepted }) => accepted.map(wordKey)));
  const forms = await database
    .select({ langCode: word.langCode, text: word.text, spelling: wordForm.text })
    .from(word)
    .innerJoin(wordForm, eq(wordForm.wordId, word.id))
    .where(
      and(
        isAmong(word.langCode, [...langCodes]),
        isAmong(word.key, [...keys]),
        inArray(wordForm.kind, spellingKinds),
        visibleTo(caller?.id),
      ),
    );
  // Pinyin is no other spelling of characters.
  const spelled = forms.filter(({ spelling, langCode }) =>
    isOfScripts(spelling, listScripts(langCode)),
  );
  const spellingsOf = Map.groupBy(spelled, ({ langCode, text }) => `${langCode} ${text}`);
  return pairs.map((pair) => {
    const { asks, langCode, accepted, spellings = [] } = pair.item;
    if (asks !== undefined) return pair;
    const found = accepted.flatMap((text) => spellingsOf.get(`${langCode} ${text}`) ?? []);
    const all = [...new Set([...spellings, ...found.map(({ spelling }) => spelling)])];
    return all.length === 0 ? pair : { ...pair, item: { ...pair.item, spellings: all } };
  });
}
