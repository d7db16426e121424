import { expect, it } from 'vitest';
import { createLocaleCookie } from './locale-cookie.ts';

const production = { production: true };

it('reads the language among other cookies', () => {
  const jar = { cookie: 'dev-locale=en; token=a.b.c; locale=ru' };
  expect(createLocaleCookie(jar, production).read()).toBe('ru');
  expect(createLocaleCookie(jar, { production: false }).read()).toBe('en');
});

it.each(['', 'locale=', 'locale=xx', 'mylocale=ru'])('reads nothing from “%s”', (cookie) => {
  expect(createLocaleCookie({ cookie }, production).read()).toBeUndefined();
});

it('writes it for a year and the whole site', () => {
  const jar = { cookie: '' };
  createLocaleCookie(jar, production).write('ru');
  expect(jar.cookie).toBe('locale=ru; path=/; max-age=31536000; samesite=lax');
});
