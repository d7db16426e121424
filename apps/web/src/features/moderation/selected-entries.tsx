import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, barHeight, color, layer, Row, space, wideScreen } from '@wordhoard/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

interface SelectedEntriesProps {
  count: number;
  onApprove: (() => void) | undefined;
  onReject: (() => void) | undefined;
  onClear: () => void;
}

/** The actions on several entries, which stay visible while scrolling. */
export function SelectedEntries({ count, onApprove, onReject, onClear }: SelectedEntriesProps) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;
  return (
    <Bar $gap="s3" role="group" aria-label={formatMessage(messages.chosen, { count })}>
      <Line>
        <p role="status">{formatMessage(messages.chosen, { count })}</p>
        <Button variant="quiet" onClick={onClear}>
          {formatMessage(messages.forget)}
        </Button>
      </Line>
      <Buttons>
        {onApprove && (
          <Button variant="primary" onClick={onApprove}>
            {formatMessage(messages.approve)}
          </Button>
        )}
        {onReject && <Button onClick={onReject}>{formatMessage(messages.reject)}</Button>}
      </Buttons>
    </Bar>
  );
}

const messages = defineMessages({
  chosen: {
    id: 'selectedEntries.chosen',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
  },
  approve: { id: 'selectedEntries.approve', defaultMessage: 'Approve' },
  reject: { id: 'selectedEntries.reject', defaultMessage: 'Reject' },
  forget: { id: 'selectedEntries.forget', defaultMessage: 'Clear selection' },
});

const Bar = styled(Row)`
  position: sticky;
  z-index: ${layer.cover};
  inset-block-end: ${barHeight};
  padding-block: ${space.s2} ${space.s3};
  border-block-start: 1px solid ${color.hairline};
  background: ${color.canvas};

  @media ${wideScreen} {
    inset-block-end: 0;
  }
`;

const Line = styled.div`
  flex: 1 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3};

  @media ${wideScreen} {
    justify-content: start;
  }
`;

const Buttons = styled.div`
  flex: 1 0 auto;
  display: flex;
  gap: ${space.s2};

  > * {
    flex: 1 0 auto;
  }

  @media ${wideScreen} {
    flex: none;
  }
`;
