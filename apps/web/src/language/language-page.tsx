import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useApi } from '../app/api-context.ts';
import { initDataQuery } from '../general/general-queries.ts';
import { NotFound } from '../general/not-found.tsx';
import { learnAtom } from '../settings/settings-atom.ts';

interface LanguagePageProps {
  langCode: string;
  children: ReactNode;
}

/** A page whose address names the language being learned: the settings follow the address. */
export function LanguagePage({ langCode, children }: LanguagePageProps) {
  const { data } = useQuery(initDataQuery(useApi()));
  const isKnown = data?.langCodes.includes(langCode);
  const learn = useSetAtom(learnAtom);

  useEffect(() => {
    if (isKnown) learn(langCode);
  }, [isKnown, langCode, learn]);

  return isKnown === false ? <NotFound /> : children;
}
