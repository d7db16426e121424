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
    const isCopied = await copy(url);
    showToast({ id: 'share', text: isCopied ? formatMessage(messages.copied) : url });
  }

  return <IconButton label={formatMessage(messages.share)} icon={<ShareIcon />} onClick={share} />;
}

/** A site without https has no clipboard, and a browser may refuse it. */
async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

const ignoreWhoeverChangesTheirMind = () => undefined;

const messages = defineMessages({
  share: { id: 'shelf.share', defaultMessage: 'Share the link' },
  copied: { id: 'shelf.copied', defaultMessage: 'The link is copied' },
});
