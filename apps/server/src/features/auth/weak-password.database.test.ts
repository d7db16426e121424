import { routes } from '@wordhoard/contract';
import { describe, expect, it } from 'vitest';
import { russianReader, useApp } from '../../../test/test-app.ts';

const app = useApp();
const { signUp, resetPassword, changePassword } = routes.auth;
const newcomer = { username: 'newcomer', email: 'newcomer@example.org', learn: 'eo' };
const password = 'Word+hoard1';

describe.each([
  ['signing up', signUp, (chosen: string) => ({ ...newcomer, password: chosen }), 'password'],
  [
    'following a mailed link',
    resetPassword,
    (chosen: string) => ({ token: 'x', password: chosen }),
    'password',
  ],
  [
    'changing the password',
    changePassword,
    (chosen: string) => ({ password, newPassword: chosen }),
    'newPassword',
  ],
] as const)('a weak new password when %s', (_when, route, bodyOf, path) => {
  it.each([
    ['Short+1', 'passwordLength', 'Must be 8 characters or more', 'Не меньше 8 знаков'],
    [
      'Word hoard+1',
      'passwordCharacter',
      'Only the letters a–z and A–Z, digits and @$!%*?&+ are allowed',
      'Допустимы только латинские буквы, цифры и знаки @$!%*?&+',
    ],
    ['Wordhoard1', 'passwordMissing', 'Add one of @$!%*?&+', 'Добавьте один из знаков @$!%*?&+'],
    [
      'wordhoard',
      'passwordMissing',
      'Add an uppercase letter, a digit, and one of @$!%*?&+',
      'Добавьте заглавную латинскую букву, цифру и один из знаков @$!%*?&+',
    ],
    [
      'Qwerty123$',
      'commonPassword',
      'Too many people use this password. Choose another.',
      'Этот пароль слишком распространён. Придумайте другой.',
    ],
  ])('%s is refused with the violated rule', async (chosen, code, inEnglish, inRussian) => {
    const headers = await app.headersOf();
    expect(await app.refusal(route, bodyOf(chosen), headers)).toMatchObject({
      status: 400,
      code: 'ParameterInvalid',
      message: 'The new password doesn’t meet the requirements.',
      fields: [{ path, code, message: inEnglish }],
    });
    const russian = { ...headers, ...russianReader };
    expect(await app.refusal(route, bodyOf(chosen), russian)).toMatchObject({
      message: 'Новый пароль не соответствует требованиям.',
      fields: [{ path, code, message: inRussian }],
    });
  });

  it('is reported together with other invalid fields', async () => {
    const headers = await app.headersOf();
    const body = { ...bodyOf('wordhoard'), intruder: true };
    expect(await app.refusal(route, body, headers)).toMatchObject({
      code: 'ParameterInvalid',
      message: 'Something isn’t right. Check the marked fields.',
      fields: [{ path, code: 'passwordMissing' }, { path: 'intruder' }],
    });
  });
});
