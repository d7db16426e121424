import { Knowing } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { createUnsubscribeToken } from '../../src/features/progress/reminder/unsubscribe.ts';
import { answerTo, today } from '../quiz.ts';
import {
  AddressedForm,
  type EntriesOf,
  everybody,
  learners,
  ownerReads,
  ownerWrites,
} from './entry.ts';
import { buildQuiz, type World } from './world.ts';

const knownToday = () =>
  ({ reviewedAt: new Date().toISOString(), day: today, mark: 'known' }) as const;
const buildSettings = ({ list: { id } }: World) => buildQuiz({ kind: 'list', id });
const inQuiz = ({ quiz: { id } }: World) => ({ quizId: id });

export const knowing: EntriesOf<'knowing'> = {
  set: {
    request: ({ hidden }) => ({ wordId: hidden.id, knowing: Knowing.Known, day: today }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  setMany: {
    request: ({ hidden, common }) => ({
      wordIds: [common.id, hidden.id],
      knowing: Knowing.Known,
      day: today,
    }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  restore: {
    request: ({ hidden }) => ({
      changed: [{ wordId: hidden.id, markedAt: '2026-03-01T00:00:00.000Z' }],
    }),
    outcomes: learners,
    repeat: 'ok',
  },
  prove: {
    request: ({ hidden, foreign }) => ({
      wordId: hidden.id,
      day: today,
      tranLangCode: 'ia',
      answer: foreign.text,
    }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  merge: {
    request: ({ hidden }) => ({ words: [{ wordId: hidden.id, reviews: [knownToday()] }] }),
    outcomes: learners,
    repeat: 'ok',
  },
};

export const progress: EntriesOf<'progress'> = {
  today: { request: () => ({ langCode: 'eo', day: today }), outcomes: learners },
  overview: { request: () => ({ langCode: 'eo', day: today }), outcomes: learners },
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
  start: {
    request: (world, _caller, id) => ({
      id,
      settings: buildSettings(world),
      pairs: [{ wordId: world.hidden.id, code: 'cards' }],
    }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  current: { request: () => ({}), outcomes: learners },
  record: { request: ({ quiz: { id } }) => ({ id }), outcomes: ownerWrites },
  feed: { request: () => ({}), outcomes: learners },
  setIndex: { request: (world) => ({ ...inQuiz(world), index: 0 }), outcomes: ownerWrites },
  abandon: { request: inQuiz, outcomes: ownerWrites, changes: 'world' },
  saveResult: {
    request: (world) => ({ ...inQuiz(world), ...answerTo(world.hidden.id) }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  saveResults: {
    request: (world) => ({ ...inQuiz(world), results: [answerTo(world.hidden.id)] }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
  undo: { request: inQuiz, outcomes: ownerWrites },
  finish: { request: inQuiz, outcomes: ownerWrites },
  merge: {
    request: (world) => {
      const finishedAt = new Date().toISOString();
      const results = [answerTo(world.hidden.id)];
      return { key: newId(), rounds: [{ settings: buildSettings(world), finishedAt, results }] };
    },
    outcomes: learners,
    repeat: 'ok',
  },
  suggest: {
    request: ({ hidden }, _caller, id) => ({
      id,
      wordId: hidden.id,
      langCode: 'ia',
      text: 'parola',
    }),
    outcomes: ownerWrites,
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
};
