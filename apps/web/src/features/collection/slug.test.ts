import { ApiFailure } from '@wordhoard/api-client';
import { expect, it, vi } from 'vitest';
import { withFreeSlug } from './slug.ts';

const taken = new ApiFailure(409, { code: 'SlugAlreadyExists', message: 'Taken' });
const refuseNamed = () =>
  vi.fn(async ({ slug }: { slug?: string }) => {
    if (slug !== undefined) throw taken;
    return 'made';
  });

it('leaves the address to the server where nobody has chosen the one that is taken', async () => {
  const create = refuseNamed();
  expect(await withFreeSlug('list', { name: 'Fruit', slug: 'fruit-list' }, create)).toBe('made');
  expect(create.mock.calls).toEqual([[{ slug: 'fruit-list' }], [{}]]);
});

it('leaves it to the server where there is none', async () => {
  const create = refuseNamed();
  expect(await withFreeSlug('list', { name: '水果', slug: '' }, create)).toBe('made');
  expect(create).toHaveBeenCalledOnce();
});

it('says beside the field that a chosen one is taken', async () => {
  const creating = withFreeSlug('list', { name: 'Fruit', slug: 'my-fruit' }, refuseNamed());
  await expect(creating).rejects.toMatchObject({ fields: [{ path: 'slug', message: 'Taken' }] });
});
