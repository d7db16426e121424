import { Button, color, KnownIcon, size, space } from '@wordhoard/ui';
import { defineMessages, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { SavingState } from './use-edits.ts';

interface SaveStateProps {
  state: SavingState;
  onRetry: () => void;
}

/** Whether all that was edited is kept; it takes its line before there is anything to say. */
export function SaveState({ state, onRetry }: SaveStateProps) {
  const { formatMessage } = useIntl();
  return (
    <Line role="status" data-state={state}>
      {state === 'saved' && <KnownIcon />}
      {state !== 'idle' && formatMessage(messages[state])}
      {state === 'failed' && (
        <Button variant="quiet" onClick={onRetry}>
          {formatMessage(messages.retry)}
        </Button>
      )}
    </Line>
  );
}

const messages = defineMessages({
  saving: { id: 'saveState.saving', defaultMessage: 'Saving' },
  saved: { id: 'saveState.saved', defaultMessage: 'Saved' },
  failed: { id: 'saveState.failed', defaultMessage: 'The last change was not saved' },
  retry: { id: 'saveState.retry', defaultMessage: 'Try again' },
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  min-height: 2.75rem;
  color: ${color.textMuted};
  font-size: ${size.caption};

  &[data-state='saved'] > .lucide {
    color: ${color.known};
  }

  &[data-state='failed'] {
    color: ${color.wrong};
  }
`;
