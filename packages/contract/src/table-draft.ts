import { z } from '@hono/zod-openapi';
import { limits } from './limits.ts';
import { langCode, note, privacy, tableName } from './scalar.ts';
import { visibleText } from './visible-text.ts';

const name = tableName.overwrite(visibleText).min(1).max(limits.nameMaxLength);
const newNote = note.overwrite(visibleText).max(limits.noteMaxLength);
/** Of any form: the refusal of one that will not do has a code of its own. */
const slug = z.string().max(500).openapi({ example: 'irregular-verbs' });

export const newTable = {
  name,
  note: newNote.default(''),
  langCode,
  slug: slug.optional().openapi({ description: 'Made of the name if it is left out' }),
  privacy,
};

export const tableChange = {
  name: name.optional(),
  note: newNote.optional(),
  slug: slug.optional(),
  privacy: privacy.optional(),
};
