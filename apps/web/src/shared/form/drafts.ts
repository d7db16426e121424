import { atom, useAtomValue, useSetAtom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
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
  const drafts = useMemo(() => selectAtom(draftsAtom, ({ [form]: draft }) => draft), [form]);
  const draft = useAtomValue(drafts);
  const setDraft = useSetAtom(setDraftAtom);

  const saveDraft = (changed: Draft) => setDraft(form, changed);
  const discardDraft = () => setDraft(form, undefined);

  return { draft, saveDraft, discardDraft };
}

/** Saves the draft of any form, or discards it. */
export const setDraftAtom = atom(null, (get, set, form: string, draft: Draft | undefined) => {
  const { [form]: _replaced, ...others } = get(draftsAtom);
  set(draftsAtom, draft === undefined ? others : { ...others, [form]: draft });
});
