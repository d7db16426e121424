import type { TaughtWord } from '../quiz/session/lesson-content.ts';
import type { QuizSession, WordPair } from '../quiz/session/quiz-session.ts';

/**
 * Teaches and asks the most readable words first, and has none built or typed in letters that the learner does not know. Such a
 * word is typed in Latin letters or, if that is not possible, chosen once more. Sentences wait until all letters are known.
 *
 * @param countUnknown - how many letters of a word the learner does not know
 */
export function adaptLesson(
  { lesson, quiz, plannedRounds, ...session }: QuizSession,
  countUnknown: (word: TaughtWord) => number,
): QuizSession {
  const unknown = new Map(lesson?.words.map((word) => [word.id, countUnknown(word)]));
  // A sentence may have any of the words.
  const count = (id: string) => unknown.get(id) ?? Math.max(0, ...unknown.values());
  const adapt = (pair: WordPair): WordPair[] =>
    count(pair.word.id) === 0 ? [pair] : adaptUnreadable(pair, quiz.pairs);
  return {
    ...session,
    quiz: {
      ...quiz,
      pairs: quiz.pairs.toSorted(({ word }, other) => count(word.id) - count(other.word.id)),
    },
    plannedRounds: plannedRounds
      .map((round) => round.flatMap(adapt))
      .filter(({ length }) => length > 0),
    ...(lesson && {
      lesson: {
        ...lesson,
        words: lesson.words.toSorted((word, other) => count(word.id) - count(other.id)),
      },
    }),
  };
}

/** How a word that cannot be read is asked instead, if at all. */
function adaptUnreadable(pair: WordPair, choices: readonly WordPair[]): WordPair[] {
  const { kind, item } = pair.question;
  if (kind === 'letter-match' || item.asks === 'gap') return [];
  if (kind !== 'spelling' || item.romanisations) return [pair];
  const choice = choices.find(
    ({ word, question }) => word.id === pair.word.id && question.kind === 'multiple-choice',
  );
  if (choice === undefined) return [pair];
  const { word, question, again = question } = choice;
  return [{ word, question: again, again: question }];
}
