import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanges, findRefusal, type Reaction } from './change-reaction.ts';

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
  ])(
    'changing %s to %s changes the counts by %i and %i',
    (former, next, likeCount, dislikeCount) => {
      expect(countChanges(former, next)).toEqual({ likeCount, dislikeCount });
    },
  );

  it('is counted once after any series of changes', () => {
    const reaction = fc.constantFrom<Reaction>(Like, Dislike, null);
    fc.assert(
      fc.property(fc.array(reaction), (series) => {
        const changes = series.map((next, index) => countChanges(series[index - 1] ?? null, next));
        const likes = changes.reduce((sum, { likeCount }) => sum + likeCount, 0);
        expect(likes).toBe(Number(series.at(-1) === Like));
      }),
    );
  });

  it('is permitted for approved entries of others', () => {
    const by = (userId: string | null, status: EntryStatus) =>
      findRefusal({ userId, status }, 'me');
    expect(by('other', EntryStatus.Approved)).toBeUndefined();
    expect(by(null, EntryStatus.Approved)).toBeUndefined();
    expect(by('me', EntryStatus.Approved)).toBe('Forbidden');
    expect(by('me', EntryStatus.Pending)).toBe('Forbidden');
    expect(by('other', EntryStatus.Pending)).toBe('NotFound');
  });
});
