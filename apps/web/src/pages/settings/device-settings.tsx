import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, ButtonRow, color, DeleteIcon, Note, space } from '@wordhoard/ui';
import { useAtom, useSetAtom, useStore } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { offlineListsAtom } from '../../features/list/offline-lists.ts';
import { measureStorage } from '../../shared/storage/device-storage.ts';
import { showToastAtom } from '../../shared/toast/toast-atom.ts';

const storageKey = ['device-storage'];
const bytesPerMegabyte = 1_000_000;

/** How much this device stores, and a way to remove what is only needed without a connection. */
export function DeviceSettings() {
  const { formatMessage, formatNumber } = useIntl();
  const queryClient = useQueryClient();
  const store = useStore();
  const showToast = useSetAtom(showToastAtom);
  const [lists, setLists] = useAtom(offlineListsAtom);
  const { data: bytes } = useQuery({
    queryKey: storageKey,
    queryFn: async () =>
      (await measureStorage({ caches: globalThis.caches, storage: navigator.storage })) ?? null,
    staleTime: 0,
  });

  async function remove(): Promise<void> {
    const { removeContentAtom } = await import('../../features/offline/remove-content.ts');
    const isRemoved = await store.set(removeContentAtom, true);
    await queryClient.invalidateQueries({ queryKey: storageKey });
    showToast({
      id: 'removedContent',
      ...(!isRemoved && { tone: 'wrong' }),
      text: formatMessage(isRemoved ? messages.removed : messages.notRemoved),
    });
  }

  return (
    <>
      <Parts>
        {(['app', 'media', 'learning'] as const).map((part) => (
          <div key={part}>
            <dt>{formatMessage(messages[part])}</dt>
            <dd>
              {bytes &&
                formatNumber(bytes[part] / bytesPerMegabyte, {
                  style: 'unit',
                  unit: 'megabyte',
                  maximumFractionDigits: 1,
                })}
            </dd>
          </div>
        ))}
      </Parts>
      <ButtonRow>
        <Button icon={<DeleteIcon />} onClick={() => void remove()}>
          {formatMessage(messages.remove)}
        </Button>
        {lists.isOff && (
          <Button onClick={() => setLists({ ...lists, isOff: false })}>
            {formatMessage(messages.store)}
          </Button>
        )}
      </ButtonRow>
      <Note>{formatMessage(lists.isOff ? messages.off : messages.hint)}</Note>
    </>
  );
}

const messages = defineMessages({
  app: { id: 'deviceSettings.app', defaultMessage: 'App' },
  media: { id: 'deviceSettings.media', defaultMessage: 'Pictures and sound' },
  learning: { id: 'deviceSettings.learning', defaultMessage: 'Words and answers' },
  remove: { id: 'deviceSettings.remove', defaultMessage: 'Remove words, pictures and sound' },
  hint: {
    id: 'deviceSettings.hint',
    defaultMessage: 'They’re stored so that you can learn offline. Your answers stay.',
  },
  store: { id: 'deviceSettings.store', defaultMessage: 'Store them again' },
  off: {
    id: 'deviceSettings.off',
    defaultMessage:
      'Words are not stored on this device until you turn this back on. Pictures that you see are kept for a while. Your answers stay.',
  },
  removed: { id: 'deviceSettings.removed', defaultMessage: 'Words, pictures and sound removed' },
  notRemoved: {
    id: 'deviceSettings.notRemoved',
    defaultMessage: 'Not everything could be removed. Try again.',
  },
});

const Parts = styled.dl`
  display: grid;
  gap: ${space.s2};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.s4};
    max-width: 20rem;
  }

  dd {
    min-width: 4rem;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
