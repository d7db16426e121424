import { routes } from '@wordhoard/contract';
import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { beforeEach, expect, it } from 'vitest';
import { buildImage, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { imagePin, imageReaction } from '../../schema/image.ts';

const app = useApp();

let wordId: string;
let learner: User;

beforeEach(async () => {
  ({ id: wordId } = await buildWord(app.database));
  learner = await buildUser(app.database);
});

it('orders images by the learner’s pins, then by likes', async () => {
  const plain = await buildImage(app.database, wordId);
  const liked = await buildImage(app.database, wordId, { likeCount: 1 });
  const pinned = await buildImage(app.database, wordId, { dislikeCount: 1 });
  const pin = { userId: learner.id, wordImageId: pinned.id };
  await app.database.insert(imagePin).values(pin);
  await expectInOrder([pinned, liked, plain], await app.headersOf(learner));
  await expectInOrder([liked, plain, pinned], await app.headersOf());
  await expectInOrder([liked, plain, pinned]);
});

it('returns the reactions to an image and the learner’s own', async () => {
  const { id } = await buildImage(app.database, wordId, { likeCount: 1 });
  const reaction = UserReaction.Like;
  await app.database.insert(imageReaction).values({ userId: learner.id, entryId: id, reaction });
  const counts = { likeCount: 1, dislikeCount: 0, isPinned: false, isOwn: false };
  const record = await app.call(routes.image.record, { id }, await app.headersOf(learner));
  expect(record).toMatchObject({ ...counts, reaction });
  expect(await app.call(routes.image.record, { id })).toMatchObject({ ...counts, reaction: null });
});

it('shows the author a pending image on cards, and a rejected one on the page of the word only', async () => {
  const { id } = await buildImage(app.database, wordId, {
    status: EntryStatus.Rejected,
    userId: learner.id,
    reason: 'Too dark',
  });
  const own = await app.headersOf(learner);
  const cardImage = async (headers?: Record<string, string>) =>
    (await app.call(routes.word.record, { id: wordId }, headers)).image?.id;
  expect(await cardImage(own)).toBeUndefined();
  const feed = await app.call(routes.image.feed, { wordId }, own);
  expect(feed.data).toMatchObject([{ id, isOwn: true, reason: 'Too dark' }]);
  const pending = await buildImage(app.database, wordId, {
    status: EntryStatus.Pending,
    userId: learner.id,
  });
  expect(await cardImage(own)).toBe(pending.id);
  expect(await cardImage()).toBeUndefined();
  expect((await app.call(routes.image.feed, { wordId })).data).toEqual([]);
  expect((await app.refusal(routes.image.record, { id: pending.id })).code).toBe('NotFound');
});

async function expectInOrder(
  expected: readonly { id: string }[],
  headers?: Record<string, string>,
): Promise<void> {
  const feed = await app.call(routes.image.feed, { wordId }, headers);
  const card = await app.call(routes.word.record, { id: wordId }, headers);
  expect(feed.data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(card.image?.id).toBe(expected[0]?.id);
}
