import { errorStatus } from '@wordhoard/contract/error-code';
import { serverMessages } from '@wordhoard/i18n/server';
import { describe, expect, it } from 'vitest';

const english = serverMessages('en');
const russian = serverMessages('ru');

it('has a distinct message for every error code in both locales', () => {
  const codes = Object.keys(errorStatus) as (keyof typeof errorStatus)[];
  for (const { error } of [english, russian]) {
    const messages = codes.map((code) => error(code));
    expect(new Set(messages).size).toBe(codes.length);
  }
  expect(russian.error('LinkToOwn')).toMatch(/[а-я]/);
});

it('has a specific message if only a new password is invalid', () => {
  const weak = { code: 'passwordLength', minLength: 8 } as const;
  const message = 'The new password doesn’t meet the requirements.';
  expect(english.error('ParameterInvalid', { issues: [weak] })).toBe(message);
  expect(english.error('ParameterInvalid', { issues: [weak, { code: 'commonPassword' }] })).toBe(
    message,
  );
  expect(russian.error('ParameterInvalid', { issues: [weak] })).toBe(
    'Новый пароль не соответствует требованиям.',
  );
  for (const issues of [[], [weak, { code: 'email' } as const]]) {
    expect(english.error('ParameterInvalid', { issues })).toBe(english.error('ParameterInvalid'));
  }
});

describe('the message of an issue', () => {
  it.each([
    [1, 'Must be 1 character or more', 'Не меньше 1 знака'],
    [8, 'Must be 8 characters or more', 'Не меньше 8 знаков'],
    [21, 'Must be 21 characters or more', 'Не меньше 21 знака'],
  ])('counts %i characters', (minLength, inEnglish, inRussian) => {
    expect(english.issue({ code: 'minLength', minLength })).toBe(inEnglish);
    expect(russian.issue({ code: 'minLength', minLength })).toBe(inRussian);
  });

  it('states the bounds that are set', () => {
    expect(english.issue({ code: 'range', min: 1 })).toBe('Must be 1 or more');
    expect(english.issue({ code: 'range', max: 100 })).toBe('Must be 100 or less');
    expect(russian.issue({ code: 'range', min: 1, max: 100 })).toBe('От 1 до 100');
  });

  it('lists what a password lacks', () => {
    const issue = {
      code: 'passwordMissing',
      missing: ['digit', 'symbol'],
      symbols: '@$!',
    } as const;
    expect(english.issue(issue)).toBe('Add a digit and one of @$!');
    expect(russian.issue(issue)).toBe('Добавьте цифру и один из знаков @$!');
  });

  it('lists the options', () => {
    expect(english.issue({ code: 'option', options: ['en', 'ru'] })).toBe(
      'Must be one of: en or ru',
    );
  });
});

it('mails a link for a new password in the locale of the request', () => {
  const values = { username: 'reader42', link: 'https://words.example/reset-password?token=a' };
  expect(english.resetPasswordMail(values)).toEqual({
    subject: 'Reset your Wordhoard password',
    text: expect.stringMatching(/^Hello reader42, .*\n\nhttps:\S+\?token=a\n\nIf you .*\.\n$/s),
  });
  expect(russian.resetPasswordMail(values)).toEqual({
    subject: 'Сброс пароля в Wordhoard',
    text: expect.stringMatching(
      /^Здравствуйте, reader42! .*\n\nhttps:\S+\?token=a\n\nЕсли .*\.\n$/s,
    ),
  });
});

describe('a reminder', () => {
  const listTexts = ({ reminderMail }: typeof english, count: number, streak = 0) => {
    const due = [{ langCode: 'de', count }];
    const { subject, paragraphs } = reminderMail({ username: 'reader42', due, streak });
    return [subject, ...paragraphs];
  };

  it.each([
    [1, '1 word due', 'Пора повторить 1 слово'],
    [3, '3 words due', 'Пора повторить 3 слова'],
    [12, '12 words due', 'Пора повторить 12 слов'],
    [21, '21 words due', 'Пора повторить 21 слово'],
  ])('counts %i words', (count, inEnglish, inRussian) => {
    expect(listTexts(english, count)[0]).toBe(inEnglish);
    expect(listTexts(russian, count)[0]).toBe(inRussian);
  });

  it('mentions a streak of two days or more', () => {
    expect(listTexts(english, 1, 1)).toHaveLength(3);
    expect(listTexts(english, 1, 2).at(-1)).toBe('Your streak: 2 days. Keep it going!');
    expect(listTexts(russian, 1, 5).at(-1)).toBe('Вы занимаетесь 5 дней подряд. Так держать!');
  });

  it('counts the words of each language', () => {
    const due = [
      { langCode: 'de', count: 8 },
      { langCode: 'es', count: 4 },
    ];
    const summaryOf = ({ reminderMail }: typeof english) =>
      reminderMail({ username: 'reader42', due, streak: 0 }).paragraphs[1];
    expect(summaryOf(english)).toBe(
      '12 words are due today. German: 8, Spanish: 4. A few minutes are all it takes.',
    );
    expect(summaryOf(russian)).toBe(
      'Сегодня пора повторить 12 слов. Немецкий: 8, испанский: 4. Это займёт всего пару минут.',
    );
  });
});

it('asks the readers of a channel in their locale', () => {
  const listTexts = ({ campaignPost: { question, answer, speechPart } }: typeof english) => [
    question('der Apfel'),
    question('sein', 'verb'),
    answer('<b>'),
    speechPart('noun'),
  ];
  expect(listTexts(english)).toEqual([
    'What does “der Apfel” mean?',
    'What does “sein” (verb) mean?',
    'The right answer: <b>',
    'noun',
  ]);
  expect(listTexts(russian)).toEqual([
    'Что значит «der Apfel»?',
    'Что значит «sein» (verb)?',
    'Верный ответ: <b>',
    'существительное',
  ]);
});

it.each([
  [undefined, 'in 1 minute.', 'через 1 минуту.'],
  [1, 'in 1 minute.', 'через 1 минуту.'],
  [61, 'in 2 minutes.', 'через 2 минуты.'],
  [1_800, 'in 30 minutes.', 'через 30 минут.'],
])('name the minutes of a refusal for %s seconds', (retryAfterSeconds, english, russian) => {
  const messageIn = (locale: 'en' | 'ru') =>
    serverMessages(locale).error('TooManyRequests', { retryAfterSeconds });
  expect(messageIn('en')).toContain(english);
  expect(messageIn('ru')).toContain(russian);
});
