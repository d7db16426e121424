import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { initDataQuery, useApiQueries } from '../../shared/api/api-context.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { learnAtom } from '../../shared/settings/settings-atom.ts';
import { useIsKnownLanguage } from './language-options.ts';

const WordlessLanguage = lazyComponent(
  async () => (await import('./wordless-language.tsx')).WordlessLanguage,
);

/** A page whose address names the learned language. The settings follow it. */
export function LanguagePage({ langCode, children }: { langCode: string; children: ReactNode }) {
  const hasWords = useLearn(langCode);
  if (hasWords !== false) return children;
  return <WordlessLanguage langCode={langCode}>{children}</WordlessLanguage>;
}

/**
 * Selects a language to learn if it has words, even if the page is left before that is known. Returns whether it has
 * any, or undefined while loading.
 *
 * @param shownLangCode - the language into which the page translates
 */
export function useLearn(langCode: string, shownLangCode?: string): boolean | undefined {
  const hasWords = useIsKnownLanguage(langCode);
  const queries = useApiQueries();
  const queryClient = useQueryClient();
  const learn = useSetAtom(learnAtom);

  useEffect(() => {
    async function learnIfKnown(): Promise<void> {
      const { langCodes } = await queryClient.ensureQueryData(initDataQuery(queries));
      if (langCodes.includes(langCode)) learn(langCode, shownLangCode);
    }
    if (hasWords === false) return;
    learnIfKnown()
      // Leaving the page cancels a request that nothing else waits for.
      .catch((error: unknown) => (error instanceof CancelledError ? learnIfKnown() : undefined))
      .catch(() => undefined);
  }, [hasWords, langCode, shownLangCode, learn, queries, queryClient]);

  return hasWords;
}
