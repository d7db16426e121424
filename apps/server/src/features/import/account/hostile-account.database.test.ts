import { type AccountExport, routes } from '@wordhoard/contract';
import { EntryStatus, Privacy, UserReaction } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../../test/account-archive.ts';
import { importPackage, sendPackage, zipFiles } from '../../../../test/anki-package.ts';
import { buildPersonalWord } from '../../../../test/contribution-factory.ts';
import {
  buildList,
  buildTranslation,
  buildUser,
  buildWord,
  type User,
} from '../../../../test/factory.ts';
import { buildImageFile } from '../../../../test/image-file.ts';
import { fruitQuiz } from '../../../../test/quiz-session.ts';
import { record } from '../../../../test/recording.ts';
import { buildWavFile } from '../../../../test/sound-file.ts';
import { useApp } from '../../../../test/test-app.ts';
import { toPageHeaders, upload } from '../../../../test/upload.ts';
import { wordImage } from '../../../schema/image.ts';
import { wordRecording } from '../../../schema/recording.ts';
import { translation } from '../../../schema/translation.ts';

const app = useApp();

let attacker: User;
let headers: Record<string, string>;
let empty: AccountExport;

beforeEach(async () => {
  attacker = await buildUser(app.database);
  headers = await app.headersOf(attacker);
  empty = await exportAccount(app, headers);
});

const toArchive = (account: AccountExport, files: Record<string, Uint8Array> = {}) =>
  zipFiles({ ...files, 'account.json': Buffer.from(JSON.stringify(account)) });

const toWord = (text: string) => {
  const named = { langCode: 'eo', mode: 1, homograph: 1, text } as const;
  return { ...named, id: computeWordId(named) };
};

const contributed = {
  ...{ status: EntryStatus.Pending, reason: null, createdAt: null, likeCount: 0, dislikeCount: 0 },
};

const toImage = (file: string | undefined, url = '') => ({
  ...{ ...contributed, id: newId(), word: toWord(`bildo ${newId()}`), url, file },
  ...{ licence: '', source: '' },
});

const toRecording = (file: string | undefined, url = '') => ({
  ...{ ...contributed, id: newId(), word: toWord(`sono ${newId()}`), url, file },
  ...{ licence: '' as const, speaker: null, milliseconds: 600 },
});

const withFiles = (images: object[], recordings: object[] = []): AccountExport => ({
  ...empty,
  contributions: {
    ...empty.contributions,
    ...{ images, recordings },
  } as AccountExport['contributions'],
});

const endSignature = Buffer.from('PK\x05\x06', 'latin1');

const entrySignature = Buffer.from('PK\x01\x02', 'latin1');

/** Lists each file again and again, although the archive has it once. */
function repeatEntries(archive: Buffer, times: number): Buffer {
  const end = archive.lastIndexOf(endSignature);
  const start = archive.readUInt32LE(end + 16);
  const directory = archive.subarray(start, end);
  const tail = Buffer.from(archive.subarray(end));
  const count = tail.readUInt16LE(10) * times;
  for (const at of [8, 10]) tail.writeUInt16LE(count, at);
  tail.writeUInt32LE(directory.length * times, 12);
  const directories = Array.from({ length: times }, () => directory);
  return Buffer.concat([archive.subarray(0, start), ...directories, tail]);
}

/** Claims that each file but the last, the data, unpacks to so many bytes. */
function claimSize(archive: Buffer, size: number): Buffer {
  const claimed = Buffer.from(archive);
  const last = archive.lastIndexOf(entrySignature);
  for (let at = archive.indexOf(entrySignature); at < last; ) {
    claimed.writeUInt32LE(size, at + 24);
    at = archive.indexOf(entrySignature, at + 1);
  }
  return claimed;
}

const replaceAll = (archive: Buffer, from: string, to: string): Buffer =>
  Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');

describe('an archive is refused', () => {
  it.each<[string, string, () => Promise<Buffer>]>([
    [
      'that unpacks to too many data',
      'PackageTooLarge',
      () => zipFiles({ 'account.json': Buffer.alloc(49 * 1_024 * 1_024, ' ') }),
    ],
    [
      'with a line that is no review',
      'PackageForeign',
      () => toArchive(empty, { 'reviews.jsonl': Buffer.from('{"word":null}\n') }),
    ],
    [
      'whose files share their bytes',
      'PackageUnreadable',
      async () =>
        repeatEntries(await toArchive(empty, { 'pictures/a': await buildImageFile() }), 100),
    ],
    [
      'with a name outside of it',
      'PackageUnreadable',
      async () =>
        replaceAll(await toArchive(empty, { 'aa/a': await buildImageFile() }), 'aa/a', '../a'),
    ],
    [
      'that unpacks to too many pictures',
      'PackageTooLarge',
      async () => {
        const names = Array.from({ length: 101 }, (_, index) => `pictures/${index}`);
        const pictures = Object.fromEntries(names.map((name) => [name, Buffer.from('small')]));
        const account = withFiles(names.map((name) => toImage(name)));
        return claimSize(await toArchive(account, pictures), 5 * 1_024 * 1_024);
      },
    ],
  ])('%s', async (_, code, build) => {
    const sent = await sendPackage(app, await build(), headers);
    expect(sent).toMatchObject({ state: 'failed', error: { code } });
  });
});

describe('a file of an archive', () => {
  const importFiles = async (account: AccountExport, files: Record<string, Uint8Array>) =>
    (await importPackage(app, await toArchive(account, files), headers)).result;

  it('is left out if it is not what it claims to be', async () => {
    const files = {
      'pictures/text.webp': Buffer.from('<script>alert(1)</script>'),
      'pictures/picture.webp': await buildImageFile(),
      'sounds/sound.mp3': buildWavFile(),
      'sounds/large.mp3': Buffer.alloc(2 * 1_024 * 1_024 + 1),
    };
    const images = ['pictures/text.webp', 'sounds/sound.mp3', '../../etc/passwd', undefined];
    const recordings = ['pictures/picture.webp', 'sounds/large.mp3', undefined];
    const account = withFiles(
      images.map((file) => toImage(file)),
      recordings.map((file) => toRecording(file)),
    );
    const result = await importFiles(account, files);
    expect(result?.leftOut).toMatchObject([
      { reason: 'pictureUnusable', count: images.length },
      { reason: 'soundUnusable', count: recordings.length },
    ]);
    for (const table of [wordImage, wordRecording])
      expect(await app.database.$count(table, eq(table.userId, attacker.id))).toBe(0);
  });

  it('is converted, although its name claims that this site has done so', async () => {
    const name = `pictures/${'ab'.repeat(32)}.webp`;
    const bytes = await buildImageFile({ type: 'webp' });
    await importFiles(withFiles([toImage(name)]), { [name]: bytes });
    const { contributions } = await exportAccount(app, headers);
    const [image] = contributions.images;
    expect(image?.file).toMatch(/^pictures\/[0-9a-f]{64}[.]webp$/);
    const url = image?.url ?? '';
    const response = await app.request(url, { headers: toPageHeaders(headers) });
    expect(Buffer.from(await response.arrayBuffer())).not.toEqual(bytes);
  });

  it('is stored once, however often it is named', async () => {
    const name = 'pictures/one.png';
    const images = Array.from({ length: 30 }, () => toImage(name));
    await importFiles(withFiles(images), { [name]: await buildImageFile() });
    const { contributions } = await exportAccount(app, headers);
    expect(contributions.images).toHaveLength(30);
    expect(new Set(contributions.images.map(({ url }) => url)).size).toBe(1);
  });
});

describe('an archive that names what belongs to somebody else', () => {
  it('attaches and tells nothing of it', async () => {
    const owner = await buildUser(app.database);
    const ownerHeaders = await app.headersOf(owner);
    const text = `sekreto ${newId()}`;
    const secret = await buildPersonalWord(
      app.database,
      owner,
      { text },
      { privacy: Privacy.Private },
    );
    const picture = { wordId: secret.id, bytes: await buildImageFile() };
    const image = await upload(app, picture, ownerHeaders);
    const sound = await record(app, { wordId: secret.id, bytes: buildWavFile() }, ownerHeaders);
    const hidden = await buildList(app.database, [secret], {
      ...{ userId: owner.id, privacy: Privacy.Private, name: text },
    });
    const foreign = await buildWord(app.database, { langCode: 'ia' });
    const pending = { userId: owner.id, status: EntryStatus.Pending };
    const theirs = await buildTranslation(app.database, [secret, foreign], pending);
    const theirNames = (await exportAccount(app, ownerHeaders)).contributions;
    const named = { id: hidden.id, slug: hidden.slug, langCode: 'eo', name: 'x' };
    const like = { reaction: UserReaction.Like };
    const quizId = newId();
    const word = { ...toWord('io'), id: secret.id };
    const account: AccountExport = {
      ...withFiles(
        [toImage(theirNames.images[0]?.file, image.url), { ...toImage(undefined), id: image.id }],
        [toRecording(theirNames.recordings[0]?.file, sound.url)],
      ),
      lists: [{ ...named, note: '', privacy: Privacy.Private, createdAt: null, words: [word] }],
      saved: {
        lists: [{ ...named, id: hidden.id, linkedAt: '2026-01-01T00:00:00.000Z' }],
        tables: [],
      },
      plans: [{ ...named, wordsPerDay: 5, createdAt: '2026-01-01T00:00:00.000Z' }],
      pins: {
        translations: [{ wordId: secret.id, translationId: theirs.id }],
        images: [{ wordImageId: image.id }],
      },
      reactions: {
        translations: [{ translationId: theirs.id, ...like }],
        images: [{ wordImageId: image.id, ...like }],
        recordings: [{ wordRecordingId: sound.id, ...like }],
        tags: [],
      },
      quizzes: [
        {
          id: quizId,
          settings: { ...fruitQuiz, source: { kind: 'list', id: newId() }, codes: ['spelling'] },
          pairs: [{ wordId: computeWordId(secret), code: 'spelling', round: 0 }],
          conditions: { missedRound: 'none', isByEar: false, isRetry: false },
          ...{ createdAt: '2026-01-01T00:00:00.000Z', changedAt: '2026-01-01T00:00:00.000Z' },
          finishedAt: null,
        },
      ],
    };
    const { state } = await importPackage(app, await toArchive(account), headers);
    expect(state).toBe('done');
    const exported = await exportAccount(app, headers);
    const { saved, pins, reactions, contributions, lists } = exported;
    expect(saved.lists).toEqual([]);
    expect(pins).toEqual({ translations: [], images: [] });
    expect(Object.values(reactions).flat()).toEqual([]);
    expect([...contributions.images, ...contributions.recordings]).toEqual([]);
    expect(lists).toMatchObject([{ words: [{ text: 'io' }] }]);
    const session = JSON.stringify(await app.call(routes.quiz.record, { id: quizId }, headers));
    for (const told of [JSON.stringify(exported), session]) {
      for (const theirText of [text, image.url, sound.url]) expect(told).not.toContain(theirText);
    }
    for (const { url } of [image, sound]) {
      const response = await app.request(url, { headers: toPageHeaders(headers) });
      expect(response.status).toBe(404);
    }
    const [{ likeCount } = { likeCount: 1 }] = await app.database
      .select()
      .from(translation)
      .where(eq(translation.id, theirs.id));
    expect(likeCount).toBe(0);
  });
});
