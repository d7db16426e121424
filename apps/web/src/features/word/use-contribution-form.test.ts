import { Privacy } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { contributionChange, contributionFields, isChanged } from './use-contribution-form.ts';

const personal = {
  id: 'an id',
  text: 'Birne',
  isPublished: false,
  privacy: Privacy.Public,
  contribution: { example: 'Eine Birne.', speechPartIds: [6] },
};
const published = { ...personal, isPublished: true };
const others = { ...published, privacy: null, contribution: null };

it('changes the text of a personal word, and not that of a published one', () => {
  const fields = { ...contributionFields(personal), text: ' Apfel ' };
  expect(contributionChange(personal, fields)).toHaveProperty('text', 'Apfel');
  expect(contributionChange(published, fields)).not.toHaveProperty('text');
});

it('leaves several parts of speech as they are, until one is chosen', () => {
  const word = { ...personal, contribution: { example: null, speechPartIds: [6, 10] } };
  const fields = contributionFields(word);
  expect(contributionChange(word, fields)).not.toHaveProperty('speechPartIds');
  const chosen = { ...fields, speechPartId: '10' };
  expect(contributionChange(word, chosen)).toHaveProperty('speechPartIds', [10]);
});

it('takes an example and a part of speech away', () => {
  const fields = { ...contributionFields(published), example: ' ', speechPartId: '' };
  expect(contributionChange(published, fields)).toEqual({
    id: 'an id',
    example: null,
    speechPartIds: [],
    privacy: Privacy.Public,
  });
});

it('adds a first contribution to a published word', () => {
  const fields = { ...contributionFields(others), example: 'Eine reife Birne.' };
  expect(contributionChange(others, fields)).toEqual({
    id: 'an id',
    example: 'Eine reife Birne.',
    privacy: Privacy.Public,
  });
});

it('knows a change from spaces', () => {
  const fields = contributionFields(personal);
  expect(isChanged(personal, { ...fields, example: 'Eine Birne. ' })).toBe(false);
  expect(isChanged(personal, { ...fields, privacy: String(Privacy.Private) })).toBe(true);
});
