import { routes } from '@wordhoard/contract';
import { limits } from '@wordhoard/contract/limits';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/event-reader.ts';
import { buildWord } from '../../../test/factory.ts';
import { buildLearner, type Learner } from '../../../test/learner.ts';
import { buildSession, fruitQuiz } from '../../../test/quiz-session.ts';
import { answerEvent, buildUndo, markEvent, today } from '../../../test/review-events.ts';
import { SyncDevice } from '../../../test/sync-device.ts';
import { useApp } from '../../../test/test-app.ts';
import { insertEvents } from './event-store.ts';
import { maxEvents } from './events-after.ts';

const app = useApp();
let learner: Learner;
let phone: SyncDevice;
let laptop: SyncDevice;
let word: { id: string; langCode: string };
beforeEach(async () => {
  learner = await buildLearner(app);
  phone = new SyncDevice(app, learner.headers);
  laptop = new SyncDevice(app, learner.headers);
  word = await buildWord(app.database);
});

describe('another device', () => {
  it('gets the events of a word as schedules need them', async () => {
    const [answer, mark] = [answerEvent(word.id), markEvent(word.id)];
    const undo = buildUndo(mark);
    await phone.sync(answer, mark, undo);
    const { words, isComplete } = await laptop.sync();
    const events = [
      { id: answer.id, at: answer.at, day: today, rating: 3 },
      { id: mark.id, at: mark.at, day: today, mark: 'known' },
      { id: undo.id, at: undo.at, undoes: mark.id },
    ];
    expect(words).toEqual([{ wordId: word.id, langCode: word.langCode, events }]);
    expect(isComplete).toBe(true);
  });

  it('gets each event once, and none of its own', async () => {
    const [one, two] = [answerEvent(word.id), answerEvent(word.id)];
    await phone.sync(one);
    await laptop.sync(two);
    expect([...laptop.events.keys()]).toEqual([one.id]);
    expect((await laptop.sync()).words).toEqual([]);
    await phone.sync();
    expect([...phone.events.keys()]).toEqual([two.id]);
  });

  it('gets no event of its own whose answer was lost, once it sends it again', async () => {
    const [lost, others] = [answerEvent(word.id), answerEvent(word.id)];
    await phone.send(lost);
    await laptop.sync(others);
    await phone.sync(lost);
    expect([...phone.events.keys()]).toEqual([others.id]);
    expect((await phone.sync()).words).toEqual([]);
  });

  it('gets everything if the server lost what came before its cursor', async () => {
    const answer = answerEvent(word.id);
    await phone.sync(answer);
    laptop.cursor = 900;
    const own = markEvent(word.id);
    await laptop.sync(own);
    expect([...laptop.events.keys()]).toEqual([answer.id]);
    expect(laptop.cursor).toBe(2);
  });
});

describe('a long history', () => {
  it('of 500 answers and 10 sessions of the greatest length is sent at once', async () => {
    const answer = '語'.repeat(limits.quizAnswerMaxLength);
    const code = 'multiple-choice';
    const place = { round: 199, again: code } as const;
    const question = {
      wordId: word.id,
      rowId: word.id,
      columnId: word.id,
      code,
      ...place,
    } as const;
    const ids = Array.from({ length: limits.quizMaxWords }, () => word.id);
    const settings = { ...fruitQuiz, source: { kind: 'words', ids, langCode: 'eo' } } as const;
    const pairs = [...ids, ...ids].map(() => question);
    const answers = Array.from({ length: 500 }, () => answerEvent(word.id, { answer, code }));
    const sessions = Array.from({ length: 10 }, () => buildSession([], { settings, pairs }));
    const { received } = await learner.sync(answers, sessions);
    expect(received.filter(({ outcome }) => outcome === 'taken')).toHaveLength(500);
  });

  it('comes in pages, the last of which repeats what was sent with an earlier one', async () => {
    const moment = { wordId: word.id, reviewedAt: new Date(), day: today, practice: 3 } as const;
    const history = Array.from({ length: maxEvents + 2 }, () => ({ id: newId(), ...moment }));
    await insertEvents(app.database, learner.user.id, { last: 0 }, history);
    const own = answerEvent(word.id);
    const first = await phone.sync(own);
    expect(first).toMatchObject({ cursor: maxEvents, isComplete: false });
    expect(first.words[0]?.events).toHaveLength(maxEvents);
    const last = await phone.sync();
    expect(last).toMatchObject({ cursor: maxEvents + 3, isComplete: true });
    const rest = [...history.slice(maxEvents), own].map(({ id }) => id);
    expect(last.words[0]?.events.map(({ id }) => id)).toEqual(rest);
    expect((await phone.sync()).words).toEqual([]);
  });

  it('that fits in one answer is complete', async () => {
    const moment = { wordId: word.id, reviewedAt: new Date(), day: today, practice: 3 } as const;
    const history = Array.from({ length: maxEvents }, () => ({ id: newId(), ...moment }));
    await insertEvents(app.database, learner.user.id, { last: 0 }, history);
    const answer = await phone.sync(answerEvent(word.id));
    expect(answer).toMatchObject({ cursor: maxEvents + 1, isComplete: true });
    expect((await phone.sync()).words).toEqual([]);
  });
});

it('loses no event of devices that send at the same time', async () => {
  const devices = Array.from({ length: 6 }, () => new SyncDevice(app, learner.headers));
  const sent = devices.map(() => Array.from({ length: 4 }, () => answerEvent(word.id)));
  await Promise.all(
    devices.map(async (device, index) => {
      for (const answer of sent[index] ?? []) await device.sync(answer);
    }),
  );
  for (const [index, device] of devices.entries()) {
    await device.sync();
    const others = sent.filter((_, other) => other !== index).flat();
    expect([...device.events.keys()].sort()).toEqual(others.map(({ id }) => id).sort());
    expect(device.cursor).toBe(24);
  }
  expect(await learner.activity()).toMatchObject([{ answered: 24, milliseconds: 48_000 }]);
});

describe('other devices', () => {
  const listen = async () => {
    const { path } = routes.user.changes;
    return new EventReader(await app.request(path, { headers: learner.headers }));
  };

  it('are notified of events, and who has sent them', async () => {
    const stream = await listen();
    await phone.sync(answerEvent(word.id));
    const change = { kind: 'knowing', deviceId: phone.id };
    expect(await stream.next()).toEqual(change);
  });

  it('are notified of the end of a quiz session', async () => {
    const session = buildSession([word.id]);
    await learner.sync([], [session]);
    const stream = await listen();
    await learner.finish(session);
    expect(await stream.next()).toEqual({ kind: 'quiz' });
  });

  it('are not notified if nothing has changed', async () => {
    const stream = await listen();
    const answer = answerEvent(word.id);
    await phone.sync(answer);
    expect(await stream.next()).toMatchObject({ deviceId: phone.id });
    await phone.sync(answer);
    await phone.sync();
    await app.call(routes.user.update, { learn: 'ia' }, learner.headers);
    expect(await stream.next()).toEqual({ kind: 'user' });
  });
});
