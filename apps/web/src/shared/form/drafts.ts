import { useAtomValue, useSetAtom } from 'jotai';
import { isRecord, isText, storedAtom, validEntries } from '../storage/stored-atom.ts';

/** The unsent text of a form, by field. */
export type Draft = Readonly<Record<string, string>>;
type Drafts = Readonly<Record<string, Draft>>;

/** The valid drafts in a stored value. */
export const restoreDrafts = (stored: unknown): Drafts => validEntries(stored, isDraft);

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && Object.values(value).every(isText);
}

/** The drafts by form, until the tab is closed. */
const draftsAtom = storedAtom({ key: 'wordhoard.drafts', area: 'tab', restore: restoreDrafts });

/** The draft of a form, and how to keep or forget it. */
export function useDraft(form: string) {
  const draft = useAtomValue(draftsAtom)[form];
  const setDrafts = useSetAtom(draftsAtom);

  const keep = (typed: Draft) => setDrafts((drafts) => ({ ...drafts, [form]: typed }));
  const forget = () => setDrafts(({ [form]: _sent, ...others }) => others);

  return { draft, keep, forget };
}
