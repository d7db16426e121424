import { needsRomanisation, WordDisplayContext } from '@wordhoard/ui';
import { useStore } from 'jotai';
import { useContext, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WordPair } from '../session/quiz-session.ts';

/**
 * How words are shown: without the romanisation of those whose letters the learner knows, until a button asks for it. Loaded
 * apart, since most learners know the script of their language.
 *
 * @param key - the question; the next one leaves it out again
 */
export function useLatinLetters({ question: { item } }: WordPair, key: string) {
  const { locale } = useIntl();
  const store = useStore();
  const display = useContext(WordDisplayContext);
  const [reading, setReading] = useState<typeof import('./reading.tsx')>();
  const [wantedAt, setWantedAt] = useState<string>();
  const isWanted = wantedAt === key;
  const isForeign = needsRomanisation(item.word.langCode, locale);
  useLayoutEffect(() => {
    if (isForeign) import('./reading.tsx').then(setReading, () => undefined);
  }, [isForeign]);
  return reading && isForeign
    ? reading.leaveOutLatin(store, {
        ...{ item, display, isWanted },
        onToggle: () => setWantedAt(isWanted ? undefined : key),
      })
    : { display, button: undefined };
}
