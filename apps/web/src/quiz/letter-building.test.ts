import { expect, it } from 'vitest';
import { keepBuilding, restoreBuilding } from './letter-building.ts';

const question = { letters: ['a', 'c', 't'] };
const nothing = { placed: [null, null, null], hinted: [] };

it.each([{ placed: [1, null, null], hinted: [] }, { placed: [1, null, 2], hinted: [0] }, nothing])(
  'is built on where it was left: %j',
  (building) => {
    expect(restoreBuilding(question, keepBuilding(building))).toEqual(building);
  },
);

it.each([
  ['nothing', undefined],
  ['another word', { placed: '1,', hinted: '' }],
  ['a letter that the word has not', { placed: '3,,', hinted: '' }],
  ['a letter in two places', { placed: '1,1,', hinted: '' }],
  ['no numbers', { placed: 'a,b,c', hinted: 'd' }],
])('begins anew where %s was kept', (_, draft) => {
  expect(restoreBuilding(question, draft)).toEqual(nothing);
});

it('takes no empty place for hinted', () => {
  expect(restoreBuilding(question, { placed: '1,,', hinted: '0,2,7' }).hinted).toEqual([0]);
});
