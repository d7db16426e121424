import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { initDataQuery, useApi } from '../../shared/api/api-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { learnAtom, settingsAtom } from '../../shared/settings/settings-atom.ts';
import { updateAccount } from './queries.ts';

interface AccountLanguageProps {
  /** What the account learned when this session was last told. */
  learn: string;
}

/**
 * Keeps the account and this browser learning the same language. What was chosen on another device
 * shows here; what is chosen here goes into the account, and so does what an address asks for.
 */
export function AccountLanguage({ learn }: AccountLanguageProps): null {
  const api = useApi();
  const { begin } = useSession();
  const { data } = useQuery(initDataQuery(api));
  const account = data?.userInfo?.learn;
  const { learnLangCode } = useAtomValue(settingsAtom);
  const choose = useSetAtom(learnAtom);
  const isTold = useRef(false);
  const { mutate } = useMutation({
    mutationFn: (chosen: string) => updateAccount(api, { learn: chosen }),
    onSuccess: begin,
    scope: { id: 'account language' },
  });

  const follow = useEffectEvent((told: string) => {
    const isChosenHere = !isTold.current && learnLangCode !== learn;
    isTold.current = true;
    if (isChosenHere) mutate(learnLangCode);
    else if (told !== learnLangCode) choose(told);
  });
  const send = useEffectEvent((chosen: string) => {
    if (isTold.current && chosen !== learn) mutate(chosen);
  });
  useEffect(() => send(learnLangCode), [learnLangCode]);
  useEffect(() => {
    if (account !== undefined) follow(account);
  }, [account]);
  return null;
}
