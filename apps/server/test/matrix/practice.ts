import { v7 as newId } from 'uuid';
import { createUnsubscribeToken } from '../../src/features/progress/reminder/unsubscribe.ts';
import { buildSession } from '../quiz-session.ts';
import { answerEvent, markEvent, today } from '../review-events.ts';
import {
  AddressedForm,
  authorsWrite,
  type EntriesOf,
  everybody,
  learners,
  ownerReads,
  ownerWrites,
} from './entry.ts';
import { buildQuiz, type World } from './world.ts';

const buildSettings = ({ list: { id } }: World) => buildQuiz({ kind: 'list', id });

export const review: EntriesOf<'review'> = {
  sync: {
    request: ({ hidden, quiz }) => ({
      deviceId: newId(),
      cursor: 0,
      events: [answerEvent(hidden.id, { sessionId: quiz.id }), markEvent(hidden.id)],
      sessions: [buildSession([hidden.id], { id: quiz.id })],
    }),
    outcomes: learners,
    repeat: 'ok',
  },
};

export const progress: EntriesOf<'progress'> = {
  settings: { request: () => ({}), outcomes: learners },
  updateSettings: {
    request: () => ({ goal: { unit: 'minutes', target: 5 }, reminderHour: 8 }),
    outcomes: learners,
    repeat: 'ok',
  },
  lists: {
    request: ({ list, hidden }) => ({ listIds: [list.id], knownIds: [hidden.id] }),
    outcomes: everybody,
  },
  studyLists: {
    request: ({ list }) => ({ listIds: [list.id], tranLangCode: 'ia', day: today }),
    outcomes: everybody,
  },
  plans: { request: () => ({ tranLangCode: 'ia', day: today }), outcomes: learners },
  savePlan: {
    request: ({ list }) => ({ listId: list.id, wordsPerDay: 7 }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  deletePlan: { request: ({ list }) => ({ listId: list.id }), outcomes: learners },
  mergePlans: {
    request: ({ list }) => ({ plans: [{ listId: list.id, wordsPerDay: 7 }] }),
    outcomes: learners,
    repeat: 'ok',
  },
  unsubscribe: {
    request: async (world) =>
      new AddressedForm(await unsubscribeAddress(world), { 'List-Unsubscribe': 'One-Click' }),
    outcomes: everybody,
  },
  openUnsubscribePage: { request: unsubscribeAddress, outcomes: everybody },
};

async function unsubscribeAddress({ app, people: { owner } }: World): Promise<string> {
  const token = await createUnsubscribeToken(app.database, owner.id);
  return `/front-progress/unsubscribe?${new URLSearchParams({ token })}`;
}

export const quiz: EntriesOf<'quiz'> = {
  entity: { request: buildSettings, outcomes: ownerReads },
  availability: {
    request: ({ list: { id } }) => ({
      source: { kind: 'list', id },
      tranLangCode: 'ia',
      seed: 1,
    }),
    outcomes: ownerReads,
  },
  current: { request: () => ({}), outcomes: learners },
  record: { request: ({ quiz: { id } }) => ({ id }), outcomes: ownerWrites },
  feed: { request: () => ({}), outcomes: learners },
  suggest: {
    request: ({ hidden }, _caller, id) => ({
      id,
      wordId: hidden.id,
      langCode: 'ia',
      text: 'parola',
    }),
    outcomes: authorsWrite,
    repeat: 'ok',
  },
};

export const lesson: EntriesOf<'lesson'> = {
  next: {
    request: ({ list }) => ({ langCode: 'eo', tranLangCode: 'ia', listId: list.id }),
    outcomes: ownerReads,
  },
  placement: {
    request: () => ({ langCode: 'eo', tranLangCode: 'ia' }),
    outcomes: everybody,
  },
  course: {
    request: () => ({ langCode: 'eo', tranLangCode: 'ia' }),
    outcomes: everybody,
  },
  unit: {
    request: () => ({ langCode: 'eo', tranLangCode: 'ia' }),
    outcomes: everybody,
  },
};

export const offline: EntriesOf<'offline'> = {
  words: {
    request: ({ hidden, common }) => ({ ids: [hidden.id, common.id], tranLangCode: 'ia' }),
    outcomes: everybody,
  },
};
