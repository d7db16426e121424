import { z } from '@hono/zod-openapi';
import { limits } from '../base/limits.ts';
import {
  collectionPrivacy,
  createdId,
  langCode,
  note,
  storedLangCode,
  username,
} from '../base/scalar.ts';
import { stripInvisible } from '../text/normalize.ts';

/** The fields that lists and tables have in common. */
export const recordFields = {
  note,
  langCode: storedLangCode,
  privacy: collectionPrivacy,
  username: username.nullable().describe('Its owner; null for starter content'),
  isOwn: z.boolean(),
  isLinked: z.boolean().describe('Whether the reader saved it'),
};

interface CollectionExample {
  name: z.ZodString;
  slug: string;
}

/** The fields that new lists and new tables have in common, and those that can be changed. */
export function collectionFields(example: CollectionExample) {
  const name = example.name.overwrite(stripInvisible).min(1).max(limits.nameMaxLength);
  const newNote = note.overwrite(stripInvisible).max(limits.noteMaxLength);
  // Any text, because an invalid slug has its own error code.
  const slug = z.string().max(500).openapi({ example: example.slug });
  return {
    created: {
      id: createdId,
      name,
      note: newNote.default(''),
      langCode,
      slug: slug
        .optional()
        .describe(
          'Derived from the name by default. That of an unlisted one ends with a secret part',
        ),
      privacy: collectionPrivacy,
    },
    changed: {
      name: name.optional(),
      note: newNote.optional(),
      slug: slug.optional(),
      privacy: collectionPrivacy.optional(),
    },
  };
}
