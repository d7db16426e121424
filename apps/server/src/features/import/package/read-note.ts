import type { Grammar, ImportRole } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { normalizeText } from '@wordhoard/contract/text';
import { cleanAnkiField, splitAnkiTags } from '@wordhoard/word-import';
import type { Note } from '../../../platform/anki/collection.ts';

/** What a note says of a word. Empty texts are left out. */
export interface ReadNote {
  note: Note;
  word: string;
  translations: string[];
  example: string;
  exampleTranslation: string;
  reading: string;
  mnemonic: string;
  tags: string[];
  /** The names of its pictures and sounds. */
  media: string[];
}

const exampleRoles = new Set<ImportRole>(['example', 'exampleTranslation']);

/** Reads a note by the roles of its fields. The sound of an example is not that of the word. */
export function readNote(note: Note, roles: readonly ImportRole[]): ReadNote {
  const fields = note.fields.map((field, index) => ({
    role: roles[index] ?? 'skip',
    ...cleanAnkiField(field),
  }));
  const of = (wanted: ImportRole) =>
    fields.filter(({ role, text }) => role === wanted && text !== '');
  const join = (wanted: ImportRole) =>
    normalizeText(
      of(wanted)
        .map(({ text }) => text)
        .join(' '),
    );
  const [word] = of('word');
  return {
    note,
    word: normalizeText(word?.text.replaceAll('\n', ' ') ?? ''),
    translations: of('translation')
      .flatMap(({ text }) => text.split('\n'))
      .map(normalizeText)
      .filter((text) => text !== ''),
    example: join('example') || normalizeText(word?.example?.replaceAll('\n', ' ') ?? ''),
    exampleTranslation: join('exampleTranslation'),
    reading: join('reading') || normalizeText(word?.reading ?? ''),
    mnemonic: join('note'),
    tags: splitAnkiTags(note.tags),
    media: [
      ...new Set(
        fields.filter(({ role }) => !exampleRoles.has(role)).flatMap(({ media }) => media),
      ),
    ],
  };
}

const phonetic = /^[/[].*[/\]]$|[ɐ-ʯˈˌː]/;
const latin = /^[\p{Script=Latin}\p{Mark}\p{N}\p{P}\p{Zs}]+$/u;
const withReadings = new Set(['ja', 'zh']);

/** Which part of the grammar a reading is. */
export function readingToGrammar(reading: string, word: string, langCode: string): Grammar | null {
  if (reading === '' || reading.length > limits.grammarMaxLength) return null;
  if (withReadings.has(langCode.slice(0, 2))) return { reading };
  if (phonetic.test(reading)) return { ipa: reading.replace(/^[/[]|[/\]]$/g, '') };
  return latin.test(reading) && !latin.test(word) ? { romanisation: reading } : { reading };
}
