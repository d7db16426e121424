import type { Grammar } from '@wordhoard/contract';
import type { QuizCode, WordMode } from '@wordhoard/contract/enumeration';
import type { ExampleText } from '@wordhoard/ui';
import { isText } from '../../../shared/storage/stored-atom.ts';

/** The kinds of question in which a lesson asks its words. */
export const lessonCodes: QuizCode[] = ['multiple-choice', 'match-up', 'letter-match', 'spelling'];

/** A text with its language. */
interface Label {
  text: string;
  langCode: string;
}

/** A word as a lesson shows it before asking it. */
export interface TaughtWord extends Label {
  id: string;
  mode?: WordMode | undefined;
  homograph?: number | undefined;
  hasHomographs?: boolean | undefined;
  translations: readonly Label[];
  /** Of a word that the learner knows: what they know it to mean. */
  known?: Label | undefined;
  speechPartId?: number | undefined;
  image?: string | undefined;
  recording?: string | undefined;
  /** An example in the language of the word. */
  example?: ExampleText | undefined;
  grammar?: Grammar | undefined;
}

export interface LessonContent {
  /** In the order of learning. */
  words: readonly TaughtWord[];
  /** Words that the learner knows, with what else they mean. They are shown before the others, and not asked. */
  also?: readonly TaughtWord[] | undefined;
  untaughtIds: readonly string[];
  /** The list that the words come from; none if the learner saved them. */
  list: { id: string; slug: string; name: string } | null;
  /** How many words are left in the list, or among the saved ones. */
  remaining: number;
}

/** Whether a stored value has every field that the screens of a lesson read. */
export function isLessonContent(value: unknown): value is LessonContent {
  const { words, also = [], untaughtIds, list, remaining } = Object(value);
  return (
    Array.isArray(words) &&
    words.every(isTaughtWord) &&
    Array.isArray(also) &&
    also.every(isTaughtWord) &&
    Array.isArray(untaughtIds) &&
    (list === null || isText(Object(list).name)) &&
    Number.isInteger(remaining)
  );
}

function isTaughtWord(value: unknown): value is TaughtWord {
  const { id, translations } = Object(value);
  return isText(id) && isLabel(value) && Array.isArray(translations) && translations.every(isLabel);
}

function isLabel(value: unknown): value is Label {
  const { text, langCode } = Object(value);
  return isText(text) && isText(langCode);
}
