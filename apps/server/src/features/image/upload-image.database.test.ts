import { routes } from '@wordhoard/contract';
import { EntryStatus, UserRole } from '@wordhoard/contract/enumeration';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { buildImageFile } from '../../../test/image-file.ts';
import { useApp } from '../../../test/test-app.ts';
import { buildForm, refusedUpload, sendForm, upload } from '../../../test/upload.ts';
import { selectRow } from '../../platform/database/database.ts';
import { image } from '../../schema/image.ts';
import { upload as uploadTable } from '../../schema/upload.ts';

const app = useApp();
const admin = async () => app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
const newWordId = async () => (await buildWord(app.database)).id;

describe('an uploaded image', () => {
  it('waits for approval and is visible to its author only', async () => {
    const wordId = await newWordId();
    const author = await app.headersOf();
    const sent = { wordId, bytes: await buildImageFile(), licence: ' CC0 ', source: 'My camera' };
    const image = await upload(app, sent, author);
    expect(image).toMatchObject({
      wordId,
      url: expect.stringMatching(/^\/image\/[0-9a-f]{64}\.webp$/),
      status: EntryStatus.Pending,
      licence: 'CC0',
      source: 'My camera',
      likeCount: 0,
      isOwn: true,
    });
    expect((await app.call(routes.image.feed, { wordId }, author)).data).toEqual([image]);
    expect((await app.call(routes.image.feed, { wordId })).data).toEqual([]);
  });

  it('is public immediately if an admin adds it', async () => {
    const wordId = await newWordId();
    const image = await upload(app, { wordId, bytes: await buildImageFile() }, await admin());
    expect(image).toMatchObject({ status: EntryStatus.Approved, licence: '', source: '' });
    const feed = await app.call(routes.image.feed, { wordId });
    expect(feed.data).toMatchObject([{ id: image.id, url: image.url, isOwn: false }]);
  });

  it('is refused if its uploader has already added it to the word', async () => {
    const sent = { wordId: await newWordId(), bytes: await buildImageFile() };
    const headers = await app.headersOf();
    await upload(app, sent, headers);
    for (const again of [sent, { ...sent, source: 'Another camera' }]) {
      const refusal = await refusedUpload(app, again, headers);
      expect(refusal).toMatchObject({ status: 409, code: 'SimilarRecordAlreadyExists' });
    }
  });

  it('is added once by concurrent requests', async () => {
    const sent = { wordId: await newWordId(), bytes: await buildImageFile() };
    const headers = await app.headersOf();
    const sending = () => sendForm(app, buildForm(sent), headers);
    const responses = await Promise.all([sending(), sending(), sending()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await app.call(routes.image.feed, { wordId: sent.wordId }, headers)).toMatchObject({
      total: 1,
    });
  });

  it('is stored once for two words, even with concurrent requests', async () => {
    const bytes = await buildImageFile();
    const headers = await app.headersOf();
    const words = [await newWordId(), await newWordId()];
    const images = await Promise.all(
      words.map((wordId) => upload(app, { wordId, bytes }, headers)),
    );
    const digest = images[0]?.url.slice('/image/'.length, -'.webp'.length) ?? '';
    expect(images.map(({ url }) => url)).toEqual(images.map(() => `/image/${digest}.webp`));
    const row = await selectRow(
      app.database,
      sql`select count(*)::int as images, min(digest) as digest from ${image}
          join ${uploadTable} on image.url = '/image/' || upload.digest || '.webp' where url = ${images[0]?.url}`,
    );
    expect(row).toEqual({ images: 1, digest });
    const stored = await Array.fromAsync(app.services.fileStorage.list());
    expect(stored.filter((picture) => picture.digest === digest)).toHaveLength(1);
  });

  it('has on each word the credit that it was uploaded with', async () => {
    const headers = await app.headersOf();
    const sent = { wordId: await newWordId(), bytes: await buildImageFile() };
    const { id } = await upload(app, { ...sent, source: 'My camera' }, headers);
    const elsewhere = {
      ...sent,
      wordId: await newWordId(),
      source: 'Another camera',
      licence: 'CC0',
    };
    expect(await upload(app, elsewhere, headers)).toMatchObject({
      source: 'Another camera',
      licence: 'CC0',
    });
    const image = await app.call(routes.image.record, { id }, headers);
    expect(image).toMatchObject({ source: 'My camera' });
  });

  it('can be added to a personal word of its uploader only', async () => {
    const user = await buildUser(app.database);
    const { id: wordId } = await buildPersonalWord(app.database, user);
    const sent = { wordId, bytes: await buildImageFile() };
    expect(await refusedUpload(app, sent, await app.headersOf())).toMatchObject({
      status: 404,
      code: 'NotFound',
    });
    expect(await upload(app, sent, await app.headersOf(user))).toMatchObject({ isOwn: true });
  });

  it('is separate for each learner who uploads it, with its own credit', async () => {
    const sent = { wordId: await newWordId(), bytes: await buildImageFile() };
    const first = await upload(app, { ...sent, source: 'My camera' }, await app.headersOf());
    const second = await upload(app, { ...sent, source: 'Another camera' }, await app.headersOf());
    expect(second).toMatchObject({ source: 'Another camera' });
    expect(second.url).not.toBe(first.url);
  });

  it('requires an existing word', async () => {
    const sent = { wordId: crypto.randomUUID(), bytes: await buildImageFile() };
    const refusal = await refusedUpload(app, sent, await app.headersOf());
    expect(refusal).toMatchObject({ status: 404, code: 'NotFound' });
  });

  it('requires a signed-in learner', async () => {
    const sent = { wordId: await newWordId(), bytes: await buildImageFile() };
    const response = await app.request(routes.image.upload.path, {
      method: 'POST',
      body: buildForm(sent),
    });
    expect(response.status).toBe(401);
  });
});

describe('the form of an upload', () => {
  it.each(['file', 'wordId'])('requires the field %s', async (name) => {
    const form = buildForm({ wordId: await newWordId(), bytes: await buildImageFile() });
    form.delete(name);
    const response = await sendForm(app, form, await app.headersOf());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'ParameterInvalid',
      fields: [{ path: name, code: 'required' }],
    });
  });

  it('accepts no other fields, and only a file as file', async () => {
    const form = buildForm({ wordId: await newWordId(), bytes: await buildImageFile() });
    form.set('file', 'no file');
    form.set('status', '1');
    const response = await sendForm(app, form, await app.headersOf());
    const { fields } = (await response.json()) as { fields: { path: string }[] };
    expect(fields.map(({ path }) => path).sort()).toEqual(['file', 'status']);
  });

  it('must be a form', async () => {
    const body = { wordId: await newWordId(), file: 'no file' };
    const refusal = await app.refusal(routes.image.upload, body, await app.headersOf());
    expect(refusal).toMatchObject({ status: 400, code: 'ParameterInvalid' });
  });
});
