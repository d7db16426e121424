import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@wordhoard/api-client';
import { type SocialProvider, socialProviders } from '@wordhoard/contract/enumeration';
import { Button, ButtonLink, color, size, space } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { initDataQuery, useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { providerNames, providerPaths } from '../auth/social-provider.ts';
import { userKeys } from './queries.ts';

interface SignInMethodsProps {
  account: components['schemas']['OwnAccount'];
}

/** The connected sign-in providers. The last way to sign in cannot be removed. */
export function SignInMethods({ account }: SignInMethodsProps) {
  const { formatMessage } = useIntl();
  const { data } = useQuery(initDataQuery(useApiQueries()));
  const { disconnect, isDisconnecting } = useDisconnect();
  const providers = socialProviders.filter(
    (provider) => account.providers.includes(provider) || data?.socialProviders.includes(provider),
  );
  if (providers.length === 0) return null;
  const isOnlyMethod = !account.hasPassword && account.providers.length === 1;

  return (
    <Methods>
      {providers.map((provider) => {
        const name = { provider: providerNames[provider] };
        const isConnected = account.providers.includes(provider);
        return (
          <Method key={provider}>
            <div>
              <Name>{providerNames[provider]}</Name>
              <State>{formatMessage(stateOf(isConnected, isOnlyMethod))}</State>
            </div>
            {!isConnected && (
              <ButtonLink href={providerPaths[provider](paths.settings())} target="_self">
                {formatMessage(messages.connect, name)}
              </ButtonLink>
            )}
            {isConnected && !isOnlyMethod && (
              <Button aria-busy={isDisconnecting} onClick={() => disconnect(provider)}>
                {formatMessage(messages.disconnect, name)}
              </Button>
            )}
          </Method>
        );
      })}
    </Methods>
  );
}

function stateOf(isConnected: boolean, isOnlyWay: boolean) {
  if (!isConnected) return messages.notConnected;
  return isOnlyWay ? messages.only : messages.connected;
}

function useDisconnect() {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const unlinking = useApiQueries().useMutation('post', '/front-auth/social/unlink', {
    onSuccess(_answer, { body: { provider } }) {
      showToast({
        id: 'social',
        text: formatMessage(messages.disconnected, { provider: providerNames[provider] }),
        action: {
          label: formatMessage(messages.again),
          onClick: () => location.assign(providerPaths[provider](paths.settings())),
        },
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.account }),
  });
  return {
    disconnect: (provider: SocialProvider) => unlinking.mutate({ body: { provider } }),
    isDisconnecting: unlinking.isPending,
  };
}

const messages = defineMessages<{
  connected: NoMessageValues;
  only: NoMessageValues;
  notConnected: NoMessageValues;
  connect: { provider: string };
  disconnect: { provider: string };
  disconnected: { provider: string };
  again: NoMessageValues;
}>({
  connected: { id: 'signInMethods.connected', defaultMessage: 'Opens this account' },
  only: {
    id: 'signInMethods.only',
    defaultMessage: 'Your only way to sign in. Choose a password, and you can disconnect it.',
  },
  notConnected: { id: 'signInMethods.notConnected', defaultMessage: 'Not connected' },
  connect: { id: 'signInMethods.connect', defaultMessage: 'Connect {provider}' },
  disconnect: { id: 'signInMethods.disconnect', defaultMessage: 'Disconnect {provider}' },
  disconnected: { id: 'signInMethods.disconnected', defaultMessage: '{provider} is disconnected' },
  again: { id: 'signInMethods.again', defaultMessage: 'Connect again' },
});

const Methods = styled.ul`
  display: grid;
  margin: ${space.s4} 0 0;
  padding: 0;
  list-style: none;
`;

const Method = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  padding-block: ${space.s3};
  border-block-start: 1px solid ${color.hairline};

  &:last-child {
    border-block-end: 1px solid ${color.hairline};
  }
`;

const Name = styled.p`
  font-weight: 550;
`;

const State = styled.p`
  max-width: 20rem;
  color: ${color.textMuted};
  font-size: ${size.caption};
`;
