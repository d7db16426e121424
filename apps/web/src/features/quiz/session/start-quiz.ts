import type { Quiz } from '@wordhoard/contract';
import { type QuizCode, quizCodes } from '@wordhoard/contract/enumeration';
import {
  createQuizSession,
  findUnavailableReason,
  listSpecialLetters,
  type PlannedQuestion,
  planMixedRounds,
  type QuizSession as QuizRounds,
  type Random,
} from '@wordhoard/quiz-engine';
import type { Strength } from '@wordhoard/review-scheduler';
import { v7 as newId } from 'uuid';
import { buildPairs } from './build-pairs.ts';
import type { QuizSession, WordPair, WordQuestion, WordResult } from './quiz-session.ts';
import { dealRounds, isMissed, listOutcomes } from './rounds.ts';
import { buildPairItem, buildPoolItem, type WordItem } from './word-item.ts';

/** The content of a quiz, as the server has selected it. */
export type QuizMaterial = Pick<Quiz, 'settings' | 'pairs' | 'pool'>;

interface QuizOptions {
  /** Whether words are heard instead of shown. */
  isByEar?: boolean;
  /** Asks each word once, in a kind that suits its strength. */
  strengthOfWord?: StrengthOfWord | undefined;
}

/** Starts a quiz session. If it mixes several kinds, each word appears in an easier one first. */
export function startQuiz(
  material: QuizMaterial,
  random: Random,
  options: QuizOptions = {},
): QuizSession {
  const { planned, others } = planRounds(material, random, options);
  const pairs = planned.map((round) => buildPairs(round, others, random));
  const rounds = createQuizSession<WordPair, WordResult>(pairs, {
    repeatsMissed: material.settings.codes.length > 1,
  });
  return createSession(rounds, material, options);
}

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

/** How many questions a quiz starts with: if it mixes several kinds, most words are asked twice. */
export const countQuestions = (material: QuizMaterial): number =>
  planRounds(material, () => 0, {}).planned.flat().length;

interface QuizPlan {
  planned: (readonly PlannedQuestion<WordItem>[])[];
  /** The items for wrong options. */
  others: readonly WordItem[];
}

function planRounds(
  { settings, pairs, pool }: QuizMaterial,
  random: Random,
  { isByEar = false, strengthOfWord }: QuizOptions,
): QuizPlan {
  const kinds = new Map(
    pairs.map((pair) => {
      const item = buildPairItem(pair);
      return [isByEar ? acceptHeardWord(item) : item, pair.code];
    }),
  );
  const items = [...kinds.keys()];
  const others = [...items, ...pool.map((item) => buildPoolItem(item, settings.direction))];
  if (strengthOfWord !== undefined) {
    return { planned: [planReview({ items, strengthOfWord, pool: others })], others };
  }
  const planRound = (round: readonly WordItem[]) =>
    settings.codes.length > 1
      ? planMixedRounds(round, findAvailableKinds(items, others), random)
      : [round.map((item) => ({ item, kind: kinds.get(item) ?? 'cards' }))];
  return { planned: dealRounds(items).flatMap(planRound).map(withoutSingleMatch), others };
}

/** By ear, only the heard word is accepted, not its synonyms. */
export const acceptHeardWord = (item: WordItem): WordItem => ({ ...item, accepted: [item.text] });

/** A match-up needs pairs among the asked words; other wrong options may come from the pool. */
const findAvailableKinds =
  (items: readonly WordItem[], others: readonly WordItem[]) => (item: WordItem) =>
    quizCodes.filter(
      (kind) =>
        findUnavailableReason(kind, item, kind === 'match-up' ? items : others) === undefined,
    );

/** A match-up of one pair would be solved from the start, so it becomes a card. */
export function withoutSingleMatch<Question extends PlannedQuestion<unknown>>(
  round: readonly Question[],
): readonly Question[] {
  const matched = round.filter(({ kind }) => kind === 'match-up');
  if (matched.length !== 1) return round;
  return round.map((planned) => (planned === matched[0] ? { ...planned, kind: 'cards' } : planned));
}

/** Kinds of question for each strength, the most suitable one first. Every item suits cards. */
const kindsOfStrength: Record<Strength, readonly QuizCode[]> = {
  0: ['multiple-choice', 'cards'],
  1: ['multiple-choice', 'letter-match', 'cards'],
  2: ['letter-match', 'multiple-choice', 'cards'],
  3: ['spelling', 'letter-match', 'cards'],
  4: ['spelling', 'letter-match', 'cards'],
};

export type StrengthOfWord = (wordId: string) => Strength;

interface Review {
  items: readonly WordItem[];
  strengthOfWord: StrengthOfWord;
  /** Wrong options come from these items. */
  pool: readonly WordItem[];
}

/** Asks each word once, in a harder kind the better it is remembered. */
export const planReview = ({ items, strengthOfWord, pool }: Review): PlannedQuestion<WordItem>[] =>
  items.map((item) => {
    const kinds = kindsOfStrength[strengthOfWord(item.wordId)];
    const isAvailable = (kind: QuizCode) => findUnavailableReason(kind, item, pool) === undefined;
    return { item, kind: kinds.find(isAvailable) ?? 'cards' };
  });

/** Another session with the missed words, in the same kinds of question. */
export function retryMissed(session: QuizSession, random: Random): QuizSession {
  const questions = listOutcomes(session)
    .filter(isMissed)
    .map(({ pair: { question } }) => question);
  const asked = new Map(questions.map((question) => [question.item, question]));
  const rounds = dealRounds([...asked.keys()]).map((round) =>
    rebuildBoards(
      round.flatMap((item) => asked.get(item) ?? []),
      random,
    ),
  );
  return {
    ...session,
    ...createQuizSession<WordPair, WordResult>(rounds, { repeatsMissed: false }),
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
    ...buildPairs(withoutSingleMatch(matched), [], random),
    ...others.map((question) => ({ word: { id: question.item.wordId }, question })),
  ];
}
