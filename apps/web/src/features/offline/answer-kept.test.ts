import 'fake-indexeddb/auto';
import { createCard } from '@wordhoard/review-scheduler';
import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { type KeptWord, keptWordsAtom } from '../../shared/sharing/kept-words.ts';
import { buildWord } from '../../test/build-material.ts';
import { practiceAtom, visitor } from '../review/practice.ts';
import { emptyPractice } from '../review/practice-store.ts';
import { answerKeptAtom } from './answer-kept.ts';
import { contentStoreAtom } from './content-store.ts';

const kept: KeptWord = { id: 'kept', langCode: 'de', text: 'Jetlag', homograph: 1 };
const languages = { langCode: 'de', tranLangCode: 'en' };

let device: ReturnType<typeof createStore>;

beforeEach(async () => {
  device = createStore();
  device.set(keptWordsAtom, [kept]);
  const saved = { langCode: 'de', reviews: [], undone: [], card: createCard('2026-03-01') };
  const histories = { kept: saved, common: saved };
  device.set(practiceAtom, { ...emptyPractice, owner: visitor, histories });
  const content = device.get(contentStoreAtom);
  await content.claim(visitor);
  const words = [kept, { ...kept, id: 'common', text: 'Apfel' }].map(({ id, text }) => ({
    ...{ id, tranLangCode: 'en', storedAt: 0, accepted: [], homographs: [] },
    ...{ definitions: [], acceptedByDefinition: [] },
    word: { ...buildWord({ text, translations: [`${text} in English`] }), id },
  }));
  await content.change(visitor, { words });
});

const ask = (path: string, input: object) => device.set(answerKeptAtom, path, input);

it('asks about words that only this device keeps, with the others of a visitor', async () => {
  const source = { kind: 'words', ids: ['kept', 'common'], langCode: 'de' };
  const quiz = { source, tranLangCode: 'en', codes: ['cards'], seed: 1 };
  expect(await ask('/front-quiz/entity', quiz)).toMatchObject({
    pairs: [{ item: {} }, { item: {} }],
  });
  expect(await ask('/front-word/words', { ids: ['kept'], tranLangCode: 'en' })).toMatchObject({
    data: [{ text: 'Jetlag' }],
  });
  const page = { langCode: 'de', text: 'Jetlag', tranLangCode: 'en' };
  expect(await ask('/front-word/entity', page)).toMatchObject({ id: 'kept' });
});

it('teaches those that are saved and not learned', async () => {
  const lesson = { ...languages, savedIds: ['common', 'kept'] };
  expect(await ask('/front-lesson/next', lesson)).toMatchObject({ ids: ['kept'], remaining: 0 });
  expect(await ask('/front-lesson/next', { ...lesson, learnedIds: ['kept'] })).toBeUndefined();
});

it('leaves all other calls, and those of accounts, to the server', async () => {
  const source = { kind: 'words', ids: ['common'], langCode: 'de' };
  expect(await ask('/front-quiz/entity', { source, tranLangCode: 'en' })).toBeUndefined();
  expect(await ask('/front-word/entity', { langCode: 'de', text: 'Apfel' })).toBeUndefined();
  expect(await ask('/front-list/record', { id: 'kept' })).toBeUndefined();
  device.set(practiceAtom, { ...emptyPractice, owner: 'ada' });
  expect(await ask('/front-word/words', { ids: ['kept'] })).toBeUndefined();
});
