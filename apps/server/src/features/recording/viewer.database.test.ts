import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { beforeEach, expect, it } from 'vitest';
import { buildRecording, buildUser, buildWord, type User } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';

const app = useApp();
const recordingUrl = (digest: string) => `/recording/${digest}.mp3`;

let wordId: string;
let learner: User;

beforeEach(async () => {
  ({ id: wordId } = await buildWord(app.database));
  learner = await buildUser(app.database);
});

const playedFor = async (headers?: Record<string, string>) =>
  (await app.call(routes.word.record, { id: wordId }, headers)).recording?.url;

it('orders recordings by likes, and plays the first one', async () => {
  const plain = await buildRecording(app.database, wordId);
  const liked = await buildRecording(app.database, wordId, { likeCount: 1 });
  const disliked = await buildRecording(app.database, wordId, { dislikeCount: 1 });
  const feed = await app.call(routes.recording.feed, { wordId });
  expect(feed.data.map(({ id }) => id)).toEqual([liked, plain, disliked].map(({ id }) => id));
  expect(await playedFor()).toBe(recordingUrl(liked.digest));
});

it('prefers an approved recording to a pending one of the learner, and plays no rejected one', async () => {
  const headers = await app.headersOf(learner);
  const own = { userId: learner.id, likeCount: 9 };
  await buildRecording(app.database, wordId, {
    ...own,
    status: EntryStatus.Rejected,
    reason: 'Noisy',
  });
  expect(await playedFor(headers)).toBeUndefined();
  expect(await app.call(routes.word.entity, { id: wordId }, headers)).toMatchObject({
    recording: null,
    recordingFeed: { data: [{ reason: 'Noisy' }] },
  });
  const pending = await buildRecording(app.database, wordId, {
    ...own,
    status: EntryStatus.Pending,
  });
  expect(await playedFor(headers)).toBe(recordingUrl(pending.digest));
  expect(await playedFor()).toBeUndefined();
  const approved = await buildRecording(app.database, wordId);
  expect(await playedFor(headers)).toBe(recordingUrl(approved.digest));
});

it('is sent with the words of a quiz', async () => {
  const { digest } = await buildRecording(app.database, wordId);
  const quiz = await app.call(routes.quiz.entity, {
    source: { kind: 'words', ids: [wordId], langCode: 'eo' },
    tranLangCode: 'ia',
    codes: ['cards'],
  });
  expect(quiz.pairs.map(({ word }) => word.recording?.url)).toEqual(
    quiz.pairs.map(() => recordingUrl(digest)),
  );
});
