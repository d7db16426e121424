import { expect, it } from 'vitest';
import { restoreDrafts } from './drafts.ts';

it('restores stored drafts', () => {
  const drafts = { signUp: { username: 'reader42', email: '' } };
  expect(restoreDrafts(drafts)).toEqual(drafts);
});

it.each([undefined, 7, { signUp: 7 }, { signUp: { username: 7 } }, { signUp: null }])(
  'restores no drafts from %j',
  (stored) => {
    expect(restoreDrafts(stored)).toEqual({});
  },
);
