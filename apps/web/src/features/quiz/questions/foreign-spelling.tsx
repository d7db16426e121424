import type { SpellingQuestion } from '@wordhoard/quiz-engine';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { storedAtom } from '../../../shared/storage/stored-atom.ts';
import { hasLetterCourse, knownLettersAtom } from '../../script/known-letters.ts';
import { listUnknown } from '../../script/script-letters.ts';
import type { WordItem } from '../session/word-item.ts';
import type { QuestionProps } from './quiz-question.tsx';
import { BuildingQuestion, TypingQuestion } from './spelling-question.tsx';

const alphabetShownAtom = storedAtom({
  key: 'wordhoard.alphabet-shown',
  area: 'local',
  restore: (stored) => stored !== false,
});

interface ForeignSpellingProps extends QuestionProps<SpellingQuestion<WordItem>> {
  /** Absent if the word cannot be built. */
  onBuild: (() => void) | undefined;
}

/**
 * A word in a script of which learners may have no keyboard. It is typed on the letters of the script, unless they have hidden
 * them. A word with a letter that they may not know is asked for in Latin letters, or else built.
 */
export function ForeignSpelling({ onBuild, ...props }: ForeignSpellingProps) {
  const { item } = props.question;
  const isReadable = useIsReadable(item);
  const [isShown, show] = useAtom(alphabetShownAtom);
  const [isWanted, want] = useState(false);
  if (!isReadable && item.romanisations === undefined && onBuild)
    return <BuildingQuestion {...props} />;
  const alphabet = isReadable
    ? { isShown, onToggle: () => show(!isShown) }
    : { isShown: isWanted, onToggle: () => want(!isWanted) };
  return (
    <TypingQuestion {...props} help={{ onBuild, alphabet, isLatin: !isReadable && !isWanted }} />
  );
}

/** Whether the learner may know all letters of a word, as it is written or read. */
function useIsReadable({ word, grammar }: WordItem): boolean {
  const { locale } = useIntl();
  const known = useAtomValue(knownLettersAtom)(word.langCode);
  if (known.isReader || !hasLetterCourse(word.langCode, locale)) return true;
  return [word.text, grammar?.reading ?? ''].some(
    (text) => text !== '' && listUnknown(text, known).length === 0,
  );
}
