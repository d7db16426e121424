import {
  createQuizSession,
  listSpecialLetters,
  placeTogether,
  type QuizSession as QuizRounds,
  type Random,
} from '@wordhoard/quiz-engine';
import { v7 as newId } from 'uuid';
import { buildPairs, buildRepeatedPairs } from './build-pairs.ts';
import { planRounds, type QuizMaterial, type QuizOptions } from './plan-quiz.ts';
import type { QuizSession, WordPair, WordQuestion, WordResult } from './quiz-session.ts';
import { listOutcomes } from './rounds.ts';
import type { WordItem } from './word-item.ts';

/** Starts a quiz session. If it mixes several kinds, each word appears in an easier one first. */
export function startQuiz(
  material: QuizMaterial,
  random: Random,
  options: QuizOptions = {},
): QuizSession {
  const { planned, repeated, others } = planRounds(material, random, options);
  const { mixedUp = [] } = options;
  const pairs = planned.map((round) => {
    const together = placeTogether(round, ({ item }) => item.wordId, mixedUp);
    return buildRepeatedPairs(together, repeated, others, random, mixedUp);
  });
  const rounds = createQuizSession<WordPair, WordResult>(pairs, {
    repeatsMissed: options.planReview ? 'each-round' : material.settings.codes.length > 1,
  });
  const typed = planned.flat().some(({ kind }) => kind === 'spelling');
  return {
    ...createSession(rounds, material, options),
    others: typed ? others.map(toOtherWord) : undefined,
  };
}

const toOtherWord = ({ wordId, text, langCode, prompt, romanisations, word }: WordItem) => ({
  ...{ wordId, text, langCode, prompt, romanisations },
  word: { id: word.id },
});

/** A session that asks the questions of rounds. */
export const createSession = (
  rounds: QuizRounds<WordPair, WordResult>,
  { settings, pairs }: QuizMaterial,
  { isByEar = false }: Pick<QuizOptions, 'isByEar'> = {},
): QuizSession => ({
  ...rounds,
  id: newId(),
  settings,
  isByEar,
  specialLetters: listSpecialLetters(pairs.map(({ item }) => item)),
  firstMistakes: {},
});

/** Another session with the words that were not remembered in the end, in the same kinds of question. */
export function retryMissed(session: QuizSession, random: Random): QuizSession {
  const questions = listOutcomes(session)
    .filter(({ isLeft }) => isLeft)
    .map(({ pair: { question } }) => question);
  const round = rebuildBoards(questions, random);
  return {
    ...session,
    ...createQuizSession<WordPair, WordResult>([round], { repeatsMissed: false }),
    id: newId(),
    isRetry: true,
    timeLimit: undefined,
    firstMistakes: {},
  };
}

/** Puts the words of boards on new boards, in front of the other questions. */
function rebuildBoards(questions: readonly WordQuestion[], random: Random): WordPair[] {
  const isMatchUp = ({ kind }: WordQuestion) => kind === 'match-up';
  const matched = questions.filter(isMatchUp).map(({ item, kind }) => ({ item, kind }));
  const others = questions.filter((question) => !isMatchUp(question));
  return [
    ...buildPairs(matched, [], random),
    ...others.map((question) => ({ word: { id: question.item.wordId }, question })),
  ];
}
