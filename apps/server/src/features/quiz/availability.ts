import type {
  QuizAvailability,
  QuizSource,
  ResolvedQuizSettings,
  UnavailableReason,
  WordRecord,
} from '@wordhoard/contract';
import { QuizMode, WordMode } from '@wordhoard/contract/enumeration';
import {
  type AskedQuestions,
  type AskedSource,
  type AskedWords,
  askAboutWords,
  exampleDirection,
  findAvailability,
} from '@wordhoard/quiz-builder';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { presentCards } from '../card/cards.ts';
import { findTranslationsOfWords } from '../translation/store.ts';
import { findFillers } from './load-candidates.ts';
import { findSourceWords, type WordSource } from './source-words.ts';
import { loadTableQuestions, type TableSource } from './table-candidates.ts';

type Request<Source = QuizSource> = Pick<ResolvedQuizSettings, 'tranLangCode'> & {
  source: Source;
};

/** Loads what can be asked about the words of a source, in every answer mode and aspect. */
export async function loadAvailability(
  database: Database,
  { source, tranLangCode, seed }: Request & Pick<ResolvedQuizSettings, 'seed'>,
  context: RequestContext,
): Promise<QuizAvailability> {
  const asked =
    source.kind === 'table'
      ? await loadTable(database, { tranLangCode, source }, context)
      : await loadWords(database, { tranLangCode, source }, context);
  return findAvailability(asked, seed);
}

/** Pictures can stand for the words of a column, but not for a single cell. */
async function loadTable(
  database: Database,
  { source, tranLangCode }: Request<TableSource>,
  context: RequestContext,
): Promise<AskedSource> {
  const { hasWords, build } = await loadTableQuestions(database, source, tranLangCode, context);
  const ask = (mode: number, missing: UnavailableReason): AskedQuestions => ({
    candidates: build({ mode, direction: exampleDirection }),
    missing: hasWords ? missing : 'NoWords',
  });
  return {
    translation: ask(QuizMode.Tran, 'NoTranslations'),
    image: source.learnColumnId === undefined ? undefined : ask(QuizMode.Image, 'NoImages'),
    grammar: [],
  };
}

async function loadWords(
  database: Database,
  { source, tranLangCode }: Request<WordSource>,
  context: RequestContext,
): Promise<AskedSource> {
  const found = await findSourceWords(database, source, tranLangCode, context);
  const { words, langCode, authorId, theme } = found;
  const callerId = context.caller?.id;
  const cards = await presentCards(database, words, { callerId, authorId, tranLangCode, theme });
  const explain = (shown: readonly WordRecord[], explainedIn: string): AskedWords => ({
    words: shown,
    findFillers: findFillers(database, langCode, { tranLangCode: explainedIn, context }),
  });
  const translated = explain(cards, tranLangCode);
  if (source.kind === 'search' && source.mode === WordMode.Definition) {
    return askAboutWords(translated, undefined);
  }
  const defined = await withDefinitions(database, cards, { callerId, langCode });
  return askAboutWords(translated, explain(defined, langCode));
}

/** The cards with their definitions instead of their translations. */
async function withDefinitions(
  database: Database,
  cards: readonly WordRecord[],
  filter: { callerId: string | undefined; langCode: string },
): Promise<WordRecord[]> {
  const wordIds = cards.map(({ id }) => id);
  const found = await findTranslationsOfWords(database, wordIds, filter);
  const definitionsOf = Map.groupBy(found, ({ wordId }) => wordId);
  return cards.map((card) => ({
    ...card,
    trans: definitionsOf.get(card.id) ?? [],
  }));
}
