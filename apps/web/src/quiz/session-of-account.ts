import type { components } from '@wordhoard/api-client';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { createQuiz, goToNext, type Random } from '@wordhoard/quiz-engine';
import { unknownWord } from '../knowing/knowing-atom.ts';
import { buildQuestion } from './build-question.ts';
import { type KeptRound, withPlayed } from './kept-round.ts';
import type { QuizDirection, WordItem } from './quiz-item-of-word.ts';
import type { QuizSession, WordPair, WordResult } from './quiz-session.ts';
import { isWordQuestionKind } from './word-question-kind.ts';

type Quiz = components['schemas']['Quiz'];

/**
 * A quiz of the account as this browser plays it, or `undefined` where it cannot: it plays lists, in
 * kinds that ask one word at a time.
 */
export function sessionOfAccount(quiz: Quiz, random: Random): QuizSession | undefined {
  const { source, tranLangCode, mode, direction } = quiz.settings;
  const asked = quiz.pairs.flatMap(({ item, code }) => {
    const found = wordItem(item, direction);
    return found && isWordQuestionKind(code) ? [{ item: found, kind: code }] : [];
  });
  const [first] = asked;
  if (source.kind !== 'list' || !('slug' in source) || first === undefined) return undefined;
  if (asked.length < quiz.pairs.length) return undefined;

  const { langCode } = first.item.word;
  const pool = [
    ...asked.map(({ item }) => item),
    ...quiz.pool.flatMap((item) => wordItem(item, direction) ?? []),
  ];
  const pairs = asked.map(({ kind, item }) => ({
    word: { id: item.wordId },
    question: buildQuestion(kind, item, pool, random),
  }));
  const results = Object.fromEntries(
    pairs.flatMap((pair) => {
      const given = quiz.results[pair.word.id];
      return given === undefined ? [] : [[pair.word.id, resultOf(given)] as const];
    }),
  );
  return {
    id: quiz.id,
    source: { slug: source.slug, name: source.slug, langCode, tranLangCode },
    mode: mode === QuizMode.Image ? QuizMode.Image : QuizMode.Tran,
    direction,
    quiz: atOpenPair({ ...createQuiz<WordPair, WordResult>({ pairs }), results }),
  };
}

/** A round is gone on with where the first answer is missing. */
const atOpenPair = (quiz: QuizSession['quiz']): QuizSession['quiz'] =>
  quiz.pairs[0] && quiz.results[quiz.pairs[0].word.id] ? goToNext(quiz) : quiz;

/** `undefined` where a side is no word of a language. */
function wordItem(
  { prompt, langCode, ...item }: Quiz['pool'][number],
  direction: QuizDirection,
): WordItem | undefined {
  const { langCode: promptLangCode } = prompt;
  if (langCode === undefined || promptLangCode === undefined) return undefined;
  const shown = { ...prompt, langCode: promptLangCode };
  const word = direction === 'forward' ? shown : { text: item.text, langCode };
  return { ...item, langCode, word, prompt: shown };
}

function resultOf({
  wordId,
  correct,
  verdict,
  answer,
  milliseconds,
  day,
  order,
}: Quiz['results'][string]): WordResult & { order: number } {
  return { wordId, correct, verdict, answer, milliseconds, day, order, before: unknownWord };
}

/** The round as one that the account has all of. */
export function roundOfAccount(session: QuizSession, username: string): KeptRound[] {
  return withPlayed([], session, { username, now: new Date() }).map((round) => ({
    ...round,
    quizId: session.id,
    sent: round.answers,
  }));
}
