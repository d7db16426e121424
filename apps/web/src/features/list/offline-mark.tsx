import { defineMessages } from '@wordhoard/i18n/messages';
import { color, DownloadIcon, size, space } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

/** Tells that a list is stored on this device. */
export function OfflineMark() {
  const { formatMessage } = useIntl();
  return (
    <Mark>
      <DownloadIcon aria-hidden />
      {formatMessage(messages.stored)}
    </Mark>
  );
}

const messages = defineMessages({
  stored: { id: 'offlineList.stored', defaultMessage: 'Available offline' },
});

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  color: ${color.textMuted};
  font-size: ${size.caption};
  vertical-align: bottom;
`;
