import { atom, useAtomValue, useSetAtom } from 'jotai';

/** What was typed into a form and not sent yet, by field. */
export type Draft = Readonly<Record<string, string>>;
type Drafts = Readonly<Record<string, Draft>>;

/** By form. They last as long as the tab. */
export const draftsAtom = atom<Drafts>({});

/** The drafts out of what the storage held; what is of no use in it is left out. */
export function restoreDrafts(stored: string | null): Drafts {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(stored ?? '{}') ?? {}).filter(isDraftEntry),
    );
  } catch {
    return {};
  }
}

function isDraftEntry(entry: [string, unknown]): entry is [string, Draft] {
  const [, draft] = entry;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((text) => typeof text === 'string')
  );
}

/** What was typed into a form before, and how to keep what is typed now. */
export function useDraft(form: string) {
  const draft = useAtomValue(draftsAtom)[form];
  const setDrafts = useSetAtom(draftsAtom);

  const keep = (typed: Draft) => setDrafts((drafts) => ({ ...drafts, [form]: typed }));
  const forget = () => setDrafts(({ [form]: _sent, ...others }) => others);

  return { draft, keep, forget };
}
