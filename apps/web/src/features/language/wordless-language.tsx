import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApiQueries } from '../../shared/api/api-context.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { learnAtom } from '../../shared/settings/settings-atom.ts';
import { catalogueQuery } from './queries.ts';

interface WordlessLanguageProps {
  langCode: string;
  children: ReactNode;
}

/** The page of a language without words, or “not found” if the catalogue lacks the language. */
export function WordlessLanguage({ langCode, children }: WordlessLanguageProps) {
  const { locale } = useIntl();
  const { data } = useQuery(catalogueQuery(useApiQueries(), locale));
  const isKnown = data?.some(({ code }) => code === langCode);
  const learn = useSetAtom(learnAtom);

  useEffect(() => {
    if (isKnown) learn(langCode);
  }, [isKnown, langCode, learn]);

  return isKnown === false ? <NotFound /> : children;
}
