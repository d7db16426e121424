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
    ask: ({ hidden }) => ({ wordId: hidden.id, knowing: Knowing.Known, day: today }),
    answers: ownerWrites,
  },
  setMany: {
    ask: ({ hidden, common }) => ({
      wordIds: [common.id, hidden.id],
      knowing: Knowing.Known,
      day: today,
    }),
    answers: ownerWrites,
  },
  restore: {
    ask: ({ hidden }) => {
      const before = { ...nothingKnown, knowing: Knowing.Unknown };
      return { changed: [{ wordId: hidden.id, knowing: Knowing.Saved, before }], day: today };
    },
    answers: learners,
  },
  prove: {
    ask: ({ hidden, foreign }) => ({
      wordId: hidden.id,
      day: today,
      tranLangCode: 'ia',
      answer: foreign.text,
    }),
    answers: ownerWrites,
  },
  merge: {
    ask: ({ hidden }) => ({
      words: [{ wordId: hidden.id, knowing: Knowing.Known, rightDays: 0 }],
      key: newId(),
    }),
    answers: learners,
  },
};

export const quiz: EntriesOf<'quiz'> = {
  entity: { ask: settingsOf, answers: ownerReads },
  start: {
    ask: (world) => ({
      settings: settingsOf(world),
      pairs: [{ wordId: world.hidden.id, code: 'cards' }],
    }),
    answers: ownerWrites,
  },
  current: { ask: () => ({}), answers: learners },
  record: { ask: ({ quiz: { id } }) => ({ id }), answers: ownerWrites },
  feed: { ask: () => ({}), answers: learners },
  setIndex: { ask: (world) => ({ ...inQuiz(world), index: 0 }), answers: ownerWrites },
  abandon: { ask: inQuiz, answers: ownerWrites, changesWorld: true },
  saveResult: {
    ask: (world) => ({ ...inQuiz(world), ...answerTo(world.hidden.id) }),
    answers: ownerWrites,
  },
  saveResults: {
    ask: (world) => ({ ...inQuiz(world), results: [answerTo(world.hidden.id)] }),
    answers: ownerWrites,
  },
  undo: { ask: inQuiz, answers: ownerWrites },
  finish: { ask: inQuiz, answers: ownerWrites },
  merge: {
    ask: (world) => {
      const finishedAt = new Date().toISOString();
      const results = [answerTo(world.hidden.id)];
      return { key: newId(), rounds: [{ settings: settingsOf(world), finishedAt, results }] };
    },
    answers: learners,
  },
  suggest: {
    ask: ({ hidden }) => ({ wordId: hidden.id, langCode: 'ia', text: 'parola' }),
    answers: ownerWrites,
  },
};
