import type { KnowingChange, PreviousKnowing, Proof } from '@wordhoard/contract';
import { Knowing } from '@wordhoard/contract/enumeration';
import { gradeSpelling, isRightVerdict, type SpellingVerdict } from '@wordhoard/quiz-engine';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { lockUser } from '../../user/store.ts';
import { findWord } from '../../word/store.ts';
import { addActivity } from './activity.ts';
import { findMarked } from './marked-store.ts';
import { findImageIds, findRightAnswers, markProved } from './proof-store.ts';
import { activityOf, markedAs, stageChangeOf } from './rules.ts';
import { saveWordProgress, toLearning } from './word-progress.ts';

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
  if (isRight) {
    const change = await makeKnown(database, userId, { wordId, day, now });
    return { verdict, isRight, expected, knowing: Knowing.Known, changed: [change] };
  }
  const { knowing } = await formerOf(database, userId, wordId);
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

function makeKnown(
  database: Database,
  userId: string,
  { wordId, day, now }: Proving & { now: Date },
): Promise<KnowingChange> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const before = await formerOf(transaction, userId, wordId);
    const learning = before.knowing === Knowing.Known ? toLearning(before) : markedAs('known');
    await saveWordProgress(transaction, userId, [{ wordId, learning }], now);
    await markProved(transaction, userId, { wordId, now });
    const change = { wordId, knowing: Knowing.Known, before };
    const { known } = activityOf([stageChangeOf(change)]);
    await addActivity(transaction, userId, day, { known, proved: 1 });
    return change;
  });
}

async function formerOf(
  database: Database,
  userId: string,
  wordId: string,
): Promise<PreviousKnowing> {
  const former = (await findMarked(database, userId, [wordId])).get(wordId);
  if (former === undefined) throw new ApplicationError('NotFound');
  return former;
}
