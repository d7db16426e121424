import type { components } from '@wordhoard/api-client';
import { QuizMode } from '@wordhoard/contract/enumeration';
import { buildMultipleChoice, createQuiz, goToNext, type Random } from '@wordhoard/quiz-engine';
import { unknownWord } from '../knowing/knowing-atom.ts';
import { type KeptRound, withPlayed } from './kept-round.ts';
import type { WordItem } from './quiz-item-of-word.ts';
import type { QuizSession, WordPair, WordResult } from './quiz-session.ts';

type Quiz = components['schemas']['Quiz'];

/**
 * A quiz of the account as this browser plays it, or `undefined` where it cannot: it plays lists,
 * with four options.
 */
export function sessionOfAccount(quiz: Quiz, random: Random): QuizSession | undefined {
  const { source, tranLangCode, mode } = quiz.settings;
  const items = quiz.pairs.flatMap(({ item }) => wordItem(item) ?? []);
  const [first] = items;
  const isPlayable = quiz.pairs.every(({ code }) => code === 'multiple-choice');
  if (source.kind !== 'list' || !('slug' in source) || first === undefined) return undefined;
  if (!isPlayable || items.length < quiz.pairs.length) return undefined;

  const { langCode } = first.prompt;
  const pool = [...items, ...quiz.pool.flatMap((item) => wordItem(item) ?? [])];
  const pairs = items.map((item) => ({
    word: { id: item.wordId },
    question: buildMultipleChoice(item, pool, { random }),
  }));
  const results = Object.fromEntries(
    pairs.flatMap((pair) => {
      const given = quiz.results[pair.word.id];
      return given === undefined ? [] : [[pair.word.id, resultOf(given, pair)] as const];
    }),
  );
  return {
    id: quiz.id,
    source: { slug: source.slug, name: source.slug, langCode, tranLangCode },
    mode: mode === QuizMode.Image ? QuizMode.Image : QuizMode.Tran,
    quiz: atOpenPair({ ...createQuiz<WordPair, WordResult>({ pairs }), results }),
  };
}

/** A round is gone on with where the first answer is missing. */
const atOpenPair = (quiz: QuizSession['quiz']): QuizSession['quiz'] =>
  quiz.pairs[0] && quiz.results[quiz.pairs[0].word.id] ? goToNext(quiz) : quiz;

/** `undefined` where a side is no word of a language. */
function wordItem({ prompt, langCode, ...item }: Quiz['pool'][number]): WordItem | undefined {
  const { langCode: promptLangCode } = prompt;
  if (langCode === undefined || promptLangCode === undefined) return undefined;
  return { ...item, langCode, prompt: { ...prompt, langCode: promptLangCode } };
}

function resultOf(
  { wordId, correct, answer, milliseconds, day, order }: Quiz['results'][string],
  { question }: WordPair,
): WordResult & { order: number } {
  const chosen = question.options.find(({ text }) => text === answer)?.wordId ?? null;
  return { wordId, correct, chosen, milliseconds, day, order, before: unknownWord };
}

/** The round as one that the account has all of. */
export function roundOfAccount(session: QuizSession, username: string): KeptRound[] {
  return withPlayed([], session, { username, now: new Date() }).map((round) => ({
    ...round,
    quizId: session.id,
    sent: round.answers,
  }));
}
