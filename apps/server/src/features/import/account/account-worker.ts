import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { type AccountReview, accountExport, accountReview } from '@wordhoard/contract';
import { z } from 'zod';

/** What an import reads. */
const accountFile = accountExport
  .pick({
    notes: true,
    study: true,
    plans: true,
    lists: true,
    tables: true,
    saved: true,
    contributions: true,
    pins: true,
    reactions: true,
    quizzes: true,
  })
  .extend({
    version: z.union([z.literal(1), z.literal(2)]),
    /** Of an export of version 1. Others have a file of reviews. */
    reviews: z.array(accountReview).default([]),
    suggestions: accountExport.shape.suggestions.default([]),
  });

export type AccountFile = z.infer<typeof accountFile>;

/** Why a file cannot be used. */
export interface Problem {
  problem: 'PackageForeign' | 'PackageUnreadable';
}

// These run in a thread: parsing takes seconds. A problem is returned, because an error loses its class between threads.

export function readAccountFile(path: string): AccountFile | Problem {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { problem: 'PackageUnreadable' };
  }
  const read = accountFile.safeParse(content);
  return read.success ? read.data : { problem: 'PackageForeign' };
}

export interface ReviewSummary {
  count: number;
  /** The words of the reviews, each once. */
  words: NonNullable<AccountReview['word']>[];
}

/** Copies reviews to a file that has nothing else. */
export async function checkReviews(from: {
  path: string;
  target: string;
}): Promise<ReviewSummary | Problem> {
  const words = new Map<string, ReviewSummary['words'][number]>();
  let count = 0;
  async function* copy(lines: AsyncIterable<string>) {
    for await (const line of lines) {
      const review = accountReview.parse(JSON.parse(line));
      count += 1;
      if (review.word !== null) words.set(review.word.id, review.word);
      yield `${JSON.stringify(review)}\n`;
    }
  }
  try {
    const lines = createInterface({ input: createReadStream(from.path) });
    await pipeline(lines, copy, createWriteStream(from.target));
    return { count, words: [...words.values()] };
  } catch {
    return { problem: 'PackageForeign' };
  }
}
