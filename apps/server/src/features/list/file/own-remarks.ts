import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import type { Database } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { MadeEntry } from '../../collection/import-record.ts';
import { addImportedEvents, toNoteEvent } from '../../review/imported-events.ts';
import { type LinkedTags, linkImportedTags } from '../../tag/link-imported-tags.ts';
import type { ReadLine } from './read-import.ts';

/** What a learner has written to a word in their own file. */
export interface OwnRemarks {
  tags: string[];
  /** What the learner remembers the word by, or empty. */
  note: string;
  /** Notes that do not fit. */
  longNotes: string[];
}

const separator = '; ';

/** Joins what lines about the same word say. */
export function readRemarks(lines: readonly Pick<ReadLine, 'entry'>[]): OwnRemarks {
  const listed = lines.flatMap(({ entry }) => entry?.notes ?? []).map(normalizeText);
  const notes = [...new Set(listed)].filter((note) => note !== '');
  const tags = [...new Set(lines.flatMap(({ entry }) => entry?.tags ?? []))];
  const remarks: OwnRemarks = { tags, note: '', longNotes: [] };
  for (const note of notes) {
    const joined = remarks.note === '' ? note : `${remarks.note}${separator}${note}`;
    if (joined.length <= limits.mnemonicMaxLength) remarks.note = joined;
    else remarks.longNotes.push(note);
  }
  return remarks;
}

type RemarkedWord = OwnRemarks & { wordId: string };

interface RemarkOptions {
  /** Whether tags are proposed to everybody. Notes never are. */
  isProposed: boolean;
  importId: string | undefined;
}

/**
 * Adds tags and notes to words.
 *
 * @returns the tags that were left out, because there are none or because everybody would see them
 */
export async function addRemarks(
  database: Database,
  words: readonly RemarkedWord[],
  { importId, ...options }: RemarkOptions,
  { caller, now }: SignedInContext,
): Promise<Pick<LinkedTags, 'unknown' | 'exposed'> & { made: MadeEntry[] }> {
  const { linkIds, ...leftOut } = await linkImportedTags(database, words, {
    ...options,
    caller,
    now,
  });
  const notes = words
    .filter(({ note }) => note !== '')
    .map(({ wordId, note: text }) => toNoteEvent({ wordId, text }, { source: 'text', now }));
  await addImportedEvents(database, notes, { userId: caller.id, importId });
  return { made: linkIds.map((id) => ({ kind: 'tag', id })), ...leftOut };
}
