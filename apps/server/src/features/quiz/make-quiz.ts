import type { Quiz, ResolvedQuizSettings } from '@wordhoard/contract';
import { buildQuiz, type FindSynonyms } from '@wordhoard/quiz-builder';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { loadCandidates } from './load-candidates.ts';

/** Builds a quiz. The same settings with the same seed give the same questions. */
export async function makeQuiz(
  database: Database,
  settings: ResolvedQuizSettings,
  context: RequestContext,
): Promise<Quiz> {
  const candidates = await loadCandidates(database, settings, context);
  return buildQuiz(settings, candidates, findSynonyms(database, context));
}

/** Finds the words of a language with the same first meaning, whatever their source. */
export const findSynonyms =
  (database: Database, { caller }: RequestContext): FindSynonyms =>
  async (words) => {
    const [first] = words;
    if (first === undefined) return new Map();
    const meaningIds = words.flatMap(({ trans: [meaning] }) => meaning?.dest.id ?? []);
    const rows = await findTranslationsOfWords(database, meaningIds, {
      callerId: caller?.id,
      langCode: first.langCode,
    });
    const synonymsOf = Map.groupBy(rows, ({ wordId }) => wordId);
    return new Map(
      words.map(({ id, trans: [meaning] }) => {
        const synonyms = meaning && synonymsOf.get(meaning.dest.id);
        return [id, synonyms?.map(({ dest }) => dest.text) ?? []];
      }),
    );
  };
