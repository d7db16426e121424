import { expect, it } from 'vitest';
import { restoreDrafts } from './drafts.ts';

it('are restored as they were kept', () => {
  const drafts = { signUp: { username: 'reader42', email: '' } };
  expect(restoreDrafts(JSON.stringify(drafts))).toEqual(drafts);
});

it.each([
  null,
  '',
  '{',
  'null',
  '7',
  '{"signUp":7}',
  '{"signUp":{"username":7}}',
  '{"signUp":null}',
])('are none where the storage holds %j', (stored) => {
  expect(restoreDrafts(stored)).toEqual({});
});
