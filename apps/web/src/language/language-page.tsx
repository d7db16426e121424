import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useApi } from '../app/api-context.ts';
import { initDataQuery } from '../general/general-queries.ts';
import { NotFoundScreen } from '../general/not-found-screen.tsx';
import { settingsAtom } from '../settings/settings-atom.ts';

interface LanguagePageProps {
  langCode: string;
  children: ReactNode;
}

/** A page whose address names the language being learned: the settings follow the address. */
export function LanguagePage({ langCode, children }: LanguagePageProps) {
  const { data } = useQuery(initDataQuery(useApi()));
  const isKnown = data?.langCodes.includes(langCode);
  const [settings, setSettings] = useAtom(settingsAtom);

  const follow = useEffectEvent(() => {
    const { learnLangCode, tranLangCode } = settings;
    if (!isKnown || learnLangCode === langCode) return;
    setSettings({
      ...settings,
      learnLangCode: langCode,
      tranLangCode: tranLangCode === langCode ? learnLangCode : tranLangCode,
    });
  });
  useEffect(() => {
    if (isKnown) follow();
  }, [isKnown]);

  return isKnown === false ? <NotFoundScreen /> : children;
}
