import { isBuiltFromWords } from '@wordhoard/quiz-engine';
import { type Review, rateAnswer, type Verdict } from '@wordhoard/review-scheduler';
import type { AnsweredAspect, QuizCode } from '../base/enumeration.ts';

interface Answer {
  id: string;
  answeredAt: string;
  day: string;
  code: QuizCode;
  verdict: Verdict;
  answer: string;
  isHinted: boolean;
  isOverridden: boolean;
  isEasy: boolean;
  isTimed?: boolean | undefined;
  givenId?: string | undefined;
}

/** Only these answers tell whether a word is remembered. Its article, plural, reading and forms say nothing about its meaning. */
const rememberedAspects: readonly AnsweredAspect[] = ['meaning', 'gap'];

/** Whether answers move the schedules of the words. */
export const movesSchedule = (asks: AnsweredAspect = 'meaning'): boolean =>
  rememberedAspects.includes(asks);

/** Whether a question shows the answer, or its words, among few others, so that a right answer may be a guess. */
export const isChosen = ({ code, answer }: { code: QuizCode; answer: string }): boolean =>
  code === 'multiple-choice' ||
  code === 'match-up' ||
  (code === 'letter-match' && isBuiltFromWords(answer));

/**
 * Whether an answer was another word for the prompt even after that was explained: it is not wrong, and does not tell whether the
 * asked word is remembered.
 */
export const isNeutral = ({
  verdict,
  isHinted = false,
}: {
  verdict: Verdict;
  isHinted?: boolean | undefined;
}): boolean => verdict === 'alternative' && isHinted;

/** The entry that an answer makes in the history of its word, in the browser and in the account. */
export function toReview(
  { id, answeredAt, day, code, verdict, answer, givenId, isTimed, ...circumstances }: Answer,
  asks: AnsweredAspect,
): Review {
  const chosen = isChosen({ code, answer });
  const rating = rateAnswer(verdict, { ...circumstances, isChosen: chosen });
  const moment = { id, at: answeredAt, day };
  // Against the clock, one chooses what looks familiar. A miss tells something all the same.
  const isGame = isTimed && chosen && rating > 1;
  const isOfWord = movesSchedule(asks) && !isNeutral({ verdict, ...circumstances }) && !isGame;
  if (!isOfWord) return { ...moment, practice: rating };
  return { ...moment, rating, ...(givenId !== undefined && { givenId }) };
}
