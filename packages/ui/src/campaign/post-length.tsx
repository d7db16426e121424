import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Note, Row } from '../layout/stack.tsx';
import { WarningIcon } from '../theme/icon.ts';
import { color, space } from '../theme/token.ts';
import { VisuallyHidden } from '../theme/visually-hidden.tsx';

interface PostLengthProps {
  length: number;
  max: number;
}

/** How much of the allowed length a post uses, and by how much it is too long. */
export function PostLength({ length, max }: PostLengthProps) {
  const { formatMessage, formatNumber } = useIntl();
  const isOver = length > max;
  return (
    <Line data-over={isOver || undefined}>
      {isOver && (
        <Row as="span" $gap="s1">
          <WarningIcon />
          {formatMessage(messages.over, { count: length - max })}
        </Row>
      )}
      <Count>
        <VisuallyHidden>{formatMessage(messages.length, { length, max })}</VisuallyHidden>
        <span aria-hidden="true">
          {formatNumber(length)} / {formatNumber(max)}
        </span>
      </Count>
    </Line>
  );
}

const messages = defineMessages({
  length: {
    id: 'ui.postLength.length',
    defaultMessage: '{length, number} of {max, plural, one {# character} other {# characters}}',
  },
  over: {
    id: 'ui.postLength.over',
    defaultMessage: 'Too long by {count, plural, one {# character} other {# characters}}',
  },
});

const Line = styled(Note)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${color.wrong};
    font-weight: 550;
  }
`;

const Count = styled.span`
  position: relative;
  margin-inline-start: auto;
`;
