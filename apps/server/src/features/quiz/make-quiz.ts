import type { Quiz, ResolvedQuizSettings } from '@wordhoard/contract';
import { buildQuiz, type FindSynonyms } from '@wordhoard/quiz-builder';
import { findPartners, type MixedUpPairs } from '@wordhoard/quiz-engine';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { addSpellings } from './add-spellings.ts';
import { findCandidates, loadCandidates } from './load-candidates.ts';

/** Builds a quiz. The same settings with the same seed give the same questions. */
export async function makeQuiz(
  database: Database,
  { settings, mixedUp }: { settings: ResolvedQuizSettings; mixedUp: MixedUpPairs },
  context: RequestContext,
): Promise<Quiz> {
  const { items, fillers } = await loadCandidates(database, settings, context);
  const wordIds = new Set(items.map(({ word }) => word.id));
  // The options of a cell are other cells.
  const partnerIds = settings.source.kind === 'table' ? [] : findPartners([...wordIds], mixedUp);
  const otherIds = [...partnerIds].filter((id) => !wordIds.has(id));
  const partners = await findCandidates(database, otherIds, { settings, context });
  const candidates = { items, fillers: [...partners, ...fillers] };
  const quiz = await buildQuiz(settings, candidates, findSynonyms(database, context), mixedUp);
  return { ...quiz, pairs: await addSpellings(database, quiz.pairs, context) };
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
