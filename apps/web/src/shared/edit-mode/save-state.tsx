import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, color, KnownIcon, size, space } from '@wordhoard/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { waitingEditsAtom } from '../outbox/waiting-edits.ts';
import type { SaveStatus } from './use-edits.ts';

interface SaveStateProps {
  saving: SaveStatus;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Shows whether all edits are saved; those that wait for a connection are shown elsewhere. Its line is always present, so that nothing moves. */
export function SaveState({ saving, onRetry, onDiscard }: SaveStateProps) {
  const { formatMessage } = useIntl();
  const isWaiting = useAtomValue(waitingEditsAtom).length > 0;
  const state = saving.state === 'saved' && isWaiting ? 'idle' : saving.state;
  return (
    <Line role="status" data-state={state}>
      {state === 'saved' && <KnownIcon />}
      {(state === 'saving' || state === 'saved') && formatMessage(messages[state])}
      {saving.state === 'failed' && (
        <>
          {formatMessage(messages.failed, { count: saving.count })}
          <Button variant="quiet" onClick={onRetry}>
            {formatMessage(messages.retry)}
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            {formatMessage(messages.leave)}
          </Button>
        </>
      )}
    </Line>
  );
}

const messages = defineMessages({
  saving: { id: 'saveState.saving', defaultMessage: 'Saving' },
  saved: { id: 'saveState.saved', defaultMessage: 'Saved' },
  failed: {
    id: 'saveState.failed',
    defaultMessage: '{count, plural, one {# change wasn’t saved} other {# changes weren’t saved}}',
  },
  retry: { id: 'saveState.retry', defaultMessage: 'Try again' },
  leave: { id: 'saveState.leave', defaultMessage: 'Discard' },
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
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
