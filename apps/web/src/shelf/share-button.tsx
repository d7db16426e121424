import { IconButton, ShareIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { defineMessages, useIntl } from 'react-intl';
import { showToastAtom } from '../toast/toast-atom.ts';

interface ShareButtonProps {
  name: string;
  path: string;
}

/** Hands the address on in the way that the device has for it, or copies it. */
export function ShareButton({ name, path }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);

  async function share(): Promise<void> {
    const url = new URL(path, location.origin).href;
    if (navigator.canShare?.({ title: name, url })) {
      await navigator.share({ title: name, url }).catch(ignoreWhoeverChangesTheirMind);
      return;
    }
    const text = await navigator.clipboard.writeText(url).then(
      () => formatMessage(messages.copied),
      () => url,
    );
    showToast({ id: 'share', text });
  }

  return <IconButton label={formatMessage(messages.share)} icon={<ShareIcon />} onClick={share} />;
}

const ignoreWhoeverChangesTheirMind = () => undefined;

const messages = defineMessages({
  share: { id: 'shelf.share', defaultMessage: 'Share the link' },
  copied: { id: 'shelf.copied', defaultMessage: 'The link is copied' },
});
