import { routes } from '@wordhoard/contract';
import { EntryStatus, UserReaction } from '@wordhoard/contract/enumeration';
import { expect, it } from 'vitest';
import { buildImage, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();

it('returns the approved images of a word with their licence', async () => {
  const { id: wordId } = await buildWord(app.database);
  const first = await buildImage(app.database, wordId);
  await buildImage(app.database, wordId, { status: EntryStatus.Pending });
  const feed = await app.call(routes.image.feed, { wordId });
  expect(feed).toMatchObject({ total: 1, data: [{ id: first.id, wordId, licence: 'MIT' }] });
});

it('returns one image, unless it is pending', async () => {
  const { id: wordId } = await buildWord(app.database);
  const shown = await buildImage(app.database, wordId);
  const pending = await buildImage(app.database, wordId, { status: EntryStatus.Pending });
  expect((await app.call(routes.image.record, { id: shown.id })).id).toBe(shown.id);
  const refusal = await app.refusal(routes.image.record.path, { id: pending.id });
  expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
});

it('credits the image set of a picture', async () => {
  const name = { langCode: 'de', text: 'Apfel' };
  const { image } = await app.call(routes.word.record, name);
  expect(image).toMatchObject({ url: '/picture/1f34e.svg', licence: 'MIT' });
});

it('accepts a like, then a dislike, then neither', async () => {
  const { id: wordId } = await buildWord(app.database);
  const { id } = await buildImage(app.database, wordId);
  const headers = await app.headersOf();
  const react = (reaction: UserReaction | null) =>
    app.call(routes.image.reaction, { id, reaction }, headers);
  const { Like, Dislike } = UserReaction;
  expect(await react(Like)).toEqual({ id, reaction: Like, likeCount: 1, dislikeCount: 0 });
  expect(await react(Dislike)).toEqual({ id, reaction: Dislike, likeCount: 0, dislikeCount: 1 });
  expect(await react(null)).toEqual({ id, reaction: null, likeCount: 0, dislikeCount: 0 });
});
