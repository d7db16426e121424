import { ApiFailure } from '@wordhoard/api-client';
import type { CollectionPrivacy } from '@wordhoard/contract/enumeration';
import { suggestSlug } from '@wordhoard/contract/slug';
import type { CollectionKind } from './collection.ts';
import { type CollectionDetails, toPrivacy } from './details-fields.tsx';

interface NewCollection {
  name: string;
  slug?: string;
  note: string;
  privacy: CollectionPrivacy;
}

/**
 * Creates a collection under its address. If the address only follows the name and is taken, the
 * server chooses a free one.
 */
export async function withFreeSlug<Answer>(
  kind: CollectionKind,
  { slug, privacy, ...texts }: CollectionDetails,
  create: (details: NewCollection) => Promise<Answer>,
): Promise<Answer> {
  const details = { ...texts, privacy: toPrivacy(privacy) };
  try {
    return await create({ ...details, ...(slug !== '' && { slug }) });
  } catch (error) {
    if (!isSlugTaken(error) || slug !== suggestSlug(texts.name, kind)) throw error;
    return create(details);
  }
}

const isSlugTaken = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'SlugAlreadyExists';
