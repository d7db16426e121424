import { v7 as newId } from 'uuid';
import { inLetters } from '../contribution-factory.ts';
import { buildImageFile } from '../image-file.ts';
import { recordingForm } from '../recording.ts';
import { buildWavFile } from '../sound-file.ts';
import { buildForm } from '../upload.ts';
import {
  authorsRead,
  authorsWrite,
  type EntriesOf,
  everybody,
  learners,
  ownerOrAdminWrites,
  ownerReads,
  ownerWrites,
  reactions,
} from './entry.ts';
import type { World } from './world.ts';

const pickId = ({ hidden: { id } }: World) => ({ id });
const like = { reaction: 1 };
const picture = buildImageFile();
const sound = buildWavFile();

export const word: EntriesOf<'word'> = {
  feed: { request: ({ mark }) => ({ text: mark }), outcomes: everybody },
  // Its co-author proposes the word.
  entity: { request: pickId, outcomes: ['NotFound', 'NotFound', 'ok', 'ok', 'ok'] },
  record: {
    request: ({ hidden }) => ({ langCode: 'eo', text: hidden.text }),
    outcomes: authorsRead,
  },
  translationRecord: {
    request: (world) => ({ ...pickId(world), tranLangCode: 'ia' }),
    outcomes: authorsRead,
  },
  words: {
    request: ({ hidden, common }) => ({ ids: [hidden.id, common.id] }),
    outcomes: everybody,
  },
  options: { request: ({ mark }) => ({ langCode: 'eo', text: mark }), outcomes: everybody },
  create: {
    request: (_world, _caller, id) => ({
      contributionId: id,
      langCode: 'eo',
      text: `nova ${id}`,
    }),
    outcomes: learners,
    repeat: 'ok',
  },
  update: {
    request: (world) => ({ ...pickId(world), speechPartIds: [6] }),
    outcomes: authorsWrite,
  },
  delete: { request: pickId, outcomes: authorsWrite, changes: 'world' },
  speech: {
    request: ({ hidden }) => `/front-word/speech/${hidden.id}`,
    outcomes: ['NotFound', 'NotFound', 'SpeechUnavailable', 'SpeechUnavailable', 'NotFound'],
  },
};

export const translation: EntriesOf<'translation'> = {
  feed: { request: ({ hidden }) => ({ wordId: hidden.id, langCode: 'ia' }), outcomes: everybody },
  record: { request: ({ translation }) => ({ id: translation.id }), outcomes: ownerReads },
  create: {
    request: ({ hidden, foreign }, _caller, id) => [
      { id, wordId: hidden.id, speechPartId: 2, dest: { id: foreign.id } },
    ],
    outcomes: authorsWrite,
    repeat: 'ok',
  },
  update: {
    request: ({ translation }) => ({ id: translation.id, speechPartId: 2 }),
    outcomes: ownerWrites,
  },
  delete: {
    request: ({ translation }) => ({ id: translation.id }),
    outcomes: ownerWrites,
    changes: 'world',
  },
  reaction: {
    request: ({ translation }) => ({ id: translation.id, ...like }),
    outcomes: reactions,
  },
  pin: {
    request: ({ translation }) => ({ tranId: translation.id }),
    outcomes: ownerWrites,
    repeat: 'ok',
  },
};

export const image: EntriesOf<'image'> = {
  feed: { request: ({ hidden }) => ({ wordId: hidden.id }), outcomes: everybody },
  record: { request: ({ image }) => ({ id: image.id }), outcomes: ownerReads },
  upload: {
    request: async ({ hidden }, _caller, id) =>
      buildForm({ id, wordId: hidden.id, bytes: await picture }),
    outcomes: authorsWrite,
    repeat: 'ok',
  },
  reaction: { request: ({ image }) => ({ id: image.id, ...like }), outcomes: reactions },
  pin: { request: ({ image }) => ({ wordImageId: image.id }), outcomes: ownerWrites, repeat: 'ok' },
  delete: {
    request: ({ image }) => ({ id: image.id }),
    outcomes: ownerOrAdminWrites,
    changes: 'world',
  },
};

export const recording: EntriesOf<'recording'> = {
  feed: { request: ({ hidden }) => ({ wordId: hidden.id }), outcomes: everybody },
  record: { request: ({ recording }) => ({ id: recording.id }), outcomes: ownerReads },
  upload: {
    request: ({ hidden }, _caller, id) => recordingForm({ id, wordId: hidden.id, bytes: sound }),
    outcomes: authorsWrite,
    repeat: 'ok',
  },
  reaction: { request: ({ recording }) => ({ id: recording.id, ...like }), outcomes: reactions },
  delete: {
    request: ({ recording }) => ({ id: recording.id }),
    outcomes: ownerOrAdminWrites,
    changes: 'world',
  },
};

export const tag: EntriesOf<'tag'> = {
  feed: { request: ({ common }) => ({ wordId: common.id }), outcomes: everybody },
  tagFeed: {
    request: ({ unusedTag: { code } }) => ({ langCode: 'eo', text: code }),
    outcomes: everybody,
  },
  record: { request: ({ unusedTag: { code } }) => ({ code }), outcomes: everybody },
  entity: { request: ({ unusedTag: { code } }) => ({ code, langCode: 'eo' }), outcomes: everybody },
  wordFeed: {
    request: ({ unusedTag: { code } }) => ({ code, langCode: 'eo' }),
    outcomes: everybody,
  },
  options: { request: ({ unusedTag: { code } }) => ({ text: code }), outcomes: everybody },
  create: {
    request: () => ({ code: `nova-${inLetters(newId())}` }),
    outcomes: learners,
    repeat: 'ok',
  },
  link: {
    request: ({ hidden, tag: { id } }) => ({ parentId: hidden.id, childId: id }),
    outcomes: ['NotAuthorized', 'LinkResourceNotFound', 'ok', 'ok', 'LinkResourceNotFound'],
    repeat: 'ok',
  },
  reaction: { request: ({ tagLink }) => ({ id: tagLink.id, ...like }), outcomes: reactions },
};
