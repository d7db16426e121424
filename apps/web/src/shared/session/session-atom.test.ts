import { ApiFailure } from '@wordhoard/api-client';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { isServerUnreachableAtom } from '../api/api-context.ts';
import {
  beginSessionAtom,
  handleApiErrorAtom,
  sessionAtom,
  sessionEndAtom,
} from './session-atom.ts';

const token = 'of this session';

function storeAfter(failure: ApiFailure, sent: string | undefined = token) {
  const store = createStore();
  store.set(beginSessionAtom, {
    token,
    user: { username: 'reader', learn: 'de' },
    expiresAt: 0,
  });
  store.set(handleApiErrorAtom, { failure, token: sent });
  return store;
}

describe('a failed request', () => {
  it.each([
    ['InvalidToken', 'revoked'],
    ['UserDoesNotExist', 'deleted'],
  ] as const)('with %s ends the session as %s', (code, end) => {
    const store = storeAfter(new ApiFailure(401, { code }));
    expect(store.get(sessionAtom)).toBeUndefined();
    expect(store.get(sessionEndAtom)).toBe(end);
  });

  it('of another session is ignored', () => {
    const store = storeAfter(new ApiFailure(401, { code: 'InvalidToken' }), 'of an earlier one');
    expect(store.get(sessionAtom)).toBeDefined();
  });

  it('with another code is ignored', () => {
    const store = storeAfter(new ApiFailure(422, { code: 'PasswordInvalid' }));
    expect(store.get(sessionAtom)).toBeDefined();
  });

  it.each([0, 502, 503, 504])(
    'with the status %d means that the server is unreachable',
    (status) => {
      expect(storeAfter(new ApiFailure(status, {})).get(isServerUnreachableAtom)).toBe(true);
    },
  );

  it.each([404, 429, 500])('with the status %d means that it is reachable', (status) => {
    expect(storeAfter(new ApiFailure(status, {})).get(isServerUnreachableAtom)).toBe(false);
  });
});
