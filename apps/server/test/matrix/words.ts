import { v7 as newId } from 'uuid';
import { inLetters } from '../contribution-factory.ts';
import { buildImageFile } from '../image-file.ts';
import { formOf } from '../upload.ts';
import {
  type EntriesOf,
  everybody,
  learners,
  ownerOrAdminWrites,
  ownerReads,
  ownersOfTextRead,
  ownerWrites,
  reactions,
} from './entry.ts';
import type { World } from './world.ts';

const idOf = ({ hidden: { id } }: World) => ({ id });
const like = { reaction: 1 };
const picture = buildImageFile();

export const word: EntriesOf<'word'> = {
  feed: { ask: ({ mark }) => ({ text: mark }), answers: everybody },
  entity: { ask: idOf, answers: ownerReads },
  record: {
    ask: ({ hidden }) => ({ langCode: 'eo', text: hidden.text }),
    answers: ownersOfTextRead,
  },
  translationRecord: {
    ask: (world) => ({ ...idOf(world), tranLangCode: 'ia' }),
    answers: ownerReads,
  },
  words: { ask: ({ hidden, common }) => ({ ids: [hidden.id, common.id] }), answers: everybody },
  options: { ask: ({ mark }) => ({ langCode: 'eo', text: mark }), answers: everybody },
  create: { ask: () => ({ langCode: 'eo', text: `nova ${newId()}` }), answers: learners },
  update: { ask: (world) => ({ ...idOf(world), speechPartIds: [6] }), answers: ownerWrites },
  delete: { ask: idOf, answers: ownerWrites, changesWorld: true },
};

export const translation: EntriesOf<'translation'> = {
  feed: { ask: ({ hidden }) => ({ wordId: hidden.id, langCode: 'ia' }), answers: everybody },
  record: { ask: ({ translation }) => ({ id: translation.id }), answers: ownerReads },
  create: {
    ask: ({ hidden, foreign }) => [
      { wordId: hidden.id, speechPartId: 2, dest: { id: foreign.id } },
    ],
    answers: ownerWrites,
  },
  update: {
    ask: ({ translation }) => ({ id: translation.id, speechPartId: 2 }),
    answers: ownerWrites,
  },
  delete: {
    ask: ({ translation }) => ({ id: translation.id }),
    answers: ownerWrites,
    changesWorld: true,
  },
  reaction: { ask: ({ translation }) => ({ id: translation.id, ...like }), answers: reactions },
  pin: { ask: ({ translation }) => ({ tranId: translation.id }), answers: ownerWrites },
};

export const image: EntriesOf<'image'> = {
  feed: { ask: ({ hidden }) => ({ wordId: hidden.id }), answers: everybody },
  record: { ask: ({ image }) => ({ id: image.id }), answers: ownerReads },
  upload: {
    ask: async ({ hidden }) => formOf({ wordId: hidden.id, bytes: await picture }),
    answers: ownerWrites,
  },
  reaction: { ask: ({ image }) => ({ id: image.id, ...like }), answers: reactions },
  pin: { ask: ({ image }) => ({ wordImageId: image.id }), answers: ownerWrites },
  delete: {
    ask: ({ image }) => ({ id: image.id }),
    answers: ownerOrAdminWrites,
    changesWorld: true,
  },
};

export const tag: EntriesOf<'tag'> = {
  feed: { ask: ({ common }) => ({ wordId: common.id }), answers: everybody },
  tagFeed: {
    ask: ({ unusedTag: { code } }) => ({ langCode: 'eo', text: code }),
    answers: everybody,
  },
  record: { ask: ({ unusedTag: { code } }) => ({ code }), answers: everybody },
  entity: { ask: ({ unusedTag: { code } }) => ({ code, langCode: 'eo' }), answers: everybody },
  wordFeed: { ask: ({ unusedTag: { code } }) => ({ code, langCode: 'eo' }), answers: everybody },
  options: { ask: ({ unusedTag: { code } }) => ({ text: code }), answers: everybody },
  create: { ask: () => ({ code: `nova-${inLetters(newId())}` }), answers: learners },
  link: {
    ask: ({ hidden, tag: { id } }) => ({ parentId: hidden.id, childId: id }),
    answers: [
      'NotAuthorized',
      'LinkResourceNotFound',
      'LinkResourceNotFound',
      'ok',
      'LinkResourceNotFound',
    ],
  },
  reaction: { ask: ({ tagged }) => ({ id: tagged.id, ...like }), answers: reactions },
};
