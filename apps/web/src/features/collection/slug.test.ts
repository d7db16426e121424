import { ApiFailure } from '@wordhoard/api-client';
import { expect, it, vi } from 'vitest';
import { withFreeSlug } from './slug.ts';

const slugTaken = new ApiFailure(409, { code: 'SlugAlreadyExists', message: 'Taken' });
const refuseNamed = () =>
  vi.fn(async ({ slug }: { slug?: string }) => {
    if (slug !== undefined) throw slugTaken;
    return 'made';
  });

it('lets the server choose an address if the derived one is taken', async () => {
  const create = refuseNamed();
  expect(await withFreeSlug('list', { name: 'Fruit', slug: 'fruit-list' }, create)).toBe('made');
  expect(create.mock.calls).toEqual([[{ slug: 'fruit-list' }], [{}]]);
});

it('lets the server choose an address if there is none', async () => {
  const create = refuseNamed();
  expect(await withFreeSlug('list', { name: '水果', slug: '' }, create)).toBe('made');
  expect(create).toHaveBeenCalledOnce();
});

it('reports beside the field that a chosen address is taken', async () => {
  const creating = withFreeSlug('list', { name: 'Fruit', slug: 'my-fruit' }, refuseNamed());
  await expect(creating).rejects.toMatchObject({ fields: [{ path: 'slug', message: 'Taken' }] });
});
