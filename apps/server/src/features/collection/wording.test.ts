import { expect, it } from 'vitest';
import { reworded } from './collection.ts';

const months = { en: 'Months', ru: 'Месяцы' };

it('has one text for everybody, if it is a learner’s', () => {
  expect(reworded(null, 'Jarotempoj', 'ru')).toEqual({ text: 'Jarotempoj', localized: null });
});

it('is changed in the language of whoever changes it', () => {
  expect(reworded(months, 'Месяцы года', 'ru')).toEqual({
    text: 'Months',
    localized: { en: 'Months', ru: 'Месяцы года' },
  });
  expect(reworded(months, 'The months', 'en')).toEqual({
    text: 'The months',
    localized: { en: 'The months', ru: 'Месяцы' },
  });
});
