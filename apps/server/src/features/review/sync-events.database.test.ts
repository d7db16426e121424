import { routes } from '@wordhoard/contract';
import { EntryStatus, Knowing, UserRole } from '@wordhoard/contract/enumeration';
import { computeWordId } from '@wordhoard/contract/word-id';
import { defaultParameters } from '@wordhoard/review-scheduler';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../test/account-archive.ts';
import { buildPersonalWord } from '../../../test/contribution-factory.ts';
import { buildUser, buildWord } from '../../../test/factory.ts';
import { findCard } from '../../../test/learn-word.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import {
  answerEvent,
  buildUndo,
  markEvent,
  missingWordId,
  noteEvent,
  today,
} from '../../../test/review-events.ts';
import { SyncDevice } from '../../../test/sync-device.ts';
import { useApp } from '../../../test/test-app.ts';
import { review, reviewParameters } from '../../schema/review.ts';
import { word as wordTable } from '../../schema/word.ts';
import { latestDay } from './activity.ts';

const app = useApp();
let learner: Learner;
let phone: SyncDevice;
let word: { id: string };
beforeEach(async () => {
  learner = await buildLearner(app);
  phone = new SyncDevice(app, learner.headers);
  word = await buildWord(app.database);
});

const findOwnCard = (wordId = word.id) => findCard(app.database, learner.user, { id: wordId });
const hours = 60 * 60 * 1_000;

describe('an answer of a device', () => {
  it('makes the card of its word, and counts for its day', async () => {
    const answer = answerEvent(word.id, { milliseconds: 3_000 });
    const { id, at, day } = answer;
    expect(await phone.report(answer)).toEqual({ id, outcome: 'taken', at, day });
    expect(await findOwnCard()).toMatchObject({ since: today, lastRating: 3, reviews: 1 });
    expect(await learner.activity()).toMatchObject([
      { day: today, answered: 1, right: 1, saved: 1, reviewed: 1, milliseconds: 3_000 },
    ]);
  });

  it('leaves the card of a homograph as it is', async () => {
    const { id, text } = await buildWord(app.database);
    const second = await buildWord(app.database, { text, homograph: 2 });
    await phone.sync(markEvent(id, { mark: 'saved' }));
    const card = await findOwnCard(id);
    await phone.sync(answerEvent(second.id));
    expect(await findOwnCard(second.id)).toMatchObject({ reviews: 1 });
    expect(await findOwnCard(id)).toEqual(card);
  });

  it('does not move the schedule if it does not tell whether the word is remembered', async () => {
    await phone.sync(markEvent(word.id, { mark: 'saved' }));
    const card = await findOwnCard();
    await phone.sync(answerEvent(word.id, { asks: 'form' }));
    expect(await findOwnCard()).toEqual(card);
    expect(await learner.activity()).toMatchObject([{ answered: 1 }]);
  });

  it('counts now if the clock of the device is two days ahead', async () => {
    const ahead = new Date(Date.now() + 48 * hours).toISOString();
    const answer = answerEvent(word.id, { at: ahead, day: ahead.slice(0, 10) });
    const before = new Date().toISOString();
    const received = await phone.report(answer);
    const after = new Date().toISOString();
    expect(received).toMatchObject({ outcome: 'clamped', day: latestDay(new Date(after)) });
    expect(received?.at && received.at >= before && received.at <= after).toBe(true);
    expect(await phone.report(answer)).toEqual(received);
  });

  it('counts now if the clock of the device has lost its time', async () => {
    const at = '1970-01-01T00:00:00.000Z';
    const received = await phone.report(answerEvent(word.id, { at, day: '1970-01-01' }));
    const now = new Date().toISOString();
    expect(received).toMatchObject({ outcome: 'clamped', day: received?.at.slice(0, 10) });
    expect(received?.at.slice(0, 16)).toBe(now.slice(0, 16));
    const onlyDay = answerEvent(word.id, { day: '1999-12-31' });
    expect(await phone.report(onlyDay)).toMatchObject({ outcome: 'clamped', day: today });
    const early = answerEvent(word.id, { at: '2000-01-01T12:00:00.000Z', day: '2000-01-01' });
    expect(await phone.report(early)).toMatchObject({ outcome: 'taken', day: '2000-01-01' });
  });

  it('counts for a day that has begun in another time zone', async () => {
    const day = latestDay(new Date());
    expect(await phone.report(answerEvent(word.id, { day }))).toMatchObject({
      outcome: 'taken',
      day,
    });
  });

  it('counts with the parameters that fit the learner', async () => {
    const parameters = defaultParameters.map((value, index) => (index < 4 ? value * 2 : value));
    await app.database
      .insert(reviewParameters)
      .values({ userId: learner.user.id, parameters, queuedAt: new Date() });
    const answer = await phone.sync(answerEvent(word.id));
    expect(answer.parameters).toEqual(parameters);
    expect((await findOwnCard())?.stability).toBe(parameters[2]);
  });
});

describe('an event of a word', () => {
  it('that was deleted is kept, and counts for its day', async () => {
    const answer = answerEvent(missingWordId);
    expect(await phone.report(answer)).toMatchObject({ outcome: 'keptWithoutWord' });
    expect(await learner.marks()).toEqual([]);
    expect(await learner.activity()).toMatchObject([{ answered: 1 }]);
    const laptop = new SyncDevice(app, learner.headers);
    const { words } = await laptop.sync();
    expect(words).toMatchObject([{ wordId: missingWordId, langCode: null }]);
  });

  it('that is deleted later is kept', async () => {
    const answer = answerEvent(word.id);
    await phone.sync(answer);
    await app.database.delete(wordTable).where(eq(wordTable.id, word.id));
    const laptop = new SyncDevice(app, learner.headers);
    await laptop.sync();
    expect([...laptop.events.keys()]).toEqual([answer.id]);
    expect(await phone.report(buildUndo(answer))).toMatchObject({ outcome: 'keptWithoutWord' });
    expect(await learner.activity()).toMatchObject([{ answered: 0, milliseconds: 0 }]);
  });

  it('of somebody else looks like that of a missing word', async () => {
    const foreign = await buildPersonalWord(app.database, await buildUser(app.database));
    const answers = [answerEvent(foreign.id), answerEvent(missingWordId)];
    const { received } = await phone.sync(...answers);
    expect(received.map(({ outcome }) => outcome)).toEqual(['keptWithoutWord', 'keptWithoutWord']);
    const { words } = await new SyncDevice(app, learner.headers).sync();
    expect(words.map(({ langCode }) => langCode)).toEqual([null, null]);
    const exported = await exportAccount(app, learner.headers);
    expect(exported.reviews.map((exportedReview) => exportedReview.word)).toEqual([null, null]);
    expect(await learner.marks()).toEqual([]);
  });
});

describe('an undo', () => {
  it('takes back an answer with its activity and its time', async () => {
    const [first, second] = [answerEvent(word.id), answerEvent(word.id, { verdict: 'wrong' })];
    await phone.sync(first);
    const [card, activity] = [await findOwnCard(), await learner.activity()];
    await phone.sync(second);
    await phone.sync(buildUndo(second));
    expect(await findOwnCard()).toEqual(card);
    expect(await learner.activity()).toEqual(activity);
  });

  it('takes back an answer that arrives later', async () => {
    const answer = answerEvent(word.id);
    await phone.sync(buildUndo(answer));
    await phone.sync(answer);
    expect(await findOwnCard()).toBeUndefined();
    expect(await learner.activity()).toEqual([]);
  });

  it('takes back a mark of the same request', async () => {
    const mark = markEvent(word.id);
    const { received } = await phone.sync(buildUndo(mark), mark);
    expect(received).toMatchObject([{ outcome: 'taken', day: null }, { outcome: 'taken' }]);
    expect(await learner.marks()).toEqual([]);
  });

  it('of an undo, or of what no device has sent, changes nothing', async () => {
    const mark = markEvent(word.id);
    const undo = buildUndo(mark);
    await phone.sync(mark, undo, buildUndo(undo), buildUndo(markEvent(word.id)));
    expect(await learner.marks()).toEqual([]);
    expect(await learner.activity()).toEqual([]);
  });
});

describe('a note', () => {
  const exportNotes = async ({ headers } = learner) => {
    const { notes } = await exportAccount(app, headers);
    return notes;
  };

  it('reaches other devices of its learner, and nobody else', async () => {
    const note = noteEvent(word.id, '  as  in\u200b\nLatin ');
    const { id, at } = note;
    expect(await phone.report(note)).toEqual({ id, outcome: 'taken', at, day: null });
    const { words } = await new SyncDevice(app, learner.headers).sync();
    const events = [{ id, at, note: 'as in Latin' }];
    expect(words).toEqual([{ wordId: word.id, langCode: 'eo', events }]);
    const other = await buildLearner(app);
    expect((await new SyncDevice(app, other.headers).sync()).words).toEqual([]);
    expect(await exportNotes(other)).toEqual([]);
    expect(await exportNotes()).toMatchObject([
      { id, word: { id: word.id }, createdAt: at, text: 'as in Latin' },
    ]);
  });

  it('changes neither the card of its word nor the activity of the day', async () => {
    await phone.sync(answerEvent(word.id));
    const stored = [await findOwnCard(), await learner.activity()];
    await phone.sync(noteEvent(word.id, 'as in Latin'));
    expect([await findOwnCard(), await learner.activity()]).toEqual(stored);
  });

  it('is not in the export if it is undone', async () => {
    const note = noteEvent(word.id, 'as in Latin');
    await phone.sync(note, buildUndo(note));
    expect(await exportNotes()).toEqual([]);
  });

  it('has at most 200 characters', async () => {
    const events = [noteEvent(word.id, 'a'.repeat(201))];
    const request = { deviceId: phone.id, cursor: 0, events, sessions: [] };
    const { status } = await app.refusal(routes.review.sync, request, learner.headers);
    expect(status).toBe(400);
  });
});

it('an answer tells other devices which word was given instead, whether that exists or not', async () => {
  const answers = [missingWordId, (await buildWord(app.database)).id].map((givenId) =>
    answerEvent(word.id, { verdict: 'wrong', givenId }),
  );
  const { received } = await phone.sync(...answers);
  expect(received.map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
  const { words } = await new SyncDevice(app, learner.headers).sync();
  expect(words[0]?.events).toMatchObject(answers.map(({ id, givenId }) => ({ id, givenId })));
});

describe('an id', () => {
  it('that comes again changes nothing, even with other content', async () => {
    const answer = answerEvent(word.id);
    const first = await phone.report(answer);
    const stored = [await findOwnCard(), await learner.activity()];
    const other = await buildWord(app.database);
    const { id } = answer;
    expect(await phone.report(answerEvent(other.id, { id, verdict: 'wrong' }))).toEqual(first);
    const { received } = await phone.sync(markEvent(word.id, { id, mark: 'unknown' }), answer);
    expect(received).toEqual([first, first]);
    expect([await findOwnCard(), await learner.activity()]).toEqual(stored);
    expect(await findOwnCard(other.id)).toBeUndefined();
  });

  it('may occur in the histories of two learners', async () => {
    const other = await buildLearner(app);
    const [mark, answer] = [markEvent(word.id), answerEvent(word.id)];
    await phone.sync(mark);
    await new SyncDevice(app, other.headers).sync({ ...answer, id: mark.id });
    expect(await learner.marks()).toMatchObject([{ knowing: Knowing.Known }]);
    expect(await other.marks()).toMatchObject([{ knowing: Knowing.Saved }]);
  });
});

it('is in the export of the account, even if it is undone', async () => {
  const [answer, mark] = [answerEvent(word.id), markEvent(word.id)];
  await phone.sync(answer, mark, buildUndo(mark));
  const { reviews } = await exportAccount(app, learner.headers);
  const { id, at, day } = answer;
  expect(reviews).toMatchObject([
    { id, word: { id: word.id }, reviewedAt: at, day, rating: 3, isUndone: false },
    { id: mark.id, mark: 'known', isUndone: true },
  ]);
});

it('ends with the account', async () => {
  await phone.sync(answerEvent(word.id), answerEvent(missingWordId));
  await app.call(routes.user.delete, {}, learner.headers);
  expect(await app.database.$count(review, eq(review.userId, learner.user.id))).toBe(0);
});

describe('the events of a word that the learner does not see yet', () => {
  it('count once somebody else has published it, also on another device', async () => {
    const { id, contributionId } = await buildPersonalWord(
      app.database,
      await buildUser(app.database),
    );
    const answer = answerEvent(id);
    expect(await phone.report(answer)).toMatchObject({ outcome: 'keptWithoutWord' });
    await phone.sync(noteEvent(id, 'note'));
    expect(await findOwnCard(id)).toBeUndefined();
    const admin = await app.headersOf(await buildUser(app.database, { role: UserRole.Admin }));
    const approval = { kind: 'word', id: contributionId, status: EntryStatus.Approved } as const;
    await app.call(routes.moderation.decide, approval, admin);
    await new SyncDevice(app, learner.headers).sync();
    expect(await findOwnCard(id)).toMatchObject({ lastRating: 3, reviews: 1 });
    expect(await learner.activity()).toMatchObject([{ answered: 1, reviewed: 1 }]);
  });

  it('count once the learner has contributed it, and again after it was deleted', async () => {
    const named = { langCode: 'eo', text: `atendata ${learner.user.id}` };
    const id = computeWordId(named);
    await phone.sync(answerEvent(id));
    for (let times = 0; times < 2; times += 1) {
      await app.call(routes.word.create, named, learner.headers);
      await phone.sync();
      expect(await findOwnCard(id)).toMatchObject({ reviews: 1 });
      await app.call(routes.word.delete, { id }, learner.headers);
      expect(await findOwnCard(id)).toBeUndefined();
    }
  });

  it('move to the word of another text, on all devices', async () => {
    const named = { langCode: 'eo', text: `malkorekta ${learner.user.id}` };
    const { id } = await app.call(routes.word.create, named, learner.headers);
    const [answer, mark] = [answerEvent(id), markEvent(id, { mark: 'known' })];
    await phone.sync(answer, mark, buildUndo(mark));
    const correction = { id, text: `korekta ${learner.user.id}` };
    const corrected = await app.call(routes.word.update, correction, learner.headers);
    const laptop = new SyncDevice(app, learner.headers);
    await laptop.sync();
    expect(await findOwnCard(corrected.id)).toMatchObject({ reviews: 1 });
    await phone.sync();
    expect(phone.events.get(answer.id)).toMatchObject({ wordId: corrected.id });
  });
});
