import { defineMessages } from '@wordhoard/i18n/messages';
import { Button, StatusLine } from '@wordhoard/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { InStatusSlot } from '../shared/page/in-status-slot.ts';
import { idle } from '../shared/time/idle.ts';
import { followVersions } from './follow-versions.ts';

interface NewVersionProps {
  /** Whether the learner is being asked something. */
  isBusy: boolean;
}

/** Stores the app on the device, and offers new versions of it between questions. */
export function NewVersion({ isBusy }: NewVersionProps) {
  const { formatMessage } = useIntl();
  const [update, setUpdate] = useState<() => void>();
  useEffect(() => {
    const { serviceWorker: workers, connection } = navigator;
    if (!import.meta.env.PROD || workers === undefined || connection?.saveData) return;
    const following = new AbortController();
    const { signal } = following;
    idle()
      .then(() =>
        followVersions({
          workers,
          page: document,
          now: Date.now,
          onNewVersion: (use) => setUpdate(() => use),
          reload: () => location.reload(),
          signal,
        }),
      )
      // Some private windows refuse. The app works as without.
      .catch(() => undefined);
    return () => following.abort();
  }, []);
  if (update === undefined || isBusy) return null;
  return (
    <InStatusSlot>
      <StatusLine>
        {formatMessage(messages.available)}
        <Button variant="quiet" onClick={update}>
          {formatMessage(messages.reload)}
        </Button>
      </StatusLine>
    </InStatusSlot>
  );
}

const messages = defineMessages({
  available: { id: 'newVersion.available', defaultMessage: 'New version' },
  reload: { id: 'newVersion.reload', defaultMessage: 'Reload' },
});
