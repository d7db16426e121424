import { ApiFailure } from '@wordhoard/api-client';
import { FormError } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { paths } from '../../../shared/routes/routes.ts';
import { FailureText } from '../../../shared/toast/failure-text.tsx';

/** Why a change was refused. A channel that cannot post is mended on the page of the channels. */
export function CallFailure({ failure }: { failure: Error | null }) {
  const { formatMessage } = useIntl();
  if (!(failure instanceof ApiFailure)) return null;
  return (
    <FormError>
      {failure.code === 'SmmChannelIsNotActive' ? (
        <>
          {formatMessage(messages.inactive)}{' '}
          <a href={paths.campaignChannels()}>{formatMessage(messages.channels)}</a>
        </>
      ) : (
        <FailureText failure={failure} />
      )}
    </FormError>
  );
}

const messages = defineMessages({
  inactive: {
    id: 'campaignFailure.inactive',
    defaultMessage: 'The channel cannot post now: it is paused, or the network refuses us.',
  },
  channels: { id: 'campaignFailure.channels', defaultMessage: 'Open the channels' },
});
