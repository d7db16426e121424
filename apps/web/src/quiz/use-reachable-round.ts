import type { QuizSession } from './quiz-session.ts';
import { useNamedSource } from './use-named-source.ts';
import { wordsOfRound } from './words-of-round.ts';

/**
 * The round, all of whose ways lead somewhere: where its list or table is gone, its words are what is
 * played.
 */
export function useReachableRound(session: QuizSession): QuizSession {
  const { isGone } = useNamedSource(session.settings.source);
  if (!isGone) return session;
  return { ...session, settings: { ...session.settings, source: wordsOfRound(session) } };
}
