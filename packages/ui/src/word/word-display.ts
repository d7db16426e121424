import { createContext } from 'react';

/** What is shown with words, beside their texts. */
export interface WordDisplay {
  /** Kana or pinyin above the characters. */
  readings: boolean;
  vowelMarks: boolean;
  stressMarks: boolean;
  /** Of words in a script that readers of the interface may not know. */
  romanisation: boolean;
}

/** Without a provider, everything is shown. */
export const WordDisplayContext = createContext<WordDisplay>({
  readings: true,
  vowelMarks: true,
  stressMarks: true,
  romanisation: true,
});
