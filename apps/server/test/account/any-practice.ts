import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import type { FileWord } from '../../src/features/import/account/account-file.ts';
import type { AccountFile } from '../../src/features/import/account/account-worker.ts';
import { fruitQuiz } from '../quiz-session.ts';
import { name, text, time } from './any-collections.ts';

/** Any reviews and notes of words. */
export function anyPractice(words: readonly FileWord[]) {
  const word = fc.constantFrom(...words);
  const rating = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);
  const nothing = { rating: null, practice: null, mark: null };
  const kind = fc.oneof(
    rating.map((one) => ({ ...nothing, rating: one })),
    rating.map((one) => ({ ...nothing, practice: one })),
    fc.constantFrom('saved' as const, 'known' as const).map((mark) => ({ ...nothing, mark })),
  );
  return {
    reviews: fc.array(fc.tuple(word, kind, text, fc.boolean()), { maxLength: 12 }),
    notes: fc.array(fc.tuple(word, name), { maxLength: 3 }),
    quizzed: fc.subarray(['list', 'slug', 'table', 'words'] as const),
  };
}

type GeneratedValue<Key extends keyof ReturnType<typeof anyPractice>> =
  ReturnType<typeof anyPractice>[Key] extends fc.Arbitrary<infer Value> ? Value : never;

/** Reviews, which the first quiz has asked if there is one. */
export const buildReviews = (
  reviews: GeneratedValue<'reviews'>,
  quiz: FileQuiz | undefined,
): AccountFile['reviews'] =>
  reviews.map(([word, told, answer, isHinted], index) => ({
    ...{ id: newId(), word, reviewedAt: time(index), day: '2026-01-05', ...told },
    sessionId: quiz?.id ?? null,
    rowId: quiz?.pairs[0]?.rowId ?? null,
    columnId: quiz?.pairs[0]?.columnId ?? null,
    ...{ code: 'spelling', verdict: 'exact', answer, givenId: null, milliseconds: index * 100 },
    ...{ isHinted, isOverridden: null, isEasy: false, isUndone: false },
  }));

export const buildNotes = (notes: GeneratedValue<'notes'>): AccountFile['notes'] =>
  notes.map(([word, note], index) => ({
    ...{ id: newId(), word, createdAt: time(index) },
    text: `${index} ${note.trim().replace(/\s+/g, ' ')}`,
  }));

type FileQuiz = AccountFile['quizzes'][number];

interface QuizSources extends Pick<AccountFile, 'lists' | 'tables'> {
  words: readonly FileWord[];
}

/** A finished quiz of a list or a table, or of words if there is none. */
export function buildQuiz(
  kind: 'list' | 'slug' | 'table' | 'words',
  { lists: [list], tables: [table], words }: QuizSources,
): FileQuiz {
  const ids = words.map(({ id }) => id);
  const ofWords = { kind: 'words', ids, langCode: 'eo', listId: list?.id } as const;
  const sources: Record<typeof kind, FileQuiz['settings']['source'] | undefined> = {
    list: list && { kind: 'list', id: list.id },
    slug: list && { kind: 'list', slug: list.slug },
    table: table && {
      ...{ kind: 'table', id: table.id },
      ...{ learnColumnId: table.columns[1]?.id, tranColumnId: table.columns[0]?.id },
    },
    words: ofWords,
  };
  const place = kind === 'table' && {
    rowId: table?.rowIds?.[0],
    columnId: table?.columns[1]?.id,
  };
  return {
    id: newId(),
    settings: { ...fruitQuiz, source: sources[kind] ?? ofWords },
    pairs: ids.map((wordId) => ({ wordId, code: 'spelling', round: 0, ...place })),
    conditions: {
      ...{ missedRound: 'none', isByEar: false, isRetry: false },
      ...(list && { lesson: { list: { id: list.id, slug: list.slug, name: 'n' }, remaining: 1 } }),
    },
    createdAt: time(0),
    changedAt: time(1),
    finishedAt: time(2),
  };
}
