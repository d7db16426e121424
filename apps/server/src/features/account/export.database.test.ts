import { routes } from '@wordhoard/contract';
import {
  EntryStatus,
  Knowing,
  Privacy,
  UserReaction,
  WordMode,
} from '@wordhoard/contract/enumeration';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { buildUser, buildWord, type User } from '../../../test/factory.ts';
import {
  buildFullAccount,
  buildSharedContent,
  useSharedContent,
} from '../../../test/full-account.ts';
import { useApp } from '../../../test/test-app.ts';
import { list } from '../../schema/collection.ts';
import { review } from '../../schema/review.ts';
import { word } from '../../schema/word.ts';

const app = useApp();
const { export: exportRoute } = routes.user;
const time = '2026-03-01T12:00:00.000Z';

const exportFor = async (learner: User) => exportAccount(app, await app.headersOf(learner));

describe('the export of an account', () => {
  it('contains everything of the account', async () => {
    const busy = await buildFullAccount(app.database);
    const { learner, common, pending, secret, contributions } = busy;
    const exported = await exportFor(learner);
    const { id, username, email, learn } = learner;
    expect(exported).toMatchObject({
      version: 2,
      account: { id, username, email, learn, createdAt: time },
      socialIdentities: [{ provider: 'google', subject: `${username} at google` }],
      knowing: [
        {
          word: {
            id: common.id,
            langCode: 'eo',
            mode: WordMode.Word,
            homograph: 1,
            text: common.text,
          },
          knowing: Knowing.Saved,
          due: expect.stringMatching(/^2026-03-0[23]$/),
          stability: expect.any(Number),
          changedAt: time,
          provedAt: null,
        },
      ],
      reviews: [
        {
          word: { text: common.text },
          reviewedAt: time,
          day: '2026-03-01',
          rating: 2,
          practice: null,
          mark: null,
          code: 'spelling',
          answer: `${username} answered`,
          givenId: expect.any(String),
          isHinted: true,
        },
      ],
      notes: [{ word: { text: common.text }, createdAt: time, text: `${username} remembers` }],
      activity: [
        {
          day: '2026-03-01',
          answered: 1,
          right: 1,
          saved: 1,
          known: 0,
          proved: 0,
          reviewed: 1,
          milliseconds: 2_000,
        },
      ],
      study: {
        goal: { unit: 'words', target: 10 },
        dayEndsAt: null,
        reminderHour: 12,
        remindedOn: '2026-03-01',
        locale: 'en',
        levels: { de: 'A2' },
        breaks: [],
      },
      plans: [{ id: busy.list.id, name: busy.list.name, wordsPerDay: 7, createdAt: time }],
      lists: [
        {
          id: busy.list.id,
          privacy: Privacy.Private,
          words: [{ text: common.text }, { text: secret.text }],
        },
      ],
      tables: [
        {
          id: busy.table.id,
          columns: [{ id: expect.any(String), name: 'Vorto', langCode: 'eo' }],
          rowIds: [expect.any(String)],
          rows: [[{ label: null, words: [{ text: pending.text }] }]],
        },
      ],
      contributions: {
        words: [
          { word: { text: pending.text }, privacy: Privacy.Public, status: EntryStatus.Pending },
          { word: { text: secret.text }, privacy: Privacy.Private },
        ],
        translations: [{ id: contributions.approved.id }, { id: contributions.pending.id }],
        images: [{ id: contributions.image.id, reason: `blurred, ${username}` }],
        recordings: [{ id: contributions.recording.id, speaker: `${username} speaks` }],
        tags: [{ id: contributions.tag.id, code: contributions.tag.code }],
      },
      quizzes: [
        {
          finishedAt: time,
          settings: { codes: ['spelling'] },
          pairs: [{ wordId: common.id, code: 'spelling', round: 0 }],
          conditions: { missedRound: 'none' },
        },
      ],
      suggestions: [{ text: `${username} was right`, word: { id: common.id } }],
    });
  });

  it('contains what the learner saved, liked and pinned', async () => {
    const learner = await buildUser(app.database);
    const shared = await buildSharedContent(app.database, await buildUser(app.database));
    await useSharedContent(app.database, learner, shared);
    const { list, table, translation, image, recording, tagged } = shared;
    expect(await exportFor(learner)).toMatchObject({
      saved: {
        lists: [{ id: list.id, slug: list.slug, linkedAt: time }],
        tables: [{ id: table.id }],
      },
      reactions: {
        translations: [{ translationId: translation.id, reaction: UserReaction.Like }],
        images: [{ wordImageId: image.id, reaction: UserReaction.Dislike }],
        recordings: [{ wordRecordingId: recording.id, reaction: UserReaction.Like }],
        tags: [{ tagWordId: tagged.id, reaction: UserReaction.Like }],
      },
      pins: {
        translations: [{ wordId: translation.lowWordId, translationId: translation.id }],
        images: [{ wordImageId: image.id }],
      },
    });
  });

  it('contains each of many reviews once', async () => {
    const learner = await buildUser(app.database);
    for (const part of [1, 2, 3]) {
      const { id } = await buildWord(app.database, { text: `multa ${part}`, langCode: 'eo' });
      await app.database.execute(sql`
        insert into ${review} (user_id, id, sequence, word_id, reviewed_at, day, rating)
        select ${learner.id}, gen_random_uuid(), ${part} * 10000 + number, ${id}, ${time}, ${time}, 3
        from generate_series(1, 4000) as number`);
    }
    const { reviews } = await exportFor(learner);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(12_000);
    expect(reviews).toHaveLength(12_000);
  });

  it('contains nothing of other accounts', async () => {
    const { learner: other, list: theirs, secret } = await buildFullAccount(app.database);
    const { learner } = await buildFullAccount(app.database);
    const shared = await buildSharedContent(app.database, other);
    await useSharedContent(app.database, learner, shared);
    const hide = { privacy: Privacy.Private };
    await app.database.update(list).set(hide).where(eq(list.id, shared.list.id));
    const file = JSON.stringify(await exportFor(learner));
    for (const secretText of [other.username, other.id, theirs.name, secret.text]) {
      expect(file).not.toContain(secretText);
    }
    expect(file).not.toContain(shared.list.id);
  });

  it('never contains the password hash', async () => {
    const learner = await buildUser(app.database, { passwordHash: '$argon2id$secret' });
    expect(JSON.stringify(await exportFor(learner))).not.toContain('argon2');
  });

  it('omits the text of a withdrawn word', async () => {
    const { learner, common } = await buildFullAccount(app.database);
    await app.database.update(word).set({ active: false }).where(eq(word.id, common.id));
    expect(await exportFor(learner)).toMatchObject({
      knowing: [{ word: { id: common.id, text: null } }],
    });
  });

  it('is the same while nothing changes', async () => {
    const { learner } = await buildFullAccount(app.database);
    const { exportedAt: _first, ...once } = await exportFor(learner);
    const { exportedAt: _second, ...again } = await exportFor(learner);
    expect(JSON.stringify(again)).toBe(JSON.stringify(once));
  });

  it('is named after the learner', async () => {
    const learner = await buildUser(app.database);
    const headers = await app.headersOf(learner);
    const response = await app.request(exportRoute.path, { headers });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="wordhoard-${learner.username}.zip"`,
    );
  });

  it('requires a sign-in', async () => {
    const response = await app.request(exportRoute.path);
    expect(await response.json()).toMatchObject({ code: 'NotAuthorized' });
  });
});
