import { expect, it } from 'vitest';
import { readTelegramLogin } from './telegram-sign-in.tsx';

const hash = 'ca0b675228e5f6d0e2efa689725fe433a4a4949f574f8bc7afea4f9e96ebe46f';

it('reads only the parameters of Telegram', () => {
  const address = new URLSearchParams({
    returnTo: '/words/de',
    id: '123456789',
    first_name: 'Ада & co',
    username: 'ada',
    auth_date: '1772366400',
    hash,
  });
  expect(readTelegramLogin(address)).toEqual({
    id: 123_456_789,
    first_name: 'Ада & co',
    username: 'ada',
    auth_date: 1_772_366_400,
    hash,
  });
});

it.each(['id', 'first_name', 'auth_date', 'hash'])('is invalid without %s', (missing) => {
  const address = new URLSearchParams({ id: '1', first_name: 'Ada', auth_date: '2', hash });
  address.delete(missing);
  expect(readTelegramLogin(address)).toBeUndefined();
});
