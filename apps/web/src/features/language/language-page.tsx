import { useSetAtom } from 'jotai';
import { lazy, type ReactNode, useEffect } from 'react';
import { learnAtom } from '../../shared/settings/settings-atom.ts';
import { useIsKnownLanguage } from './language-options.ts';

const WordlessLanguage = lazy(async () => ({
  default: (await import('./wordless-language.tsx')).WordlessLanguage,
}));

interface LanguagePageProps {
  langCode: string;
  children: ReactNode;
}

/** A page whose address names the learned language. The settings follow it. */
export function LanguagePage({ langCode, children }: LanguagePageProps) {
  const hasWords = useLearn(langCode);
  if (hasWords !== false) return children;
  return <WordlessLanguage langCode={langCode}>{children}</WordlessLanguage>;
}

/** Selects a language to learn if it has words. Returns whether it has any, or undefined while loading. */
export function useLearn(langCode: string): boolean | undefined {
  const hasWords = useIsKnownLanguage(langCode);
  const learn = useSetAtom(learnAtom);

  useEffect(() => {
    if (hasWords) learn(langCode);
  }, [hasWords, langCode, learn]);

  return hasWords;
}
