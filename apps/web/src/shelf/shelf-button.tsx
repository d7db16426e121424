import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AddIcon, Button, ButtonLink, ShelvedIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApi } from '../app/api-context.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../auth/use-session.ts';
import { initDataQuery } from '../general/general-queries.ts';
import { showToastAtom } from '../toast/toast-atom.ts';
import { linkToShelf } from './shelf-calls.ts';
import type { Shelved, ShelvedKind } from './shelved.ts';
import { useRefreshShelf } from './use-refresh-shelf.ts';

interface ShelfButtonProps {
  kind: ShelvedKind;
  shelved: Pick<Shelved, 'id' | 'isLinked'>;
}

/** Puts what somebody else has made among one's own, and takes it off again. */
export function ShelfButton({ kind, shelved }: ShelfButtonProps) {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const { user } = useSession();
  const { isLinked, change } = useShelfLink(kind, shelved);
  if (user === undefined) {
    return (
      <ButtonLink icon={<AddIcon />} href={paths.signIn(pathname)}>
        {formatMessage(messages.add)}
      </ButtonLink>
    );
  }
  return (
    <Button
      icon={isLinked ? <ShelvedIcon /> : <AddIcon />}
      aria-pressed={isLinked}
      onClick={() => change(!isLinked)}
    >
      {formatMessage(isLinked ? messages.added : messages.add)}
    </Button>
  );
}

/** Shown at once, and as it was if the server refuses. */
function useShelfLink(kind: ShelvedKind, { id, isLinked: told }: ShelfButtonProps['shelved']) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshShelf(kind);
  const showToast = useSetAtom(showToastAtom);

  const linking = useMutation({
    mutationFn: async (link: boolean) => {
      const { userInfo } = await queryClient.ensureQueryData(initDataQuery(api));
      if (userInfo === null) throw new Error('Only who is signed in has a shelf');
      await linkToShelf(api, kind, { parentId: userInfo.id, children: [{ id, link }] });
    },
    onSuccess: refresh,
  });

  function change(link: boolean): void {
    linking.mutate(link, {
      onSuccess: () =>
        showToast({
          id: `shelf ${id}`,
          text: formatMessage(link ? messages.isAdded : messages.isRemoved),
          action: {
            label: formatMessage(messages.undo),
            onAct: () => linking.mutate(!link),
          },
        }),
    });
  }

  return { isLinked: linking.isPending ? linking.variables : told, change };
}

const messages = defineMessages({
  add: { id: 'shelf.add', defaultMessage: 'Put on my shelf' },
  added: { id: 'shelf.added', defaultMessage: 'On my shelf' },
  isAdded: { id: 'shelf.isAdded', defaultMessage: 'It is on your page now' },
  isRemoved: { id: 'shelf.isRemoved', defaultMessage: 'Taken off your shelf' },
  undo: { id: 'shelf.undo', defaultMessage: 'Undo' },
});
