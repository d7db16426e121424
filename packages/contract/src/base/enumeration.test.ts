import {
  EntryStatus,
  Knowing,
  knowingOf,
  QuizMode,
  Rating,
  SmmCampaignStatus,
  SortOrder,
  Strength,
  speechPartOptions,
  UserReaction,
  WordMode,
  wordStatusOf,
} from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';

it('keeps the numbers of the wire', () => {
  expect(Knowing).toEqual({ Known: 1, Saved: 2, Unknown: 3 });
  expect(WordMode).toEqual({ Word: 1, Definition: 2, Idiom: 4 });
  expect(UserReaction).toEqual({ Like: 1, Dislike: 2 });
  expect(QuizMode).toEqual({ Tran: 1, Image: 2, Table: 4 });
  expect(EntryStatus).toEqual({ Approved: 1, Rejected: 2, Pending: 3 });
  expect(SmmCampaignStatus).toEqual({ IN_PROGRESS: 1, COMPLETED: 2 });
  expect(Rating).toEqual({ Again: 1, Hard: 2, Good: 3, Easy: 4 });
  expect(Strength).toEqual({ New: 0, Fragile: 1, Growing: 2, Firm: 3, Known: 4 });
  expect(SortOrder).toEqual({ Descending: 0, Ascending: 1 });
});

it('converts the knowledge of a word to a status and back', () => {
  for (const knowing of Object.values(Knowing)) {
    expect(knowingOf[wordStatusOf[knowing]]).toBe(knowing);
  }
});

it('numbers the parts of speech from 1', () => {
  expect(speechPartOptions.find(({ code }) => code === 'noun')).toEqual({ id: 6, code: 'noun' });
});
