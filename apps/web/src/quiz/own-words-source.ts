import { limits } from '@wordhoard/contract/limits';
import type { QuizSource } from './quiz-choice.ts';

interface OwnWords {
  knowing: 'saved' | 'known' | 'missed';
  langCode: string;
  /** The words that this browser knows of; absent for a learner, whose account knows. */
  inBrowser: readonly string[] | undefined;
}

export type OwnWordsSource = Extract<QuizSource, { kind: 'own' | 'words' }>;

/** A learner’s own words, out of the account or the browser. */
export const ownWordsSource = ({ knowing, langCode, inBrowser }: OwnWords): OwnWordsSource =>
  inBrowser === undefined
    ? { kind: 'own', knowing, langCode }
    : { kind: 'words', ids: inBrowser.slice(0, limits.quizMaxWords), langCode };
