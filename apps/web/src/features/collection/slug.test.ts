import { ApiFailure } from '@wordhoard/api-client';
import { expect, it, vi } from 'vitest';
import { newDetails } from './details-fields.tsx';
import { withFreeSlug } from './slug.ts';

const slugTaken = new ApiFailure(409, { code: 'SlugAlreadyExists', message: 'Taken' });
const refuseNamed = () =>
  vi.fn(async ({ slug }: { slug?: string }) => {
    if (slug !== undefined) throw slugTaken;
    return 'made';
  });

it('lets the server choose an address if the derived one is taken', async () => {
  const create = refuseNamed();
  expect(
    await withFreeSlug('list', { ...newDetails, name: 'Fruit', slug: 'fruit-list' }, create),
  ).toBe('made');
  expect(create.mock.calls.map(([{ slug }]) => slug)).toEqual(['fruit-list', undefined]);
});

it('lets the server choose an address if there is none', async () => {
  const create = refuseNamed();
  expect(await withFreeSlug('list', { ...newDetails, name: '水果' }, create)).toBe('made');
  expect(create).toHaveBeenCalledOnce();
});

it('does not change a chosen address that is taken', async () => {
  const creating = withFreeSlug(
    'list',
    { ...newDetails, name: 'Fruit', slug: 'my-fruit' },
    refuseNamed(),
  );
  await expect(creating).rejects.toBe(slugTaken);
});
