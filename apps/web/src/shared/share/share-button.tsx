import { IconButton, ShareIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { showToastAtom } from '../toast/toast-atom.ts';
import { shareOrCopy } from './share.ts';

interface ShareButtonProps {
  name: string;
  path: string;
}

/** Shares an address with the device's dialog, or copies it. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);

  async function share(): Promise<void> {
    const url = new URL(path, location.origin).href;
    const outcome = await shareOrCopy({ title: name, url }, url);
    if (outcome === 'shared') return;
    showToast({ id: 'share', text: outcome === 'copied' ? formatMessage(messages.copied) : url });
  }

  return <IconButton label={formatMessage(messages.share)} icon={<ShareIcon />} onClick={share} />;
}

const messages = defineMessages({
  share: { id: 'share.link', defaultMessage: 'Share the link' },
  copied: { id: 'share.copied', defaultMessage: 'The link is copied' },
});
