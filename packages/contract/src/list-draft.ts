import { z } from '@hono/zod-openapi';
import { limits } from './limits.ts';
import { id, langCode, listName, note, privacy, wordText } from './scalar.ts';
import { visibleText } from './visible-text.ts';

/** More than any list holds, so that the refusal can name the maximum that is exceeded. */
const mostWordsSent = 2 * limits.listMaxWords;

const name = listName.overwrite(visibleText).min(1).max(limits.nameMaxLength);
const newNote = note.overwrite(visibleText).max(limits.noteMaxLength);
/** Of any form: the refusal of one that will not do has a code of its own. */
const slug = z.string().max(500).openapi({ example: 'fruit-bowl' });

/** What a new list is, whatever words it begins with. */
export const listDraft = {
  name,
  note: newNote.default(''),
  langCode,
  slug: slug.optional().openapi({ description: 'Made of the name if it is left out' }),
  privacy,
};

export const newList = {
  ...listDraft,
  words: z
    .array(z.union([z.strictObject({ id }), z.strictObject({ text: wordText })]))
    .max(mostWordsSent)
    .default([])
    .openapi({ description: 'In this order, each by its id or, here or not, by its text' }),
};

export const listChange = {
  name: name.optional(),
  note: newNote.optional(),
  slug: slug.optional(),
  privacy: privacy.optional(),
  langCode: langCode.optional().openapi({ description: 'Only while no word is in the list' }),
};
