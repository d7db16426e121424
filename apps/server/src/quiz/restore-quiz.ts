import type {
  QuizItemRecord,
  QuizPairName,
  QuizPairRecord,
  SettledQuizSettings,
} from '@wordhoard/contract';
import { shuffle } from '@wordhoard/quiz-engine';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { acceptAllWords } from './all-answers.ts';
import { findCandidates, findHelpers, gather, type Material } from './gather.ts';
import { poolOf } from './make-quiz.ts';
import type { Player } from './player.ts';
import { seededRandom } from './seeded-random.ts';
import type { Candidate } from './word-item.ts';

export interface NamedQuiz {
  settings: SettledQuizSettings;
  pairs: readonly QuizPairName[];
}

export interface RestoredQuiz {
  pairs: QuizPairRecord[];
  pool: QuizItemRecord[];
}

/** The pairs of a kept quiz as they are asked today, even where its source is gone or hidden. */
export async function restoreQuiz(
  database: Database,
  quiz: NamedQuiz,
  player: Player,
): Promise<RestoredQuiz> {
  const material = await gatherWhatIsThere(database, quiz.settings, player);
  return askPairs(database, quiz, { material, player });
}

/**
 * Asks pairs by their names. What the material does not have is asked by the words alone; words
 * that the player may not see, or that nothing translates, are left out.
 */
export async function askPairs(
  database: Database,
  { settings, pairs }: NamedQuiz,
  { material, player }: { material: Material | undefined; player: Player },
): Promise<RestoredQuiz> {
  const asking = { settings, player };
  const inSource = placedCandidates(material?.candidates ?? []);
  const missing = pairs.filter((pair) => find(inSource, pair) === undefined);
  const wordIds = missing.map(({ wordId }) => wordId);
  const named = await findCandidates(database, wordIds, asking);
  const all = new Map([...placedCandidates(named), ...inSource]);
  const asked = pairs.flatMap(({ code, ...pair }) => {
    const candidate = find(all, pair);
    return candidate === undefined ? [] : [{ ...candidate, code }];
  });
  const helpers = material?.helpers ?? (await helpersBeside(database, named, asking));
  return {
    pairs: await acceptAllWords(database, asked, settings, player),
    pool: poolOf(othersThan(asked, material, settings.seed), helpers),
  };
}

async function gatherWhatIsThere(
  database: Database,
  settings: SettledQuizSettings,
  player: Player,
): Promise<Material | undefined> {
  try {
    return await gather(database, settings, player);
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'NotFound') return undefined;
    throw error;
  }
}

const helpersBeside = async (
  database: Database,
  named: readonly Candidate[],
  asking: { settings: SettledQuizSettings; player: Player },
): Promise<Candidate[]> =>
  named[0] === undefined ? [] : findHelpers(database, named[0].word.langCode, named, asking);

/** By word and row, and by the word alone for whoever does not know the row. */
function placedCandidates(candidates: readonly Candidate[]): Map<string, Candidate> {
  const byWord = candidates.toReversed().map((one): [string, Candidate] => [one.item.wordId, one]);
  const byRow = candidates.map((one): [string, Candidate] => [keyOf(one.item), one]);
  return new Map([...byWord, ...byRow]);
}

const find = (
  candidates: ReadonlyMap<string, Candidate>,
  pair: Pick<QuizPairName, 'wordId' | 'rowId'>,
): Candidate | undefined => candidates.get(keyOf(pair)) ?? candidates.get(pair.wordId);

const keyOf = ({ wordId, rowId }: Pick<QuizPairName, 'wordId' | 'rowId'>): string =>
  rowId === undefined ? wordId : `${wordId} ${rowId}`;

function othersThan(
  asked: readonly Candidate[],
  material: Material | undefined,
  seed: number,
): Candidate[] {
  const items = new Set(asked.map(({ item }) => item));
  const others = (material?.candidates ?? []).filter(({ item }) => !items.has(item));
  return shuffle(others, seededRandom(seed));
}
