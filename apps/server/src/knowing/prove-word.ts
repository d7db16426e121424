import type { Proof } from '@wordhoard/contract';
import {
  gradeSpelling,
  isRightVerdict,
  type Learning,
  type SpellingVerdict,
} from '@wordhoard/quiz-engine';
import { ApplicationError } from '../application-error.ts';
import type { Database } from '../database/database.ts';
import { findWord } from '../word/store.ts';
import { addActivity } from './activity.ts';
import { findLearning, saveLearning, unknownWord } from './learning-store.ts';
import { findPictureIds, findRightAnswers, markProved } from './proof-store.ts';
import { activityOf, markedAs } from './rules.ts';
import { knowingOf } from './stage.ts';

interface Proving {
  wordId: string;
  day: string;
}

export type Attempt = { tranLangCode: string; answer: string } | { wordImageId: string };

interface Grade {
  verdict: SpellingVerdict;
  expected: string[];
}

/** Grades an attempt to prove a word. A right one makes it known; a wrong one changes nothing. */
export async function proveWord(
  database: Database,
  userId: string,
  { wordId, day, ...attempt }: Proving & Attempt,
  now: Date,
): Promise<Proof> {
  const word = await findWord(database, { id: wordId }, userId);
  if (word === undefined) throw new ApplicationError('NotFound');
  const { verdict, expected } = await gradeAttempt(database, userId, { wordId, attempt });
  const isRight = isRightVerdict(verdict);
  const { knowing } = isRight
    ? await makeKnown(database, userId, { wordId, day, now })
    : await learningOf(database, userId, wordId);
  return { verdict, isRight, expected, knowing: knowingOf[knowing] };
}

async function gradeAttempt(
  database: Database,
  userId: string,
  { wordId, attempt }: { wordId: string; attempt: Attempt },
): Promise<Grade> {
  if ('wordImageId' in attempt) {
    const pictureIds = await findPictureIds(database, userId, wordId);
    if (pictureIds.length === 0) throw new ApplicationError('NotFound');
    const isOfWord = pictureIds.includes(attempt.wordImageId);
    return { verdict: isOfWord ? 'exact' : 'wrong', expected: [] };
  }
  const { tranLangCode: langCode, answer } = attempt;
  const expected = await findRightAnswers(database, userId, { wordId, langCode });
  if (expected.length === 0) throw new ApplicationError('NotFound');
  const { verdict } = gradeSpelling({ answer, accepted: expected, langCode });
  return { verdict, expected };
}

function makeKnown(
  database: Database,
  userId: string,
  { wordId, day, now }: Proving & { now: Date },
): Promise<Learning> {
  return database.transaction(async (transaction) => {
    const learned = await findLearning(transaction, userId, [wordId], { lock: true });
    const before = learned.get(wordId) ?? unknownWord;
    const learning = before.knowing === 'known' ? before : markedAs('known');
    await saveLearning(transaction, userId, [{ wordId, learning }], now);
    await markProved(transaction, userId, { wordId, now });
    const { known } = activityOf([{ before: before.knowing, after: 'known' }]);
    await addActivity(transaction, userId, day, { known, proved: 1 });
    return learning;
  });
}

async function learningOf(database: Database, userId: string, wordId: string): Promise<Learning> {
  const learned = await findLearning(database, userId, [wordId]);
  return learned.get(wordId) ?? unknownWord;
}
