import { expect, it } from 'vitest';
import { refuseInvalidSlug } from './slug.ts';

it.each(['', 'short', 'Irregular', 'irregular-', '1irregular'])('may not be "%s"', (slug) => {
  expect(() => refuseInvalidSlug(slug)).toThrow(expect.objectContaining({ code: 'SlugInvalid' }));
});

it('may be what its owner chose', () => {
  expect(() => refuseInvalidSlug('irregular-verbs')).not.toThrow();
});
