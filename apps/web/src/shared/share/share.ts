/**
 * Hands something on in the way that the device has for it, or else copies its text. Whoever changes
 * their mind has been served.
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

/** A site without https has no clipboard, and a browser may refuse it. */
async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Has the browser save a file, under a name that its learner may change. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
