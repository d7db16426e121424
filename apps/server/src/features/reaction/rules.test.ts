import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanges, type Reaction, refusalOfReaction } from './rules.ts';

const { Like, Dislike } = UserReaction;

describe('a reaction', () => {
  it.each([
    [null, Like, 1, 0],
    [null, Dislike, 0, 1],
    [Like, Dislike, -1, 1],
    [Dislike, Like, 1, -1],
    [Like, null, -1, 0],
    [Like, Like, 0, 0],
    [null, null, 0, 0],
  ])('%s, then %s, moves the counts by %i and %i', (former, wished, likeCount, dislikeCount) => {
    expect(countChanges(former, wished)).toEqual({ likeCount, dislikeCount });
  });

  it('leaves the counts of a learner at what they said last, whatever they said before', () => {
    const reaction = fc.constantFrom<Reaction>(Like, Dislike, null);
    fc.assert(
      fc.property(fc.array(reaction), (said) => {
        const changes = said.map((wished, index) => countChanges(said[index - 1] ?? null, wished));
        const likes = changes.reduce((sum, { likeCount }) => sum + likeCount, 0);
        expect(likes).toBe(Number(said.at(-1) === Like));
      }),
    );
  });

  it('is for what everybody sees and for what is not one’s own', () => {
    const by = (userId: string | null, status: EntryStatus) =>
      refusalOfReaction({ userId, status }, 'me');
    expect(by('other', EntryStatus.Approved)).toBeUndefined();
    expect(by(null, EntryStatus.Approved)).toBeUndefined();
    expect(by('me', EntryStatus.Approved)).toBe('Forbidden');
    expect(by('me', EntryStatus.Pending)).toBe('Forbidden');
    expect(by('other', EntryStatus.Pending)).toBe('NotFound');
  });
});
