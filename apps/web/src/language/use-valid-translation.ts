import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useApi } from '../app/api-context.ts';
import { initDataQuery } from '../general/general-queries.ts';
import { settingsAtom } from '../settings/settings-atom.ts';

/** The language to show beside words of another: the one asked for, if it is one and another. */
export function useValidTranslation(langCode: string, asked: string): string {
  const { data } = useQuery(initDataQuery(useApi()));
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  const isKnown = data === undefined || data.langCodes.includes(asked);
  if (isKnown && asked !== langCode) return asked;
  return tranLangCode === langCode ? learnLangCode : tranLangCode;
}
