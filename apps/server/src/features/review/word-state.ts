import type { WordMemory } from '@wordhoard/contract';
import { type Knowing, knowingOf } from '@wordhoard/contract/enumeration';
import { strengthOf } from '@wordhoard/review-scheduler';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAnyOf } from '../../platform/database/sql.ts';
import { userWord } from '../../schema/review.ts';
import type { Knowledge } from './knowledge.ts';

/** What a learner knows of a word, as cards show it. */
export interface WordState {
  knowing: Knowing;
  memory: WordMemory | null;
}

export const stateOf = ({ card, status }: Pick<Knowledge, 'card' | 'status'>): WordState => ({
  knowing: knowingOf[status],
  memory: card === undefined ? null : { strength: strengthOf(card), due: card.due },
});

export const unknownState = stateOf({ card: undefined, status: 'unknown' });

/** The states of words by id. Unknown words are left out. */
export async function findStates(
  database: Database,
  userId: string,
  wordIds: readonly string[],
): Promise<Map<string, WordState>> {
  const { wordId, knowing, strength, due } = userWord;
  const rows = await database
    .select({ wordId, knowing, memory: { strength, due } })
    .from(userWord)
    .where(and(eq(userWord.userId, userId), isAnyOf(wordId, wordIds)));
  return new Map(rows.map(({ wordId: id, ...state }) => [id, state]));
}
