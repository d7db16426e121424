import type { PlannedQuizQuestion, QuizQuestionKey, QuizSession } from '@wordhoard/contract';
import {
  buildFillers,
  buildPool,
  type Candidate,
  completeAnswers,
  itemFor,
  type QuizCandidates,
  seededRandom,
  toQuestionKey,
} from '@wordhoard/quiz-builder';
import { shuffle } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { findCandidates, findFillers, loadCandidates } from '../load-candidates.ts';
import { findAnswers } from '../make-quiz.ts';

interface StoredQuiz {
  settings: QuizSession['settings'];
  pairs: readonly PlannedQuizQuestion[];
}

/** Rebuilds the questions of a session, even if its source has been deleted or hidden since. */
export async function restoreQuiz(database: Database, quiz: StoredQuiz, context: RequestContext) {
  const candidates = await loadCandidatesIfFound(database, quiz.settings, context);
  return askPairs(database, quiz, { candidates, context });
}

/**
 * Builds the questions for stored keys. Questions that the source does not have any more are built
 * from their words alone. Words that are hidden or have no translation are left out.
 */
async function askPairs(
  database: Database,
  { settings, pairs }: StoredQuiz,
  { candidates, context }: { candidates: QuizCandidates | undefined; context: RequestContext },
): Promise<Pick<QuizSession, 'pairs' | 'pool'>> {
  const asking = { settings, context };
  const inSource = indexCandidates(candidates?.items ?? []);
  const missing = pairs.filter((pair) => find(inSource, pair) === undefined);
  const wordIds = [...new Set(missing.map(({ wordId }) => wordId))];
  const named = await findCandidates(database, wordIds, asking);
  const all = new Map([...indexCandidates(named), ...inSource]);
  const asked = pairs.flatMap(({ code, round, again, ...pair }) => {
    const candidate = find(all, pair);
    return candidate === undefined ? [] : [{ ...candidate, code, round, again }];
  });
  const questions = asked.map((one) => ({ ...one, item: itemFor(one.code, one.item) }));
  const fillers = candidates?.fillers ?? (await findFillersFor(database, named, asking));
  const finders = findAnswers(database, settings, context);
  const pool = buildPool(othersThan(asked, candidates?.items ?? [], settings.seed), fillers);
  return { pairs: await completeAnswers({ pairs: questions, pool }, settings, finders), pool };
}

async function loadCandidatesIfFound(
  database: Database,
  settings: QuizSession['settings'],
  context: RequestContext,
): Promise<QuizCandidates | undefined> {
  try {
    return await loadCandidates(database, settings, context);
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'NotFound') return undefined;
    throw error;
  }
}

async function findFillersFor(
  database: Database,
  named: readonly Candidate[],
  { settings, context }: { settings: QuizSession['settings']; context: RequestContext },
): Promise<Candidate[]> {
  const [first] = named;
  if (first === undefined) return [];
  const { tranLangCode } = settings;
  const find = findFillers(database, first.word.langCode, { tranLangCode, context });
  return buildFillers(named, settings, find);
}

/** By word, row and column, and by the word alone for keys without a row. */
function indexCandidates(candidates: readonly Candidate[]): Map<string, Candidate> {
  const byWord = candidates.toReversed().map((one): [string, Candidate] => [one.item.wordId, one]);
  const byRow = candidates.map((one): [string, Candidate] => [toQuestionKey(one.item), one]);
  return new Map([...byWord, ...byRow]);
}

const find = (
  candidates: ReadonlyMap<string, Candidate>,
  pair: Omit<QuizQuestionKey, 'code'>,
): Candidate | undefined => candidates.get(toQuestionKey(pair)) ?? candidates.get(pair.wordId);

function othersThan(asked: readonly Candidate[], candidates: readonly Candidate[], seed: number) {
  const items = new Set(asked.map(({ item }) => item));
  const others = candidates.filter(({ item }) => !items.has(item));
  return shuffle(others, seededRandom(seed));
}
