import { FirstLists } from './first-lists.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { WordOfTheDay } from './word-of-the-day.tsx';
import { WordsToLearn } from './words-to-learn.tsx';

/** What stands below the first view. */
export function HomeParts({ langCode }: { langCode: string }) {
  return (
    <>
      <WordOfTheDay />
      <WordsToLearn />
      <FirstLists langCode={langCode} />
      <HowItWorks />
    </>
  );
}
