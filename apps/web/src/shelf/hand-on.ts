/**
 * Hands something on in the way that the device has for it, or else copies its text. Whoever changes
 * their mind has been served.
 */
export async function handOn(
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
