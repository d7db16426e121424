import { ApiFailure } from '@wordhoard/api-client';
import type { ShelvedKind } from './shelved.ts';
import { slugOf } from './slug-of.ts';

/**
 * Creates under the address that is asked for. One that nobody has chosen, since it only follows the
 * name, may be taken: then the server finds a free one.
 */
export async function withFreeSlug<Answer>(
  kind: ShelvedKind,
  { name, slug }: { name: string; slug: string },
  create: (address: { slug?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await create(slug === '' ? {} : { slug });
  } catch (error) {
    if (!isTaken(error) || slug !== slugOf(name, kind)) throw blamed(error);
    return create({});
  }
}

/** That an address is taken stands beside its field. */
export function blamed(error: unknown): unknown {
  if (!isTaken(error)) return error;
  const { status, code = 'SlugAlreadyExists', message } = error;
  return new ApiFailure(status, { code, message, fields: [{ path: 'slug', code, message }] });
}

const isTaken = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'SlugAlreadyExists';
