import type { components } from '@wordhoard/api-client';
import { quizCodes } from '@wordhoard/contract/enumeration';
import {
  createQuizSession,
  flattenRounds,
  missedPairs,
  planMixedRounds,
  type Random,
  specialLetters,
  unavailableReason,
} from '@wordhoard/quiz-engine';
import { newId } from '../../../shared/storage/new-id.ts';
import { buildPairs } from './build-pairs.ts';
import type { QuizSession, WordPair, WordResult } from './quiz-session.ts';
import { type WordItem, wordItemOfPair, wordItemOfPool } from './word-item.ts';

/** The content of a quiz, as the server has selected it. */
export type QuizMaterial = Pick<components['schemas']['QuizEntity'], 'settings' | 'pairs' | 'pool'>;

/** Starts a quiz session. If it mixes several kinds, each word appears in an easier one first. */
export function startQuiz(
  material: QuizMaterial,
  random: Random,
  { isByEar = false }: { isByEar?: boolean } = {},
): QuizSession {
  const { settings } = material;
  const letters = specialLetters(material.pairs.map(({ item }) => item));
  const rounds = createQuizSession<WordPair, WordResult>(planRounds(material, random, isByEar), {
    repeatsMissed: settings.codes.length > 1,
  });
  return { ...rounds, id: newId(), settings, isByEar, specialLetters: letters, firstMistakes: {} };
}

/** The questions of each round. The first round asks every word. */
function planRounds(
  { settings, pairs, pool }: QuizMaterial,
  random: Random,
  isByEar: boolean,
): WordPair[][] {
  const questions = pairs.map((pair) => {
    const item = wordItemOfPair(pair);
    return { item: isByEar ? onlyHeardWord(item) : item, kind: pair.code };
  });
  const items = questions.map(({ item }) => item);
  const others = [...items, ...pool.map((item) => wordItemOfPool(item, settings.direction))];
  const rounds =
    settings.codes.length > 1
      ? planMixedRounds(items, availableKinds(items, others), random)
      : [questions];
  return rounds.map((round) => buildPairs(round, others, random));
}

/** By ear, only the heard word is accepted, not its synonyms. */
const onlyHeardWord = (item: WordItem): WordItem => ({ ...item, accepted: [item.text] });

/** A match-up needs pairs among the asked words; other wrong options may come from the pool. */
const availableKinds =
  (items: readonly WordItem[], others: readonly WordItem[]) => (item: WordItem) =>
    quizCodes.filter(
      (kind) => unavailableReason(kind, item, kind === 'match-up' ? items : others) === undefined,
    );

/** Another session with the missed words, in the same kinds of question. */
export function retryMissed(session: QuizSession, random: Random): QuizSession {
  const pairs = missedPairs(flattenRounds(session));
  return {
    ...session,
    ...createQuizSession([rebuildBoards(pairs, random)], { repeatsMissed: false }),
    id: newId(),
    isRetry: true,
    firstMistakes: {},
  };
}

/** Puts the words of boards on new boards. A single one becomes a card. */
function rebuildBoards(pairs: readonly WordPair[], random: Random): WordPair[] {
  const isMatchUp = ({ question }: WordPair) => question.kind === 'match-up';
  const matchUpItems = pairs.filter(isMatchUp).map(({ question }) => question.item);
  const kind = matchUpItems.length > 1 ? 'match-up' : 'cards';
  const rebuilt = buildPairs(
    matchUpItems.map((item) => ({ item, kind })),
    [],
    random,
  );
  return [...rebuilt, ...pairs.filter((pair) => !isMatchUp(pair))];
}
