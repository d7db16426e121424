import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnAccount } from '@wordhoard/contract';
import { type SocialProvider, socialProviders } from '@wordhoard/contract/enumeration';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonLink, color, size, space } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { initDataQuery, useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import { providerNames, providerPaths } from '../auth/social-provider.ts';
import { userKeys } from './queries.ts';

/** The connected sign-in providers, as rows. The last way to sign in cannot be removed. */
export function SignInMethods({ account }: { account: OwnAccount }) {
  const { formatMessage } = useIntl();
  const { data } = useQuery(initDataQuery(useApiQueries()));
  const { disconnect, isDisconnecting } = useDisconnect();
  const providers = socialProviders.filter(
    (provider) => account.providers.includes(provider) || data?.socialProviders.includes(provider),
  );
  const isOnlyMethod = !account.hasPassword && account.providers.length === 1;

  return providers.map((provider) => {
    const name = { provider: providerNames[provider] };
    const isConnected = account.providers.includes(provider);
    return (
      <SettingRow
        key={provider}
        name={providerNames[provider]}
        state={formatMessage(chooseState(isConnected, isOnlyMethod))}
      >
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
      </SettingRow>
    );
  });
}

function chooseState(isConnected: boolean, isOnlyWay: boolean) {
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

const messages = defineMessages({
  connected: { id: 'signInMethods.connected', defaultMessage: 'Connected' },
  only: {
    id: 'signInMethods.only',
    defaultMessage: 'Your only way to sign in. To disconnect it, set a password first.',
  },
  notConnected: { id: 'signInMethods.notConnected', defaultMessage: 'Not connected' },
  connect: { id: 'signInMethods.connect', defaultMessage: 'Connect {provider}' },
  disconnect: { id: 'signInMethods.disconnect', defaultMessage: 'Disconnect {provider}' },
  disconnected: { id: 'signInMethods.disconnected', defaultMessage: '{provider} is disconnected' },
  again: { id: 'signInMethods.again', defaultMessage: 'Connect again' },
});

interface SettingRowProps {
  name: string;
  /** The current value, or the effect of the action. */
  state: string;
  children?: ReactNode;
}

/** A setting of the account, as an item of a list. */
export function SettingRow({ name, state, children }: SettingRowProps) {
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <State>{state}</State>
      </div>
      {children}
    </Row>
  );
}

const Row = styled.li`
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
  overflow-wrap: anywhere;
`;
