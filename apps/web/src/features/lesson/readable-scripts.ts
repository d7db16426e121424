import { needsRomanisation } from '@wordhoard/ui';
import { atom } from 'jotai';
import { isText, storedAtom } from '../../shared/storage/stored-atom.ts';

/** Languages with a course of their letters. */
const languages = ['ar', 'he', 'ja', 'ru', 'uk'];

const languageOf = (langCode: string): string => langCode.split('-', 1)[0] ?? '';

const readableAtom = storedAtom({
  key: 'wordhoard.readable-scripts',
  area: 'local',
  restore: (stored) => (Array.isArray(stored) ? stored.filter(isText) : []),
});

/** Remembers that the learner can read a language, or has had the course of its letters. */
export const markReadableAtom = atom(null, (get, set, langCode: string) =>
  set(readableAtom, [...new Set([...get(readableAtom), languageOf(langCode)])]),
);

/** Tells whether a lesson begins with letters for a reader of the interface. */
export const needsLettersAtom = atom(
  (get) =>
    (langCode: string, locale: string): boolean =>
      languages.includes(languageOf(langCode)) &&
      needsRomanisation(langCode, locale) &&
      !get(readableAtom).includes(languageOf(langCode)),
);
