import { randomInt } from 'node:crypto';
import type {
  QuizItemRecord,
  QuizMaterial,
  QuizSettings,
  SettledQuizSettings,
} from '@wordhoard/contract';
import { QuizMode } from '@wordhoard/contract/enumeration';
import type { Database } from '../database/database.ts';
import { acceptAllWords } from './all-answers.ts';
import { bounds } from './bounds.ts';
import { choosePairs } from './choose.ts';
import { gather } from './gather.ts';
import { playableOf } from './playable.ts';
import type { Player } from './player.ts';
import { seededRandom } from './seeded-random.ts';
import { surroundingsOf } from './surroundings.ts';
import type { Candidate } from './word-item.ts';

/** Puts a quiz together: the same settings with the same seed ask the same words. */
export async function makeQuiz(
  database: Database,
  settings: SettledQuizSettings,
  player: Player,
): Promise<QuizMaterial> {
  const { candidates, helpers, hasWords } = await gather(database, settings, player);
  const items = itemsOf(candidates);
  const surroundings = surroundingsOf(items, itemsOf(helpers));
  const wish = { codes: settings.codes, count: settings.count, surroundings };
  const { pairs, rest } = choosePairs(candidates, wish, seededRandom(settings.seed));
  return {
    settings,
    available: new Set(items.map(({ wordId }) => wordId)).size,
    pairs: await acceptAllWords(database, pairs, settings, player),
    pool: poolOf(rest, helpers),
    playable: playableOf(surroundings, { mode: settings.mode, hasWords }),
  };
}

/** Draws a seed where none is given, and says whether the words come from a table. */
export function settle({ seed, mode, source, ...settings }: QuizSettings): SettledQuizSettings {
  const shown = mode & (QuizMode.Tran | QuizMode.Image) || QuizMode.Tran;
  return {
    ...settings,
    source,
    mode: source.kind === 'table' ? shown | QuizMode.Table : shown,
    seed: seed ?? randomInt(2 ** 32),
  };
}

export const poolOf = (
  rest: readonly Candidate[],
  helpers: readonly Candidate[],
): QuizItemRecord[] => itemsOf([...rest, ...helpers]).slice(0, bounds.pool);

const itemsOf = (candidates: readonly Candidate[]): QuizItemRecord[] =>
  candidates.map(({ item }) => item);
