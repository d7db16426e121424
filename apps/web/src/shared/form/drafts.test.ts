import { expect, it } from 'vitest';
import { restoreDrafts } from './drafts.ts';

it('are restored as they were stored', () => {
  const drafts = { signUp: { username: 'reader42', email: '' } };
  expect(restoreDrafts(drafts)).toEqual(drafts);
});

it.each([undefined, 7, { signUp: 7 }, { signUp: { username: 7 } }, { signUp: null }])(
  'are empty if the stored value is %j',
  (stored) => {
    expect(restoreDrafts(stored)).toEqual({});
  },
);
