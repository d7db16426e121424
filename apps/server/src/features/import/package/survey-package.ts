import type { FoundPackage } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { cleanAnkiField, findCommaSenses } from '@wordhoard/word-import';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { PackageFile } from '../../../platform/anki/package-file.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApplicationError } from '../../../platform/errors/application-error.ts';
import { importRecord } from '../../../schema/import.ts';
import { type ImportRow, updateImport } from '../store.ts';
import { guessRoles, type ImportLanguages } from './guess-roles.ts';
import { readFields } from './read-note.ts';

const shownSamples = 3;
const maxSampleLength = 200;
const rememberedImports = 20;

/** Finds out what a package holds, and guesses what its fields are. */
export async function surveyPackage(
  { survey, mediaCount, mediaBytes }: PackageFile,
  { id, userId }: ImportRow,
  { database }: { database: Database },
  languages: ImportLanguages = {},
): Promise<void> {
  const { noteTypes, ...counts } = await survey();
  if (counts.noteCount > limits.packageMaxNotes) throw new ApplicationError('PackageTooLarge');
  if (counts.noteCount === 0) throw new ApplicationError('PackageForeign');
  const remembered = await findRemembered(database, userId, languages);
  const types = noteTypes.map((type) => ({
    ...type,
    roles: remembered.get(toName(type)) ?? guessRoles(type, languages),
  }));
  const meanings = types.flatMap(({ samples, roles }) =>
    samples.flatMap((fields) => readFields({ fields, tags: '' }, roles).entry?.meanings ?? []),
  );
  const found: FoundPackage = {
    ...counts,
    decks: counts.decks.map((deck) => ({ ...deck, name: deck.name.trim() || 'Anki' })),
    mediaCount,
    mediaBytes,
    commas: findCommaSenses(meanings),
    noteTypes: types.map(({ samples, ...type }) => ({
      ...type,
      samples: samples
        .slice(0, shownSamples)
        .map((fields) =>
          fields.map((field) => cleanAnkiField(field).text.slice(0, maxSampleLength)),
        ),
    })),
  };
  await updateImport(database, id, { state: 'ready', found, total: counts.noteCount });
}

type NoteType = FoundPackage['noteTypes'][number];

const toName = ({ name, fields }: Pick<NoteType, 'name' | 'fields'>): string =>
  JSON.stringify([name, fields]);

/** What the learner chose for note types of the same name and fields, to learn the same language, the last time. */
async function findRemembered(database: Database, userId: string, { langCode }: ImportLanguages) {
  const { found, choices } = importRecord;
  const rows = await database
    .select({ found, choices })
    .from(importRecord)
    .where(and(eq(importRecord.userId, userId), isNotNull(choices)))
    .orderBy(desc(importRecord.createdAt))
    .limit(rememberedImports);
  const remembered = new Map<string, NoteType['roles']>();
  const isSame = (row: (typeof rows)[number]) =>
    langCode === undefined || row.choices?.langCode === langCode;
  for (const row of rows.filter(isSame).toReversed()) {
    for (const type of row.found?.noteTypes ?? []) {
      const chosen = row.choices?.noteTypes.find(({ id }) => id === type.id);
      if (chosen !== undefined) remembered.set(toName(type), chosen.roles);
    }
  }
  return remembered;
}
