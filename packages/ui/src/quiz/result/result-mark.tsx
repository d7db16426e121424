import { defineMessages } from '@wordhoard/i18n/messages';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CloseIcon, KnownIcon, RetryIcon } from '../../theme/icon.ts';
import { color } from '../../theme/token.ts';

/** How a word was answered; `recovered` is right after a mistake. */
export type WordOutcome = 'right' | 'recovered' | 'wrong';

export function ResultMark({ outcome }: { outcome: WordOutcome }) {
  const { formatMessage } = useIntl();
  const Icon = icons[outcome];
  return (
    <Mark role="img" aria-label={formatMessage(messages[outcome])} data-outcome={outcome}>
      <Icon />
    </Mark>
  );
}

const icons = { right: KnownIcon, recovered: RetryIcon, wrong: CloseIcon };

const messages = defineMessages({
  right: { id: 'ui.quizResultRow.right', defaultMessage: 'Right' },
  recovered: { id: 'ui.quizResultRow.recovered', defaultMessage: 'Right after a mistake' },
  wrong: { id: 'ui.quizResultRow.wrong', defaultMessage: 'Wrong' },
});

const Mark = styled.span`
  flex: none;
  color: ${color.wrong};

  &[data-outcome='right'] {
    color: ${color.known};
  }

  &[data-outcome='recovered'] {
    color: ${color.textMuted};
  }

  .lucide {
    stroke-width: 2.5;
  }
`;
