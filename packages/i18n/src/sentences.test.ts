import { errorStatus } from '@wordhoard/contract/error-code';
import { sentencesFor } from '@wordhoard/i18n/sentences';
import { describe, expect, it } from 'vitest';

const english = sentencesFor('en');
const russian = sentencesFor('ru');

it('has a sentence of its own for every error code, in both languages', () => {
  const codes = Object.keys(errorStatus) as (keyof typeof errorStatus)[];
  for (const { error } of [english, russian]) {
    const sentences = codes.map(error);
    expect(new Set(sentences).size).toBe(codes.length);
  }
  expect(russian.error('LinkToOwn')).toMatch(/[а-я]/);
});

describe('the sentence of an issue', () => {
  it.each([
    [1, 'Must be 1 character or more', 'Не меньше 1 знака'],
    [8, 'Must be 8 characters or more', 'Не меньше 8 знаков'],
    [21, 'Must be 21 characters or more', 'Не меньше 21 знака'],
  ])('counts %i characters', (minLength, inEnglish, inRussian) => {
    expect(english.issue({ code: 'minLength', minLength })).toBe(inEnglish);
    expect(russian.issue({ code: 'minLength', minLength })).toBe(inRussian);
  });

  it('tells the bounds that there are', () => {
    expect(english.issue({ code: 'range', min: 1 })).toBe('Must be 1 or more');
    expect(english.issue({ code: 'range', max: 100 })).toBe('Must be 100 or less');
    expect(russian.issue({ code: 'range', min: 1, max: 100 })).toBe('От 1 до 100');
  });

  it('lists the options', () => {
    expect(english.issue({ code: 'option', options: ['en', 'ru'] })).toBe(
      'Must be one of: en or ru',
    );
  });
});

it('mails a link to a new password, in the language of whoever asked', () => {
  const values = { username: 'reader42', link: 'https://words.example/reset-password?token=a' };
  expect(english.resetPasswordMail(values)).toEqual({
    subject: 'A new password for Wordhoard',
    text: expect.stringMatching(/^Hello reader42, .*\n\nhttps:\S+\?token=a\n\nIf it .*\.\n$/s),
  });
  expect(russian.resetPasswordMail(values)).toEqual({
    subject: 'Новый пароль для Wordhoard',
    text: expect.stringMatching(
      /^Здравствуйте, reader42! .*\n\nhttps:\S+\?token=a\n\nЕсли .*\.\n$/s,
    ),
  });
});
