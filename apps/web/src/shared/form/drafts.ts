import { useAtomValue, useSetAtom } from 'jotai';
import { storedAtom } from '../storage/stored-atom.ts';

/** The unsent text of a form, by field. */
export type Draft = Readonly<Record<string, string>>;
type Drafts = Readonly<Record<string, Draft>>;

/** The valid drafts in a stored value. */
export const restoreDrafts = (stored: unknown): Drafts =>
  Object.fromEntries(Object.entries(Object(stored)).filter(isDraftEntry));

/** The drafts by form, until the tab is closed. */
const draftsAtom = storedAtom({ key: 'wordhoard.drafts', area: 'tab', restore: restoreDrafts });

function isDraftEntry(entry: [string, unknown]): entry is [string, Draft] {
  const [, draft] = entry;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((text) => typeof text === 'string')
  );
}

/** The draft of a form, and how to keep or forget it. */
export function useDraft(form: string) {
  const draft = useAtomValue(draftsAtom)[form];
  const setDrafts = useSetAtom(draftsAtom);

  const keep = (typed: Draft) => setDrafts((drafts) => ({ ...drafts, [form]: typed }));
  const forget = () => setDrafts(({ [form]: _sent, ...others }) => others);

  return { draft, keep, forget };
}
