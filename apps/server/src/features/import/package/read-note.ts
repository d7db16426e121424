import type { ImportRole } from '@wordhoard/contract';
import { normalizeText } from '@wordhoard/contract/text';
import {
  cleanAnkiField,
  readEntries,
  splitAnkiTags,
  type WordEntry,
  type WordTable,
} from '@wordhoard/word-import';
import type { Note } from '../../../platform/anki/collection.ts';

/** What a note says of a word. */
export interface ReadNote {
  note: Note;
  /** Undefined if it has no word. */
  entry: WordEntry | undefined;
  /** The names of its pictures and sounds. */
  media: string[];
}

const table: Omit<WordTable, 'columns' | 'rows' | 'tags'> = {
  format: 'anki',
  separators: { cells: undefined, rows: '\n' },
  ...{ isNamed: false, headerLines: [], unread: [], joined: 0, media: 0 },
};
const exampleRoles = new Set<ImportRole>(['example', 'exampleTranslation']);

/** Reads a note by the roles of its fields. */
export const readNote = (note: Note, roles: readonly ImportRole[]): ReadNote => ({
  note,
  ...readFields(note, roles),
});

/** Whether a note asks for parts of a picture that it hides. */
export const hidesPicture = ({ fields }: Pick<Note, 'fields'>): boolean =>
  fields.some((field) => /\{\{c\d+::image-occlusion:/.test(field));

/** Reads fields as a row of a table. The sound of an example is not that of the word. */
export function readFields(
  note: Pick<Note, 'fields' | 'tags'>,
  roles: readonly ImportRole[],
): Omit<ReadNote, 'note'> {
  if (hidesPicture(note)) return { entry: undefined, media: [] };
  const fields = note.fields.map((field, index) => ({
    role: roles[index] ?? 'skip',
    ...cleanAnkiField(field),
  }));
  const { reading, example } = fields.find(({ role }) => role === 'word') ?? {};
  const cells = fields.map((field) =>
    field.role === 'reading' ? (field.reading ?? field.text) : field.text,
  );
  const [entry] = readEntries({
    ...table,
    columns: fields.map(({ role }) => ({ role, name: '' })),
    rows: [{ line: 1, lines: 1, cells, ...(reading && { reading }), ...(example && { example }) }],
    tags: splitAnkiTags(note.tags),
  });
  const named = fields.filter(({ role }) => !exampleRoles.has(role));
  return {
    entry: normalizeText(entry?.text ?? '') === '' ? undefined : entry,
    media: [...new Set(named.flatMap(({ media }) => media))],
  };
}
