import { ApiFailure } from '@wordhoard/api-client';
import { defineMessages } from '@wordhoard/i18n/messages';
import { FormError } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { FormFailure } from '../../shared/form/call-form.tsx';
import { paths } from '../../shared/routes/routes.ts';

/** The reason why a change was refused, with a link to the channels if one of them is not active. */
export function CallFailure({ failure }: { failure: Error | null }) {
  const { formatMessage } = useIntl();
  if (!(failure instanceof ApiFailure)) return null;
  if (failure.code !== 'SmmChannelIsNotActive') return <FormFailure failure={failure} />;
  return (
    <FormError>
      <span>
        {formatMessage(messages.inactive)}{' '}
        <a href={paths.campaignChannels()}>{formatMessage(messages.channels)}</a>
      </span>
    </FormError>
  );
}

const messages = defineMessages({
  inactive: {
    id: 'campaignFailure.inactive',
    defaultMessage:
      'This channel can’t post right now: it’s paused, or the network is blocking us.',
  },
  channels: { id: 'campaignFailure.channels', defaultMessage: 'Open the channels' },
});
