import { missed, type Random, startLaps, wholeQuiz } from '@wordhoard/quiz-engine';
import { newId } from '../storage/new-id.ts';
import { buildPairs } from './build-pairs.ts';
import type { QuizSession, WordPair } from './quiz-session.ts';

/** Another round over nothing but what was answered wrongly, in the same kinds of question. */
export function retryMissed(session: QuizSession, random: Random): QuizSession {
  const pairs = missed(wholeQuiz(session));
  return {
    ...session,
    ...startLaps([layAnew(pairs, random)], { returnsMissed: false }),
    id: newId(),
    isRetry: true,
    slips: {},
  };
}

/** What lay on boards together lies on new ones. A pair that would be alone there is turned as a card. */
function layAnew(pairs: readonly WordPair[], random: Random): WordPair[] {
  const isMatched = ({ question }: WordPair) => question.kind === 'match-up';
  const matched = pairs.filter(isMatched).map(({ question }) => question.item);
  const kind = matched.length > 1 ? 'match-up' : 'cards';
  const laid = buildPairs(
    matched.map((item) => ({ item, kind })),
    [],
    random,
  );
  return [...laid, ...pairs.filter((pair) => !isMatched(pair))];
}
