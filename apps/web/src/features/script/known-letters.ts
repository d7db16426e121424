import { needsRomanisation } from '@wordhoard/ui';
import { atom } from 'jotai';
import { isText, storedAtom, validEntries } from '../../shared/storage/stored-atom.ts';

/** Languages with a course of their letters. */
const languages = ['ar', 'he', 'ja', 'ru', 'uk'];

const languageOf = (langCode: string): string => langCode.split('-', 1)[0] ?? '';

/** What a learner knows of the letters of a language. */
export interface KnownLetters {
  taught: readonly string[];
  /** Those of which the latest answer was wrong. */
  missed: readonly string[];
  /** The latest lesson that began with letters. It does not begin with others. */
  lessonId?: string | undefined;
  /** Whether the learner can read without the course. */
  isReader?: boolean | undefined;
}

const lettersAtom = storedAtom({
  key: 'wordhoard.letters',
  area: 'local',
  restore: (stored) => validEntries(stored, areLetters),
});

function areLetters(value: unknown): value is KnownLetters {
  const { taught, missed } = Object(value);
  return [taught, missed].every((letters) => Array.isArray(letters) && letters.every(isText));
}

const none: KnownLetters = { taught: [], missed: [] };

export const knownLettersAtom = atom(
  (get) => (langCode: string) => get(lettersAtom)[languageOf(langCode)] ?? none,
  (get, set, langCode: string, known: Partial<KnownLetters>) => {
    const language = languageOf(langCode);
    const before = get(lettersAtom);
    set(lettersAtom, { ...before, [language]: { ...none, ...before[language], ...known } });
  },
);

/** Whether lessons of a language can teach its letters to a reader of a language of the interface. */
export const hasLetterCourse = (langCode: string, locale: string): boolean =>
  languages.includes(languageOf(langCode)) && needsRomanisation(langCode, locale);
