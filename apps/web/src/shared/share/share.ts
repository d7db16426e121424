/**
 * Shares something with the device's dialog, or copies its text. Cancelling the dialog counts as
 * success.
 */
export async function shareOrCopy(
  data: ShareData,
  text?: string,
): Promise<'shared' | 'copied' | 'failed'> {
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

/** Downloads a file. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
