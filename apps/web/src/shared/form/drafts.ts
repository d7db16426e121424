import { useAtomValue, useSetAtom } from 'jotai';
import { isRecord, isText, storedAtom, validEntries } from '../storage/stored-atom.ts';

/** The unsent text of a form, by field. */
export type Draft = Readonly<Record<string, string>>;
type Drafts = Readonly<Record<string, Draft>>;

export const restoreDrafts = (stored: unknown): Drafts => validEntries(stored, isDraft);

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && Object.values(value).every(isText);
}

/** The drafts by form, until the tab is closed. */
const draftsAtom = storedAtom({ key: 'wordhoard.drafts', area: 'tab', restore: restoreDrafts });

/** The draft of a form, with functions to save and discard it. */
export function useDraft(form: string) {
  const draft = useAtomValue(draftsAtom)[form];
  const setDrafts = useSetAtom(draftsAtom);

  const saveDraft = (changed: Draft) => setDrafts((drafts) => ({ ...drafts, [form]: changed }));
  const discardDraft = () => setDrafts(({ [form]: _removed, ...others }) => others);

  return { draft, saveDraft, discardDraft };
}
