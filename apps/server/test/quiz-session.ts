import type { PlayedSession, Quiz, ResolvedQuizSettings } from '@wordhoard/contract';
import { v7 as newId } from 'uuid';

export const fruitQuiz: ResolvedQuizSettings = {
  source: { kind: 'list', slug: 'de-fruit' },
  tranLangCode: 'en',
  asks: 'meaning',
  mode: 1,
  codes: ['multiple-choice'],
  count: 4,
  direction: 'forward',
  seed: 1,
};

/** A session that has just begun. */
export const buildSession = (
  wordIds: readonly string[],
  differences: Partial<PlayedSession> = {},
): PlayedSession => ({
  id: newId(),
  settings: fruitQuiz,
  pairs: wordIds.map((wordId) => ({ wordId, code: 'multiple-choice', round: 0 })),
  conditions: { missedRound: 'none', isByEar: false, isRetry: false },
  finishedAt: null,
  ...differences,
});

/** The session in which a device plays a quiz. Each word is asked once. */
export function toSession({ settings, pairs }: Quiz): PlayedSession {
  const keys = pairs.map(({ code, item: { wordId, rowId, columnId } }) => ({
    wordId,
    code,
    round: 0,
    rowId,
    columnId,
  }));
  const firstOfWords = new Map(keys.toReversed().map((key) => [key.wordId, key]));
  return buildSession([], { settings, pairs: [...firstOfWords.values()].reverse() });
}
