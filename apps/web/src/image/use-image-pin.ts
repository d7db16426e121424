import type { components } from '@wordhoard/api-client';
import { useApi } from '../app/api-context.ts';
import { useEntryCall } from '../feed/use-entry-call.ts';
import { pinImage } from './image-calls.ts';
import { imageFeedQuery } from './image-queries.ts';

/** Puts pictures of a word before the others, for oneself. */
export function useImagePin(wordId: string) {
  const { queryKey } = imageFeedQuery(useApi(), wordId);
  const pin = useEntryCall<components['schemas']['WordImageRecord'], boolean>({
    queryKey,
    call: (api, wordImageId, pinned) => pinImage(api, { wordImageId, pinned }),
    show: (image, isPinned) => ({ ...image, isPinned }),
    refreshed: [queryKey, ['word']],
  });
  return { queryKey, pin };
}
