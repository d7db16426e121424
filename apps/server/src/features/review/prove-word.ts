import type { KnowingChange, Proof } from '@wordhoard/contract';
import { EntryStatus, Knowing } from '@wordhoard/contract/enumeration';
import { gradeSpelling, isRightVerdict, type SpellingVerdict } from '@wordhoard/quiz-engine';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { ApplicationError, requireFound } from '../../platform/errors/application-error.ts';
import { wordImage } from '../../schema/image.ts';
import { translationPin } from '../../schema/translation.ts';
import { word } from '../../schema/word.ts';
import { isPinOnSide, orderBestFirst, selectSides } from '../translation/side.ts';
import { lockUser } from '../user/store.ts';
import { findWord } from '../word/store.ts';
import { visibleTo } from '../word/visible.ts';
import { findKnowing, markWords } from './set-knowing.ts';

interface ProofRequest {
  wordId: string;
  day: string;
}

export type Attempt = { tranLangCode: string; answer: string } | { wordImageId: string };

interface Grade {
  verdict: SpellingVerdict;
  expected: string[];
}

/** Grades an attempt to prove a word. A correct one makes the word known; a wrong one changes nothing. */
export async function proveWord(
  database: Database,
  userId: string,
  { wordId, day, ...attempt }: ProofRequest & Attempt,
  now: Date,
): Promise<Proof> {
  requireFound(await findWord(database, { id: wordId }, userId));
  const { verdict, expected } = await gradeAttempt(database, userId, { wordId, attempt });
  const isRight = isRightVerdict(verdict);
  if (isRight) {
    const changed = await makeKnown(database, userId, { wordId, day, now });
    return { verdict, isRight, expected, knowing: Knowing.Known, changed };
  }
  const current = await findKnowing(database, userId, [wordId]);
  const knowing = current.get(wordId) ?? Knowing.Unknown;
  return { verdict, isRight, expected, knowing, changed: [] };
}

async function gradeAttempt(
  database: Database,
  userId: string,
  { wordId, attempt }: { wordId: string; attempt: Attempt },
): Promise<Grade> {
  if ('wordImageId' in attempt) {
    const imageIds = await findImageIds(database, userId, wordId);
    if (imageIds.length === 0) throw new ApplicationError('NotFound');
    const isOfWord = imageIds.includes(attempt.wordImageId);
    return { verdict: isOfWord ? 'exact' : 'wrong', expected: [] };
  }
  const { tranLangCode: langCode, answer } = attempt;
  const expected = await findRightAnswers(database, userId, { wordId, langCode });
  if (expected.length === 0) throw new ApplicationError('NotFound');
  const { verdict } = gradeSpelling({ answer, accepted: expected, langCode });
  return { verdict, expected };
}

/** The correct answers to a word in a language: pinned translations first, then the most liked. */
async function findRightAnswers(
  database: Database,
  userId: string,
  { wordId, langCode }: { wordId: string; langCode: string },
): Promise<string[]> {
  const side = selectSides({ wordId, langCode, callerId: userId, withoutRejected: true });
  const rows = await database
    .select({ text: word.text })
    .from(side)
    .innerJoin(word, eq(word.id, side.destId))
    .leftJoin(translationPin, isPinOnSide(side, userId))
    .where(visibleTo(userId))
    .orderBy(...orderBestFirst(side, isNotNull(translationPin.userId)));
  return [...new Set(rows.map(({ text }) => text))];
}

async function findImageIds(database: Database, userId: string, wordId: string): Promise<string[]> {
  const { id, status } = wordImage;
  const isOwn = and(eq(status, EntryStatus.Pending), eq(wordImage.userId, userId));
  const rows = await database
    .select({ id })
    .from(wordImage)
    .where(and(eq(wordImage.wordId, wordId), or(eq(status, EntryStatus.Approved), isOwn)));
  return rows.map((row) => row.id);
}

function makeKnown(
  database: Database,
  userId: string,
  { wordId, day, now }: ProofRequest & { now: Date },
): Promise<KnowingChange[]> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const proof = { wordIds: [wordId], mark: 'proven', day } as const;
    return markWords(transaction, userId, proof, now);
  });
}
