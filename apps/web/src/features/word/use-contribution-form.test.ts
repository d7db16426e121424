import { Privacy } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { contributionChange, contributionFields, isChanged } from './use-contribution-form.ts';

const personal = {
  id: 'an id',
  text: 'Birne',
  isPublished: false,
  privacy: Privacy.Public,
  contribution: { example: 'Eine Birne.', grammar: null, speechPartIds: [6] },
};
const published = { ...personal, isPublished: true };
const others = { ...published, privacy: null, contribution: null };

it('changes the text only if that is permitted', () => {
  const fields = { ...contributionFields(personal), text: ' Apfel ' };
  expect(contributionChange(personal, fields, true)).toHaveProperty('text', 'Apfel');
  expect(contributionChange(published, fields, false)).not.toHaveProperty('text');
});

it('keeps several parts of speech until one is chosen', () => {
  const word = {
    ...personal,
    contribution: { example: null, grammar: null, speechPartIds: [6, 10] },
  };
  const fields = contributionFields(word);
  expect(contributionChange(word, fields, true)).not.toHaveProperty('speechPartIds');
  const chosen = { ...fields, speechPartId: '10' };
  expect(contributionChange(word, chosen, true)).toHaveProperty('speechPartIds', [10]);
});

it('removes an example and a part of speech', () => {
  const fields = { ...contributionFields(published), example: ' ', speechPartId: '' };
  expect(contributionChange(published, fields, false)).toEqual({
    id: 'an id',
    example: null,
    grammar: null,
    speechPartIds: [],
    privacy: Privacy.Public,
  });
});

it('adds a first contribution to a published word', () => {
  const fields = { ...contributionFields(others), example: 'Eine reife Birne.' };
  expect(contributionChange(others, fields, false)).toEqual({
    id: 'an id',
    example: 'Eine reife Birne.',
    grammar: null,
    privacy: Privacy.Public,
  });
});

it('ignores spaces around a text', () => {
  const fields = contributionFields(personal);
  expect(isChanged(personal, { ...fields, example: 'Eine Birne. ' })).toBe(false);
  expect(isChanged(personal, { ...fields, privacy: String(Privacy.Private) })).toBe(true);
});

it('adds grammar, and keeps the parts that the form does not show', () => {
  const grammar = { gender: 'feminine' as const, forms: [{ name: 'Dativ', text: 'Birnen' }] };
  const word = { ...published, contribution: { ...published.contribution, grammar } };
  const fields = { ...contributionFields(word), plural: ' Birnen ', gender: '' };
  expect(isChanged(word, fields)).toBe(true);
  expect(contributionChange(word, fields, false)).toMatchObject({
    grammar: { plural: 'Birnen', forms: grammar.forms },
  });
  const emptied = { ...contributionFields(personal), gender: '' };
  expect(contributionChange(personal, emptied, true)).toHaveProperty('grammar', null);
});
