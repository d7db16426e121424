import { EntryStatus, Privacy, UserRole } from '@wordhoard/contract/enumeration';
import {
  canChangeCollection,
  canChangeWordText,
  canReact,
  canSaveCollection,
  canUnlinkTag,
  canWithdrawUpload,
} from '@wordhoard/contract/permission';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const { Learner, Admin } = UserRole;

const facts = fc
  .record({
    ownership: fc.constantFrom(
      { isOwn: true, hasOwner: true },
      { isOwn: false, hasOwner: true },
      { isOwn: false, hasOwner: false },
    ),
    privacy: fc.constantFrom(...Object.values(Privacy)),
    status: fc.constantFrom(...Object.values(EntryStatus)),
    isPublished: fc.boolean(),
  })
  .map(({ ownership, ...rest }) => ({ ...ownership, ...rest, isContributor: ownership.isOwn }));

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

function holds(check: (facts: Facts) => void): void {
  fc.assert(
    fc.property(facts, (facts) => {
      check(facts);
    }),
  );
}

describe.each(
  Object.entries({ canChangeCollection, canChangeWordText, canUnlinkTag, canWithdrawUpload }),
)('%s', (_, can) => {
  it('is true for an admin if it is true for a learner', () => {
    holds((facts) => expect(!can(facts, Learner) || can(facts, Admin)).toBe(true));
  });

  it('is false for visitors and learners if nothing is their own', () => {
    holds((facts) => {
      const ofOthers = { ...facts, isOwn: false, isContributor: false };
      expect([can(ofOthers, undefined), can(ofOthers, Learner)]).toEqual([false, false]);
    });
  });
});

describe('a collection', () => {
  it('can be changed by its owner', () => {
    holds((facts) => expect(canChangeCollection(facts, Learner)).toBe(facts.isOwn));
  });

  it('can be changed by an admin, unless it is the private one of somebody else', () => {
    holds((facts) => {
      const isHidden = facts.privacy === Privacy.Private && facts.hasOwner && !facts.isOwn;
      expect(canChangeCollection(facts, Admin)).toBe(!isHidden);
    });
  });

  it('can be saved if it is public and not your own', () => {
    holds((facts) => {
      expect(canSaveCollection(facts)).toBe(facts.privacy === Privacy.Public && !facts.isOwn);
    });
  });
});

describe.each([
  ['an image', canWithdrawUpload],
  ['a tag', canUnlinkTag],
])('%s', (_, can) => {
  it('can be withdrawn by its author and by admins', () => {
    holds((facts) => {
      expect(can(facts, Learner)).toBe(facts.isOwn);
      expect(can(facts, Admin)).toBe(true);
    });
  });
});

it('an entry gets reactions from others once it is approved', () => {
  holds((facts) => {
    expect(canReact(facts)).toBe(facts.status === EntryStatus.Approved && !facts.isOwn);
  });
});

describe('the text of a word', () => {
  it('can be changed by its contributor until it is published', () => {
    holds((facts) => {
      expect(canChangeWordText(facts, Learner)).toBe(facts.isContributor && !facts.isPublished);
    });
  });

  it('can be changed by a contributing admin at any time', () => {
    holds((facts) => expect(canChangeWordText(facts, Admin)).toBe(facts.isContributor));
  });
});
