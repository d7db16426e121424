import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { initDataQuery, useApiQueries } from '../../shared/api/api-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { learnAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';

interface AccountLanguageProps {
  /** The language in the token of this session. */
  learn: string;
}

/**
 * Synchronises the learned language between the account and this browser. A choice on another device
 * applies here. A choice here, including one made by opening an address, is saved in the account.
 */
export function AccountLanguage({ learn }: AccountLanguageProps): null {
  const api = useApiQueries();
  const { begin } = useSession();
  const { data } = useQuery(initDataQuery(api));
  const account = data?.userInfo?.learn;
  const { learnLangCode } = useAtomValue(settingsAtom);
  const choose = useSetAtom(learnAtom);
  const isInitialised = useRef(false);
  const updating = api.useMutation('post', '/front-user/update', {
    onSuccess: begin,
    scope: { id: 'account language' },
  });
  const update = (langCode: string) => updating.mutate({ body: { learn: langCode } });

  const applyAccount = useEffectEvent((accountLangCode: string) => {
    const isChosenHere = !isInitialised.current && learnLangCode !== learn;
    isInitialised.current = true;
    if (isChosenHere) update(learnLangCode);
    else if (accountLangCode !== learnLangCode) choose(accountLangCode);
  });
  const saveChoice = useEffectEvent((langCode: string) => {
    if (isInitialised.current && langCode !== learn) update(langCode);
  });
  useEffect(() => saveChoice(learnLangCode), [learnLangCode]);
  useEffect(() => {
    if (account !== undefined) applyAccount(account);
  }, [account]);
  return null;
}
