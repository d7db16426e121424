import { defineMessages } from '@wordhoard/i18n/messages';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/api/api-context.ts';
import { FormDialog } from '../../shared/form/dialogs.tsx';
import { useCallForm } from '../../shared/form/use-call-form.ts';
import { settingsAtom } from '../../shared/settings/settings-atom.ts';
import { ChannelFailure } from './channel-card.tsx';
import { ChannelFields } from './channel-fields.tsx';
import { buildChange, buildNewChannel, buildValues, type ChannelValues } from './channel-values.ts';
import { type Channel, createChannel, updateChannel, useRefreshChannels } from './queries.ts';

interface ChannelDialogProps {
  /** The channel to edit; a new one is connected otherwise. */
  channel: Channel | undefined;
  onClose: () => void;
}

/**
 * Connects or edits a channel. A channel that the network refuses is saved as well: the dialog stays open
 * with the reason and everything typed, and saves the next attempt over it.
 */
export function ChannelDialog({ channel: edited, onClose }: ChannelDialogProps) {
  const { formatMessage } = useIntl();
  const outcome = useRef<HTMLDivElement>(null);
  const [channel, setChannel] = useState(edited);
  const form = useChannelForm(channel, (saved) => {
    if (saved.isActive) onClose();
    else setChannel(saved);
  });
  useEffect(() => {
    if (channel !== edited) outcome.current?.scrollIntoView({ block: 'center' });
  }, [channel, edited]);
  return (
    <FormDialog
      title={formatMessage(edited === undefined ? messages.newTitle : messages.title)}
      form={form}
      {...(channel === undefined && { action: formatMessage(messages.connect) })}
      onClose={onClose}
    >
      <ChannelFields form={form} channel={channel} />
      <div ref={outcome} role="status">
        {channel && <ChannelFailure channel={channel} />}
      </div>
    </FormDialog>
  );
}

function useChannelForm(channel: Channel | undefined, onSaved: (saved: Channel) => void) {
  const api = useApi();
  const refresh = useRefreshChannels();
  const { learnLangCode, tranLangCode } = useAtomValue(settingsAtom);
  return useCallForm<ChannelValues, Channel>({
    name: channel === undefined ? 'newChannel' : `channel ${channel.id}`,
    draftFields: ['network', 'name', 'address', 'langCode', 'tranLangCode'],
    defaultValues: buildValues(channel, { langCode: learnLangCode, tranLangCode }),
    fieldOf: { SimilarRecordAlreadyExists: 'address' },
    toField: (path) => path.replace(/^account\./, ''),
    call: (values, id) =>
      channel === undefined
        ? createChannel(api, { id, ...buildNewChannel(values) })
        : updateChannel(api, buildChange(channel, values)),
    onDone(saved) {
      void refresh();
      onSaved(saved);
    },
  });
}

const messages = defineMessages({
  newTitle: { id: 'channelDialog.newTitle', defaultMessage: 'Connect a channel' },
  title: { id: 'channelDialog.title', defaultMessage: 'Channel details' },
  connect: { id: 'channelDialog.connect', defaultMessage: 'Connect' },
});
