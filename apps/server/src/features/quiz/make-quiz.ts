import type { Quiz, ResolvedQuizSettings, Translation } from '@wordhoard/contract';
import {
  type AnswerFinders,
  buildQuiz,
  type FindHomographs,
  type FindSynonyms,
} from '@wordhoard/quiz-builder';
import { findPartners, type MixedUpPairs } from '@wordhoard/quiz-engine';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { findHomographIds } from '../word/store.ts';
import { findForms } from './find-forms.ts';
import { type CardRequest, findCandidates, findCards, loadCandidates } from './load-candidates.ts';

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
  const finders = findAnswers(database, settings, context);
  return buildQuiz(settings, candidates, finders, mixedUp);
}

export const findAnswers = (
  database: Database,
  { tranLangCode }: Pick<ResolvedQuizSettings, 'tranLangCode'>,
  context: RequestContext,
): AnswerFinders => ({
  findSynonyms: findSynonyms(database, context),
  findHomographs: findHomographs(database, { tranLangCode, context }),
  findForms: findForms(database, context),
});

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
        return [id, synonyms?.map(toSynonym) ?? []];
      }),
    );
  };

const toSynonym = ({
  dest: { text },
  speechPartId,
}: Pick<Translation, 'dest' | 'speechPartId'>) => ({
  text,
  speechPartId,
});

/** Finds the homographs of words of one language, and of their translations. */
export const findHomographs =
  (database: Database, asking: CardRequest): FindHomographs =>
  async (words) => {
    const [first] = words;
    if (first === undefined) return new Map();
    const meaningIds = words.flatMap(({ trans: [meaning] }) => meaning?.dest.id ?? []);
    const ids = [...words.map(({ id }) => id), ...meaningIds];
    const found = await findHomographIds(database, ids, asking.context.caller?.id);
    const homographsOf = Map.groupBy(found, ({ askedId }) => askedId);
    const listHomographs = (id: string) => homographsOf.get(id)?.map((other) => other.id) ?? [];
    const ofMeanings = meaningIds
      .filter((id) => homographsOf.has(id))
      .flatMap((id) => [id, ...listHomographs(id)]);
    const ofWords = words.flatMap(({ id }) => listHomographs(id));
    const backward = { ...asking, tranLangCode: first.langCode };
    const cards = [
      ...(await findCards(database, ofWords, asking)),
      ...(await findCards(database, ofMeanings, backward)),
    ];
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    return new Map(
      words.map(({ id, trans: [meaning] }) => {
        const shown = meaning ? [meaning.dest.id, ...listHomographs(meaning.dest.id)] : [];
        return [id, [...listHomographs(id), ...shown].flatMap((one) => cardOf.get(one) ?? [])];
      }),
    );
  };
