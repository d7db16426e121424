import { Privacy } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { isChanged, toContributionChange, toContributionFields } from './use-contribution-form.ts';

const personal = {
  id: 'an id',
  text: 'Birne',
  isPublished: false,
  privacy: Privacy.Public,
  contribution: {
    example: 'Eine Birne.',
    exampleDetails: { form: 'Birne', trans: [{ langCode: 'ru', text: 'Груша.' }] },
    grammar: null,
    speechPartIds: [6],
  },
};
const published = { ...personal, isPublished: true };
const others = { ...published, privacy: null, contribution: null };

it('changes the text only if that is permitted', () => {
  const fields = { ...toContributionFields(personal, 'en'), text: ' Apfel ' };
  expect(
    toContributionChange(personal, fields, { canChangeText: true, tranLangCode: 'en' }),
  ).toHaveProperty('text', 'Apfel');
  expect(
    toContributionChange(published, fields, { canChangeText: false, tranLangCode: 'en' }),
  ).not.toHaveProperty('text');
});

it('keeps several parts of speech until one is chosen', () => {
  const word = {
    ...personal,
    contribution: { ...personal.contribution, speechPartIds: [6, 10] },
  };
  const fields = toContributionFields(word, 'en');
  expect(
    toContributionChange(word, fields, { canChangeText: true, tranLangCode: 'en' }),
  ).not.toHaveProperty('speechPartIds');
  const chosen = { ...fields, speechPartId: '10' };
  expect(
    toContributionChange(word, chosen, { canChangeText: true, tranLangCode: 'en' }),
  ).toHaveProperty('speechPartIds', [10]);
});

it('removes an example and a part of speech', () => {
  const fields = { ...toContributionFields(published, 'en'), example: ' ', speechPartId: '' };
  expect(
    toContributionChange(published, fields, { canChangeText: false, tranLangCode: 'en' }),
  ).toEqual({
    id: 'an id',
    example: null,
    exampleDetails: null,
    grammar: null,
    speechPartIds: [],
    privacy: Privacy.Public,
  });
});

it('adds a first contribution to a published word', () => {
  const fields = { ...toContributionFields(others, 'en'), example: 'Eine reife Birne.' };
  expect(
    toContributionChange(others, fields, { canChangeText: false, tranLangCode: 'en' }),
  ).toEqual({
    id: 'an id',
    example: 'Eine reife Birne.',
    exampleDetails: null,
    grammar: null,
    privacy: Privacy.Public,
  });
});

it('adds a translation of the example and keeps the translations into other languages', () => {
  const fields = { ...toContributionFields(personal, 'en'), exampleTran: ' A pear. ' };
  expect(isChanged(personal, fields, 'en')).toBe(true);
  const options = { canChangeText: true, tranLangCode: 'en' };
  expect(toContributionChange(personal, fields, options)).toMatchObject({
    example: 'Eine Birne.',
    exampleDetails: {
      form: 'Birne',
      trans: [
        { langCode: 'ru', text: 'Груша.' },
        { langCode: 'en', text: 'A pear.' },
      ],
    },
  });
});

it('drops the details of the former example', () => {
  const fields = { ...toContributionFields(personal, 'en'), example: 'Zwei Birnen.' };
  const options = { canChangeText: true, tranLangCode: 'en' };
  expect(toContributionChange(personal, fields, options)).toMatchObject({
    example: 'Zwei Birnen.',
    exampleDetails: null,
  });
});

it('ignores spaces around a text', () => {
  const fields = toContributionFields(personal, 'en');
  expect(isChanged(personal, { ...fields, example: 'Eine Birne. ' }, 'en')).toBe(false);
  expect(isChanged(personal, { ...fields, privacy: String(Privacy.Private) }, 'en')).toBe(true);
});

it('adds grammar and keeps unchanged parts', () => {
  const forms = [{ name: 'Dativ', text: 'Birnen' }];
  const grammar = { gender: 'feminine' as const, frequencyRank: 7, forms };
  const word = { ...published, contribution: { ...published.contribution, grammar } };
  const fields = { ...toContributionFields(word, 'en'), plural: ' Birnen ', gender: '' };
  expect(isChanged(word, fields, 'en')).toBe(true);
  expect(
    toContributionChange(word, fields, { canChangeText: false, tranLangCode: 'en' }),
  ).toMatchObject({
    grammar: { plural: 'Birnen', frequencyRank: 7, forms },
  });
  const emptied = { ...toContributionFields(personal, 'en'), gender: '' };
  expect(
    toContributionChange(personal, emptied, { canChangeText: true, tranLangCode: 'en' }),
  ).toHaveProperty('grammar', null);
});

it('changes the frequency rank, and removes it', () => {
  const fields = { ...toContributionFields(published, 'en'), frequencyRank: ' 968 ' };
  const options = { canChangeText: false, tranLangCode: 'en' };
  expect(isChanged(published, fields, 'en')).toBe(true);
  const { grammar } = toContributionChange(published, fields, options);
  expect(grammar).toEqual({ frequencyRank: 968 });
  const ranked = { ...published, contribution: { ...published.contribution, grammar } };
  expect(toContributionFields(ranked, 'en').frequencyRank).toBe('968');
  const emptied = { ...toContributionFields(ranked, 'en'), frequencyRank: '' };
  expect(toContributionChange(ranked, emptied, options).grammar).toBeNull();
});

it('changes further forms', () => {
  const forms = [{ name: 'Dativ', text: 'Birnen' }];
  const word = { ...published, contribution: { ...published.contribution, grammar: { forms } } };
  const fields = toContributionFields(word, 'en');
  expect(isChanged(word, { ...fields, forms: `${fields.forms}\n\t` }, 'en')).toBe(false);
  const changed = { ...fields, forms: `${fields.forms} \nGenitiv\tBirne` };
  expect(isChanged(word, changed, 'en')).toBe(true);
  const options = { canChangeText: false, tranLangCode: 'en' };
  expect(toContributionChange(word, changed, options).grammar).toEqual({
    forms: [...forms, { name: 'Genitiv', text: 'Birne' }],
  });
  expect(toContributionChange(word, { ...fields, forms: '' }, options).grammar).toBeNull();
});

it('changes other spellings', () => {
  const grammar = { variants: ['gray', 'grayish'] };
  const word = { ...published, contribution: { ...published.contribution, grammar } };
  const fields = toContributionFields(word, 'en');
  expect(fields.variants).toBe('gray; grayish');
  expect(isChanged(word, { ...fields, variants: ' gray;grayish; ' }, 'en')).toBe(false);
  const options = { canChangeText: false, tranLangCode: 'en' };
  expect(toContributionChange(word, { ...fields, variants: 'gray' }, options).grammar).toEqual({
    variants: ['gray'],
  });
  expect(toContributionChange(word, { ...fields, variants: ' ;' }, options).grammar).toBeNull();
});
