import type { SettledQuizSettings } from '@wordhoard/contract';
import type { Database } from '../database/database.ts';
import { presentCards } from '../word/cards.ts';
import { findWords, findWordsById, type WordRow } from '../word/store.ts';
import { acceptForSamePrompt } from './accepted.ts';
import { bounds } from './bounds.ts';
import type { Player } from './player.ts';
import { findSourceWords } from './source-words.ts';
import { findTableCandidates } from './table-candidates.ts';
import { type Candidate, itemOfWord } from './word-item.ts';

/** What a quiz may ask. */
export interface Material {
  candidates: Candidate[];
  /** Everyday words, where the source has few others for wrong options. */
  helpers: Candidate[];
  /** Whether the source has words at all, askable or not. */
  hasWords: boolean;
}

export async function gather(
  database: Database,
  settings: SettledQuizSettings,
  player: Player,
): Promise<Material> {
  const { source, tranLangCode } = settings;
  if (source.kind === 'table') {
    const { candidates, rowCount } = await findTableCandidates(database, source, settings, player);
    return { candidates, helpers: [], hasWords: rowCount > 0 };
  }
  const { words, langCode, group } = await findSourceWords(database, source, tranLangCode, player);
  const candidates = await candidatesOf(database, words, { settings, player, group });
  const helpers = await findHelpers(database, langCode, candidates, { settings, player });
  return { candidates: acceptForSamePrompt(candidates), helpers, hasWords: words.length > 0 };
}

interface Asking {
  settings: SettledQuizSettings;
  player: Player;
}

/** Words by their ids, asked as the settings say, wherever they come from. */
export async function findCandidates(
  database: Database,
  wordIds: readonly string[],
  asking: Asking,
): Promise<Candidate[]> {
  if (wordIds.length === 0) return [];
  const words = await findWordsById(database, wordIds, asking.player.viewer?.id);
  return candidatesOf(database, words, asking);
}

/** The first words of a language are its everyday ones. */
export async function findHelpers(
  database: Database,
  langCode: string,
  candidates: readonly Candidate[],
  asking: Asking,
): Promise<Candidate[]> {
  if (candidates.length >= bounds.enoughOthers) return [];
  const firstWords = { page: 1, pageSize: bounds.everydayWords };
  const { rows } = await findWords(database, { langCode }, firstWords);
  const asked = new Set(candidates.map(({ word }) => word.id));
  const others = rows.filter(({ id }) => !asked.has(id));
  return candidatesOf(database, others, asking);
}

async function candidatesOf(
  database: Database,
  words: readonly WordRow[],
  { settings, player, group }: Asking & { group?: string | undefined },
): Promise<Candidate[]> {
  const reader = { viewer: player.viewer?.id, tranLangCode: settings.tranLangCode };
  const cards = await presentCards(database, words, reader);
  return cards.flatMap((word) => {
    const item = itemOfWord(word, settings, group);
    return item === undefined ? [] : [{ word, item }];
  });
}
