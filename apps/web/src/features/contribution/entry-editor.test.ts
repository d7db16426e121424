import { UserReaction } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { withReaction } from './entry-editor.tsx';

const { Like, Dislike } = UserReaction;

it.each([
  [null, Like, 4, 1],
  [Like, Dislike, 2, 2],
  [Like, null, 2, 1],
  [Dislike, Dislike, 3, 1],
])('counts %s, then %s', (former, reaction, likeCount, dislikeCount) => {
  const entry = { id: 'a', likeCount: 3, dislikeCount: 1, reaction: former };
  expect(withReaction(entry, reaction)).toEqual({ id: 'a', reaction, likeCount, dislikeCount });
});
