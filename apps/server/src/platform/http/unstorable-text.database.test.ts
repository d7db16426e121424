import { routes } from '@wordhoard/contract';
import { expect, it } from 'vitest';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

it.each([
  ['U+0000', 'a\0b'],
  ['the first half of an emoji', 'half \ud83d'],
  ['the second half of an emoji', '\udc4d half'],
])('refuses %s in any field', async (_, text) => {
  const headers = await app.headersOf();
  const bodies = [
    { name: text, langCode: 'eo', privacy: 2 },
    { name: 'Listo', langCode: 'eo', privacy: 2, words: [{ text: 'unu' }, { text }] },
  ];
  for (const body of bodies) {
    expect(await app.refusal(routes.list.create, body, headers)).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
    });
  }
});

it('accepts complete emoji', async () => {
  const body = { name: '👩‍🚀 Listo', langCode: 'eo', privacy: 2 } as const;
  const list = await app.call(routes.list.create, body, await app.headersOf());
  expect(list.name).toBe('👩‍🚀 Listo');
});
