import { z } from '@hono/zod-openapi';
import { limits } from './limits.ts';
import { langCode, privacy } from './scalar.ts';

const name = z
  .string()
  .trim()
  .min(1)
  .max(limits.nameMaxLength)
  .openapi({ example: 'Irregular verbs' });
const note = z.string().trim().max(limits.noteMaxLength).openapi({ example: 'The first fifty' });
/** Of any form: the refusal of one that will not do has a code of its own. */
const slug = z.string().max(500).openapi({ example: 'my-irregular-verbs' });

export const newTable = {
  name,
  note: note.default(''),
  langCode,
  slug: slug.optional().openapi({ description: 'Made of the name if it is left out' }),
  privacy,
};

export const tableChange = {
  name: name.optional(),
  note: note.optional(),
  slug: slug.optional(),
  privacy: privacy.optional(),
};
