import type { FormKind } from '@wordhoard/contract/enumeration';
import { foldForSearch, wordKey } from '@wordhoard/contract/text';
import type { FindForms } from '@wordhoard/quiz-builder';
import { isOfScripts, listScripts } from '@wordhoard/quiz-engine/text';
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { word, wordForm } from '../../schema/word.ts';
import { unwrittenKinds } from '../word/lemmas.ts';
import { visibleTo } from '../word/visible.ts';

/** Forms that mean the same as the word in the same place, as opposed to a plural. */
const spellingKinds: FormKind[] = ['reading', 'variant', 'traditional'];

/** Finds the other spellings of words, and those of their forms that are among the texts. */
export const findForms =
  (database: Database, { caller }: RequestContext): FindForms =>
  async (texts) => {
    const langCodes = new Set(texts.map(({ langCode }) => langCode));
    const keys = new Set(texts.map(({ text }) => wordKey(text)));
    const formKeys = [...new Set(texts.map(({ text }) => foldForSearch(text)))];
    const isAmongTexts = and(
      sql`${wordForm.key} = any(${sql.param(formKeys)}::text[])`,
      notInArray(wordForm.kind, [...unwrittenKinds]),
    );
    const forms = await database
      .select({
        langCode: word.langCode,
        text: word.text,
        form: wordForm.text,
        kind: wordForm.kind,
      })
      .from(word)
      .innerJoin(wordForm, eq(wordForm.wordId, word.id))
      .where(
        and(
          isAmong(word.langCode, [...langCodes]),
          isAmong(word.key, [...keys]),
          or(inArray(wordForm.kind, spellingKinds), isAmongTexts),
          visibleTo(caller?.id),
        ),
      )
      .orderBy(wordForm.text);
    return forms
      .map(({ kind, ...found }) => ({ ...found, isSpelling: spellingKinds.includes(kind) }))
      .filter(({ form, langCode }) => isOfScripts(form, listScripts(langCode)));
  };
