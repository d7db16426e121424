import { defineMessages } from '@wordhoard/i18n/messages';
import { IconButton, ShareIcon } from '@wordhoard/ui';
import { useSetAtom } from 'jotai';
import { useIntl } from 'react-intl';
import { showToastAtom } from '../toast/toast-atom.ts';

interface ShareButtonProps {
  name: string;
  path: string;
  /** What to say when the link was copied. */
  copied?: string | undefined;
}

export function ShareButton(page: ShareButtonProps) {
  const { label, share } = useShare();
  return <IconButton label={label} icon={<ShareIcon />} onClick={() => share(page)} />;
}

/** Shares an address with the device's dialog, or copies it. */
export function useShare() {
  const { formatMessage } = useIntl();
  const showToast = useSetAtom(showToastAtom);

  async function share({ name, path, copied }: ShareButtonProps): Promise<void> {
    const url = new URL(path, location.origin).href;
    const outcome = await shareOrCopy({ title: name, url }, url);
    if (outcome === 'shared') return;
    showToast({
      id: 'share',
      text: outcome === 'copied' ? (copied ?? formatMessage(messages.copied)) : url,
    });
  }

  return { label: formatMessage(messages.share), share };
}

const messages = defineMessages({
  share: { id: 'share.link', defaultMessage: 'Share link' },
  copied: { id: 'share.copied', defaultMessage: 'Link copied' },
});

/**
 * Shares something with the device's dialog, or copies its text. Cancelling the dialog counts as
 * success.
 */
export async function shareOrCopy(data: ShareData, text?: string) {
  if (navigator.canShare?.(data)) {
    await navigator.share(data).catch(() => undefined);
    return 'shared';
  }
  return text !== undefined && (await copy(text)) ? 'copied' : 'failed';
}

/** Without https there is no clipboard, and a browser may refuse access. */
async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
