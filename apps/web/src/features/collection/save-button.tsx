import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { AddIcon, Button, ButtonLink, SavedIcon, visuallyHidden } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { initDataQuery, useApi, useApiQueries } from '../../shared/api/api-context.ts';
import { paths } from '../../shared/routes/routes.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';
import type { Collection, CollectionKind } from './collection.ts';
import { linkCollection, useRefreshCollections } from './queries.ts';

interface SaveButtonProps {
  kind: CollectionKind;
  collection: Pick<Collection, 'id' | 'isLinked'>;
}

/** Saves a collection of another learner, or removes it from the saved ones. */
export function SaveButton({ kind, collection }: SaveButtonProps) {
  const { formatMessage } = useIntl();
  const [pathname] = useLocation();
  const { user } = useSession();
  const { isLinked, change } = useCollectionLink(kind, collection);
  const add = formatMessage(messages.add, { kind });
  if (user === undefined) {
    return (
      <ButtonLink icon={<AddIcon />} href={paths.signUp(pathname)} title={add}>
        <Label>{add}</Label>
      </ButtonLink>
    );
  }
  const label = isLinked ? formatMessage(messages.added) : add;
  return (
    <Button
      icon={isLinked ? <SavedIcon /> : <AddIcon />}
      aria-pressed={isLinked}
      title={label}
      onClick={() => change(!isLinked)}
    >
      <Label>{label}</Label>
    </Button>
  );
}

/* On phones, the row has room for the icon alone. */
const Label = styled.span`
  @media (max-width: 35rem) {
    ${visuallyHidden}
  }
`;

/** Shows the change immediately, and the previous state if the request fails. */
function useCollectionLink(
  kind: CollectionKind,
  { id, isLinked: wasLinked }: SaveButtonProps['collection'],
) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const initData = initDataQuery(useApiQueries());
  const queryClient = useQueryClient();
  const refresh = useRefreshCollections(kind);
  const showToast = useSetAtom(showToastAtom);

  const linking = useMutation({
    mutationFn: async (link: boolean) => {
      const { userInfo } = await queryClient.ensureQueryData(initData);
      if (userInfo === null) throw new Error('Saving a collection requires a session');
      await linkCollection(api, kind, { parentId: userInfo.id, children: [{ id, link }] });
    },
    onSuccess: refresh,
  });

  function change(link: boolean): void {
    linking.mutate(link, {
      onSuccess: () =>
        showToast({
          id: `saved ${id}`,
          text: formatMessage(link ? messages.isAdded : messages.isRemoved),
          onUndo: () => linking.mutate(!link),
        }),
    });
  }

  return { isLinked: linking.isPending ? linking.variables : wasLinked, change };
}

const messages = defineMessages({
  add: {
    id: 'collection.add',
    defaultMessage: '{kind, select, table {Save table} other {Save list}}',
  },
  added: { id: 'collection.added', defaultMessage: 'Saved' },
  isAdded: { id: 'collection.isAdded', defaultMessage: 'Saved to your profile' },
  isRemoved: { id: 'collection.isRemoved', defaultMessage: 'Removed from your profile' },
});
