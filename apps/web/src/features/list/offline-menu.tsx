import { defineMessages } from '@wordhoard/i18n/messages';
import { DeleteIcon, DownloadIcon, type MenuItem } from '@wordhoard/ui';
import { useAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { offlineListsAtom } from './offline-lists.ts';

/** Stores a list on this device, or stops that; nothing for a list that is stored for another reason. */
export function useOfflineMenuItems(listId: string): readonly MenuItem[] {
  const { formatMessage } = useIntl();
  const [{ chosenIds, storedIds }, setLists] = useAtom(offlineListsAtom);
  const isChosen = chosenIds.includes(listId);
  if (!isChosen && storedIds.includes(listId)) return [];
  const isOther = (id: string) => id !== listId;
  return [
    isChosen
      ? {
          label: formatMessage(messages.remove),
          icon: <DeleteIcon />,
          onChoose: () =>
            setLists({
              storedIds: storedIds.filter(isOther),
              chosenIds: chosenIds.filter(isOther),
            }),
        }
      : {
          label: formatMessage(messages.keep),
          icon: <DownloadIcon />,
          onChoose: () => setLists({ storedIds, chosenIds: [...chosenIds, listId] }),
        },
  ];
}

const messages = defineMessages({
  keep: { id: 'offlineList.keep', defaultMessage: 'Make available offline' },
  remove: { id: 'offlineList.remove', defaultMessage: 'Remove from this device' },
});
