import { useAtomValue, useSetAtom } from 'jotai';
import { type Draft, draftsAtom } from './drafts-atom.ts';

/** What was typed into a form before, and how to keep what is typed now. */
export function useDraft(form: string) {
  const draft = useAtomValue(draftsAtom)[form];
  const setDrafts = useSetAtom(draftsAtom);

  const keep = (typed: Draft) => setDrafts((drafts) => ({ ...drafts, [form]: typed }));
  const forget = () => setDrafts(({ [form]: _sent, ...others }) => others);

  return { draft, keep, forget };
}
