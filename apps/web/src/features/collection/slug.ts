import { ApiFailure } from '@wordhoard/api-client';
import { suggestSlug } from '@wordhoard/contract/slug';
import type { CollectionKind } from './collection.ts';

/**
 * Creates a collection under its address. If the address only follows the name and is taken, the
 * server chooses a free one.
 */
export async function withFreeSlug<Answer>(
  kind: CollectionKind,
  { name, slug }: { name: string; slug: string },
  create: (address: { slug?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await create(slug === '' ? {} : { slug });
  } catch (error) {
    if (!isSlugTaken(error) || slug !== suggestSlug(name, kind)) throw withFieldError(error);
    return create({});
  }
}

/** Assigns the error about a taken address to its field. */
export function withFieldError(error: unknown): unknown {
  if (!isSlugTaken(error)) return error;
  const { status, code = 'SlugAlreadyExists', message } = error;
  return new ApiFailure(status, { code, message, fields: [{ path: 'slug', code, message }] });
}

const isSlugTaken = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'SlugAlreadyExists';
