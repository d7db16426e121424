import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../app/api-context.ts';
import { useSession } from '../auth/use-session.ts';
import { initDataQuery } from '../general/general-queries.ts';
import { learnAtom, settingsAtom } from '../settings/settings-atom.ts';
import { updateAccount } from '../user/user-calls.ts';

interface AccountLanguageProps {
  /** What the account learned when this session was last told. */
  learn: string;
}

/**
 * Keeps the account and this browser learning the same language. What was chosen on another device
 * shows here; what is chosen here goes into the account.
 */
export function AccountLanguage({ learn }: AccountLanguageProps): null {
  const api = useApi();
  const { begin } = useSession();
  const { data } = useQuery(initDataQuery(api));
  const account = data?.userInfo?.learn;
  const { learnLangCode } = useAtomValue(settingsAtom);
  const choose = useSetAtom(learnAtom);
  const isFollowed = useRef(false);
  const { mutate } = useMutation({
    mutationFn: (chosen: string) => updateAccount(api, { learn: chosen }),
    onSuccess: begin,
    scope: { id: 'account language' },
  });

  const keepInStep = useEffectEvent((told: string, chosen: string) => {
    if (chosen !== learn) mutate(chosen);
    else if (told !== chosen && !isFollowed.current) choose(told);
    isFollowed.current = true;
  });
  useEffect(() => {
    if (account !== undefined) keepInStep(account, learnLangCode);
  }, [account, learnLangCode]);
  return null;
}
