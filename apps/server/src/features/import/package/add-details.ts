// Raw SQL: each statement writes the rows of hundreds of notes.

import type { LeftOutReason } from '@wordhoard/contract';
import { EntryStatus, Privacy } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import { idArray } from '../../../platform/database/sql.ts';
import { word, wordContribution } from '../../../schema/word.ts';
import type { MadeEntry } from '../../collection/import-record.ts';
import { linkImportedTags } from '../../tag/link-imported-tags.ts';
import { visible } from '../../word/visible.ts';
import { listFormKeys } from '../../word/word-forms.ts';
import { addFile } from './add-file.ts';
import type { ImportRun, PreparedNote } from './import-notes.ts';
import { readingToGrammar } from './read-note.ts';

/** A note with the word that it is about. */
export interface NoteOfWord extends PreparedNote {
  wordId: string;
  /** The text of the word, which may be the lemma of what the note has. */
  text: string;
}

type Leave = (reason: LeftOutReason, example: string) => void;

interface Addition {
  run: ImportRun;
  leave: Leave;
}

/**
 * Adds examples and readings to the contributions of new words. A word that exists gets a private contribution, which also
 * keeps the learner's translations, tags and files of it private.
 */
export async function addDetails(
  database: Database,
  notes: readonly NoteOfWord[],
  { run, newIds, leave }: Addition & { newIds: ReadonlySet<string> },
): Promise<MadeEntry[]> {
  const { langCode, tranLangCode } = run.choices;
  const rows = [...Map.groupBy(notes, ({ wordId }) => wordId).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const example = same
      .map((note) => takeShort(note.example, 'exampleTooLong', leave))
      .find(Boolean);
    const translated = same.find((one) => one.example === example)?.exampleTranslation ?? '';
    const tran = example && takeShort(translated, 'exampleTooLong', leave);
    const reading = same.find((note) => note.reading !== '')?.reading ?? '';
    if (reading.length > limits.grammarMaxLength) leave('readingTooLong', reading);
    const grammar = readingToGrammar(reading, first.text, langCode);
    const trans = tran ? [{ langCode: tranLangCode, text: tran }] : [];
    return [
      {
        id: newId(),
        word_id: first.wordId,
        example: example ?? null,
        example_details: tran ? { trans } : null,
        grammar,
        form_keys: listFormKeys(grammar),
        is_new: newIds.has(first.wordId),
      },
    ];
  });
  const json = JSON.stringify(rows);
  await database.execute(
    sql`update ${wordContribution} as own
        set (example, example_details, grammar, form_keys) =
          (given.example, given.example_details, given.grammar, given.form_keys)
        from jsonb_populate_recordset(null::${wordContribution}, ${json}::jsonb) as given
        where own.user_id = ${run.caller.id} and own.word_id = given.word_id
          and own.word_id = any(${idArray([...newIds])})
          and (given.example is not null or given.grammar is not null)`,
  );
  const added = await selectRows<{ id: string }>(
    database,
    sql`insert into ${wordContribution} (id, word_id, user_id, example, example_details, grammar,
          form_keys, privacy, status, is_on_published, created_at)
        select given.id, given.word_id, ${run.caller.id}, given.example, given.example_details,
          given.grammar, given.form_keys, ${Privacy.Private}, ${EntryStatus.Pending}, ${visible}, ${run.now}
        from jsonb_populate_recordset(null::${wordContribution}, ${json}::jsonb) as given
        join ${word} on ${word.id} = given.word_id
        on conflict (word_id, user_id) do nothing returning word_id as id`,
  );
  return added.map(({ id }) => ({ kind: 'word', id }));
}

function takeShort(text: string, reason: LeftOutReason, leave: Leave): string | undefined {
  if (text.length <= limits.exampleMaxLength) return text === '' ? undefined : text;
  leave(reason, text);
  return undefined;
}

/** Links words to the tags that exist here. Others are left out. */
export async function addTags(
  database: Database,
  notes: readonly NoteOfWord[],
  { run, leave }: Addition,
): Promise<MadeEntry[]> {
  const { caller, now } = run;
  const options = { caller, now, isProposed: false };
  const { linkIds, unknown, exposed } = await linkImportedTags(database, notes, options);
  for (const name of unknown) leave('tagUnknown', name);
  for (const name of exposed) leave('tagExposed', name);
  return linkIds.map((id) => ({ kind: 'tag', id }));
}

/** Adds the stored pictures and sounds to their words. A file that the word has already is not added again. */
export async function addMedia(
  database: Database,
  notes: readonly NoteOfWord[],
  run: ImportRun,
): Promise<MadeEntry[]> {
  const made: MadeEntry[] = [];
  for (const { wordId, prepared } of notes) {
    for (const media of prepared) {
      const id = await addFile(database, wordId, media, run);
      if (id !== undefined) made.push({ kind: media.kind, id });
    }
  }
  return made;
}
