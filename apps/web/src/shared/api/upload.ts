import { fetchWithProgress } from '@wordhoard/api-client';

export interface SendOptions {
  /** Receives the part that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** The options of a call that sends a file with texts. */
export function uploadOptions({ onProgress, signal }: SendOptions) {
  function bodySerializer(parts: Readonly<Record<string, string | File | undefined>>): FormData {
    const form = new FormData();
    for (const [name, part] of Object.entries(parts)) {
      if (part !== undefined) form.set(name, part);
    }
    return form;
  }
  return { bodySerializer, fetch: fetchWithProgress(onProgress), signal };
}
