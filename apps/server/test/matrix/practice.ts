import { Knowing } from '@wordhoard/contract/enumeration';
import { v7 as newId } from 'uuid';
import { answerTo, today } from '../quiz.ts';
import { type EntriesOf, learners, ownerReads, ownerWrites } from './entry.ts';
import { quizOf, type World } from './world.ts';

const nothingKnown = { rightDays: 0, lastRightDay: null, changedAt: null, provedAt: null };
const settingsOf = ({ list: { id } }: World) => quizOf({ kind: 'list', id });
const inQuiz = ({ quiz: { id } }: World) => ({ quizId: id });

export const knowing: EntriesOf<'knowing'> = {
  set: {
    request: ({ hidden }) => ({ wordId: hidden.id, knowing: Knowing.Known, day: today }),
    outcomes: ownerWrites,
  },
  setMany: {
    request: ({ hidden, common }) => ({
      wordIds: [common.id, hidden.id],
      knowing: Knowing.Known,
      day: today,
    }),
    outcomes: ownerWrites,
  },
  restore: {
    request: ({ hidden }) => {
      const before = { ...nothingKnown, knowing: Knowing.Unknown };
      return { changed: [{ wordId: hidden.id, knowing: Knowing.Saved, before }], day: today };
    },
    outcomes: learners,
  },
  prove: {
    request: ({ hidden, foreign }) => ({
      wordId: hidden.id,
      day: today,
      tranLangCode: 'ia',
      answer: foreign.text,
    }),
    outcomes: ownerWrites,
  },
  merge: {
    request: ({ hidden }) => ({
      words: [{ wordId: hidden.id, knowing: Knowing.Known, rightDays: 0 }],
      key: newId(),
    }),
    outcomes: learners,
  },
};

export const quiz: EntriesOf<'quiz'> = {
  entity: { request: settingsOf, outcomes: ownerReads },
  start: {
    request: (world) => ({
      settings: settingsOf(world),
      pairs: [{ wordId: world.hidden.id, code: 'cards' }],
    }),
    outcomes: ownerWrites,
  },
  current: { request: () => ({}), outcomes: learners },
  record: { request: ({ quiz: { id } }) => ({ id }), outcomes: ownerWrites },
  feed: { request: () => ({}), outcomes: learners },
  setIndex: { request: (world) => ({ ...inQuiz(world), index: 0 }), outcomes: ownerWrites },
  abandon: { request: inQuiz, outcomes: ownerWrites, changesWorld: true },
  saveResult: {
    request: (world) => ({ ...inQuiz(world), ...answerTo(world.hidden.id) }),
    outcomes: ownerWrites,
  },
  saveResults: {
    request: (world) => ({ ...inQuiz(world), results: [answerTo(world.hidden.id)] }),
    outcomes: ownerWrites,
  },
  undo: { request: inQuiz, outcomes: ownerWrites },
  finish: { request: inQuiz, outcomes: ownerWrites },
  merge: {
    request: (world) => {
      const finishedAt = new Date().toISOString();
      const results = [answerTo(world.hidden.id)];
      return { key: newId(), rounds: [{ settings: settingsOf(world), finishedAt, results }] };
    },
    outcomes: learners,
  },
  suggest: {
    request: ({ hidden }) => ({ wordId: hidden.id, langCode: 'ia', text: 'parola' }),
    outcomes: ownerWrites,
  },
};
