import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { useSession } from '../auth/use-session.ts';
import { savedWordIdsAtom } from '../knowing/knowing-atom.ts';
import { FirstLists } from './first-lists.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { WordOfTheDay } from './word-of-the-day.tsx';

const WordsToLearn = lazy(async () => ({
  default: (await import('./words-to-learn.tsx')).WordsToLearn,
}));

/** What stands below the first view. Newcomers have no words to learn yet, nor need what shows them. */
export function HomeParts({ langCode }: { langCode: string }) {
  const { user } = useSession();
  const isNewcomer = useAtomValue(savedWordIdsAtom).length === 0 && user === undefined;
  return (
    <>
      <WordOfTheDay />
      <Suspense>{!isNewcomer && <WordsToLearn />}</Suspense>
      <FirstLists langCode={langCode} />
      <HowItWorks />
    </>
  );
}
