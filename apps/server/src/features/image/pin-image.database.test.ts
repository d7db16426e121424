import { routes } from '@wordhoard/contract';
import { EntryStatus } from '@wordhoard/contract/enumeration';
import { limits } from '@wordhoard/contract/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildHiddenWord } from '../../../test/contribution-factory.ts';
import { buildImage, buildUser, buildWord } from '../../../test/factory.ts';
import { useApp } from '../../../test/test-app.ts';
import { selectRow } from '../../platform/database/database.ts';
import { imagePin, wordImage } from '../../schema/image.ts';

const app = useApp();

async function buildImages(count: number) {
  const { id: wordId } = await buildWord(app.database);
  const images = [];
  while (images.length < count) images.push(await buildImage(app.database, wordId));
  return { wordId, images };
}

const countPins = async (wordId: string) => {
  const pins = sql`select count(*)::int as count from ${imagePin}
    join ${wordImage} on word_image.id = image_pin.word_image_id where word_id = ${wordId}`;
  return (await selectRow<{ count: number }>(app.database, pins))?.count;
};

describe('a pinned image', () => {
  it('comes first for its learner until it is unpinned', async () => {
    const { wordId, images } = await buildImages(3);
    const ids = images.map(({ id }) => id);
    const last = ids[2] ?? '';
    const headers = await app.headersOf();
    const pin = (pinned?: boolean) =>
      app.call(routes.image.pin, { wordImageId: last, pinned }, headers);
    const orderFor = async (reader?: Record<string, string>) =>
      (await app.call(routes.image.feed, { wordId }, reader)).data.map(({ id }) => id);
    expect(await pin()).toEqual({ id: last, isPinned: true });
    expect(await pin()).toEqual({ id: last, isPinned: true });
    expect(await orderFor(headers)).toEqual([last, ...ids.slice(0, 2)]);
    expect(await orderFor()).toEqual(ids);
    expect(await app.call(routes.image.record, { id: last }, headers)).toMatchObject({
      isPinned: true,
    });
    expect(await pin(false)).toEqual({ id: last, isPinned: false });
    expect(await pin(false)).toEqual({ id: last, isPinned: false });
    expect(await orderFor(headers)).toEqual(ids);
  });

  it('is one of at most three per word, even with concurrent requests', async () => {
    const { wordId, images } = await buildImages(limits.imageMaxPins + 2);
    const headers = await app.headersOf();
    const pinning = images.map(async ({ id: wordImageId }) => {
      const body = JSON.stringify({ wordImageId });
      return app.request(routes.image.pin.path, { method: 'POST', headers, body });
    });
    const statuses = (await Promise.all(pinning)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 422, 422]);
    expect(await countPins(wordId)).toBe(limits.imageMaxPins);
    const feed = await app.call(routes.image.feed, { wordId }, headers);
    const [wordImageId] = feed.data.filter(({ isPinned }) => !isPinned).map(({ id }) => id);
    expect(await app.refusal(routes.image.pin, { wordImageId }, headers)).toMatchObject({
      status: 422,
      code: 'MaxWordImagePinsExceeded',
    });
    const other = await buildImage(app.database, (await buildWord(app.database)).id);
    await app.call(routes.image.pin, { wordImageId: other.id }, headers);
  });

  it('must be visible to the learner', async () => {
    const word = await buildWord(app.database);
    const hidden = await buildHiddenWord(app.database);
    const author = await buildUser(app.database);
    const pending = { status: EntryStatus.Pending, userId: author.id };
    const own = await buildImage(app.database, word.id, pending);
    const ofHidden = await buildImage(app.database, hidden.id);
    await app.call(routes.image.pin, { wordImageId: own.id }, await app.headersOf(author));
    for (const wordImageId of [own.id, ofHidden.id, crypto.randomUUID()]) {
      const refusal = await app.refusal(routes.image.pin, { wordImageId }, await app.headersOf());
      expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
    }
  });
});
