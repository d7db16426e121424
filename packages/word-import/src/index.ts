export { isAccountExport } from './account-export.ts';
export type { AnkiField, FieldOptions } from './anki-field.ts';
export { cleanAnkiField, splitAnkiTags } from './anki-field.ts';
export type { TableRow } from './clean-rows.ts';
export type { ColumnRole, TableColumn } from './columns.ts';
export { columnRoles } from './columns.ts';
export type { DecodedText, DecodeOptions } from './decode-text.ts';
export { decodeAs, decodeText } from './decode-text.ts';
export type { EncodingName } from './encodings.ts';
export type { Headword } from './headword.ts';
export { readHeadword } from './headword.ts';
export type { WordEntry } from './read-entries.ts';
export { readEntries } from './read-entries.ts';
export type { ReadingChoices, TableFormat, WordTable } from './read-table.ts';
export { readTable } from './read-table.ts';
export type {
  LineRange,
  RecordList,
  RecordOptions,
  TextRecord,
  UnreadCode,
  UnreadLines,
} from './records.ts';
export { readRecords } from './records.ts';
export type { SenseOptions } from './senses.ts';
export { findCommaSenses, listAmbiguousTexts, splitSenses } from './senses.ts';
export type { SeparatorPair } from './separators.ts';
