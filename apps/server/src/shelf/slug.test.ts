import { isSlug } from '@wordhoard/validators';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuseInvalidSlug, slugOf } from './slug.ts';

const id = '01934f6e-5d5c-7a1e-8c0b-6f2f5b1f6a10';
const slugFor = (name: string) => slugOf({ id, name, kind: 'table' });

it.each([
  ['Irregular verbs', 'irregular-verbs-5b1f6a10'],
  ['  Früchte & Nüsse!', 'fruchte-nusse-5b1f6a10'],
  ['100 words', 'words-5b1f6a10'],
  ['Времена года', 'table-5b1f6a10'],
  ['–', 'table-5b1f6a10'],
])('of %s is %s', (name, slug) => {
  expect(slugFor(name)).toBe(slug);
});

it('is always one that is allowed', () => {
  const name = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'aZ9 -é'), maxLength: 80 }),
  );
  fc.assert(fc.property(name, fc.uuid(), (name, id) => isSlug(slugOf({ id, name, kind: 'list' }))));
});

it.each(['', 'short', 'Irregular', 'irregular-', '1irregular'])('may not be "%s"', (slug) => {
  expect(() => refuseInvalidSlug(slug)).toThrow(expect.objectContaining({ code: 'SlugInvalid' }));
});

it('may be what its owner chose', () => {
  expect(() => refuseInvalidSlug('irregular-verbs')).not.toThrow();
});
