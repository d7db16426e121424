import { type ApiClient, readData } from '@wordhoard/api-client';

const domains = { translation: 'tran', image: 'word-image', recording: 'word-recording' } as const;

/** Withdraws an entry of the learner about a word. */
export const withdrawEntry = (api: ApiClient, kind: keyof typeof domains, id: string) =>
  readData(api.DELETE(`/front-${domains[kind]}/delete`, { body: { id } }));
